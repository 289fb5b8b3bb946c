// What a browser is called that introduces itself in the usual long way.

/** Earlier ones say the names of later ones too. @type {[RegExp, string][]} */
const PROGRAMS = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** @type {[RegExp, string][]} */
const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * `Firefox · Linux`; for what is not known, the first word that it says.
 * @param {string} agent
 */
export function agentName(agent) {
  const named = (/** @type {[RegExp, string][]} */ list) => list.find(([sign]) => sign.test(agent))?.[1];
  const parts = [named(PROGRAMS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : (agent.split(/\s/)[0] || "?").slice(0, 60);
}
