// Short names of browsers, from their user-agent string.

/** The order matters: the string of an earlier browser also contains the names of later ones. @type {[RegExp, string][]} */
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
 * Returns a name like `Firefox · Linux`; for an unknown browser, the first word of its string.
 * @param {string} agent
 */
export function agentName(agent) {
  const named = (/** @type {[RegExp, string][]} */ list) => list.find(([sign]) => sign.test(agent))?.[1];
  const parts = [named(PROGRAMS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : (agent.split(/\s/)[0] || "?").slice(0, 60);
}
