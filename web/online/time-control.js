// Time controls in the server's notation, such as `300+3`, and their names.

import { t } from "../words/words.js";

/** @import { Speed } from "../protocol/types.d.ts" */

/**
 * A time control, in seconds or days.
 * @typedef {{ kind: "none" } | { kind: "absolute", base: number } | { kind: "fischer", base: number, increment: number }
 *   | { kind: "delay", base: number, delay: number } | { kind: "byo-yomi", base: number, periods: number, period: number }
 *   | { kind: "days", days: number }} TimeControl
 */

const SPEEDS = /** @type {const} */ ({
  bullet: "online-speed-bullet",
  blitz: "online-speed-blitz",
  rapid: "online-speed-rapid",
  classical: "online-speed-classical",
  correspondence: "online-speed-correspondence",
});

/** @param {string} text @returns {TimeControl} no clock if it cannot be parsed */
export function readTimeControl(text) {
  const number = "(\\d+(?:\\.\\d+)?)";
  const match = (/** @type {string} */ form) => new RegExp(`^${form}$`).exec(text)?.slice(1).map(Number) ?? null;
  const days = match("(\\d+)days?");
  if (days) return { kind: "days", days: Number(days[0]) };
  const periods = match(`${number}\\+(\\d+)x${number}`);
  if (periods) return { kind: "byo-yomi", base: Number(periods[0]), periods: Number(periods[1]), period: Number(periods[2]) };
  const delay = match(`${number}d${number}`);
  if (delay) return { kind: "delay", base: Number(delay[0]), delay: Number(delay[1]) };
  const fischer = match(`${number}\\+${number}`);
  if (fischer) return { kind: "fischer", base: Number(fischer[0]), increment: Number(fischer[1]) };
  const absolute = match(number);
  return absolute ? { kind: "absolute", base: Number(absolute[0]) } : { kind: "none" };
}

/** @param {TimeControl} control */
export function writeTimeControl(control) {
  switch (control.kind) {
    case "none":
      return "-";
    case "absolute":
      return `${control.base}`;
    case "fischer":
      return `${control.base}+${control.increment}`;
    case "delay":
      return `${control.base}d${control.delay}`;
    case "byo-yomi":
      return `${control.base}+${control.periods}x${control.period}`;
    case "days":
      return `${control.days}days`;
  }
}

/** Tests whether both players must be present. @param {TimeControl} control */
export function isLive({ kind }) {
  return kind !== "none" && kind !== "days";
}

/** Formats seconds as minutes if that is shorter. @param {number} seconds */
const minutes = (seconds) => (seconds === 15 ? "¼" : seconds === 30 ? "½" : seconds === 45 ? "¾" : String(Math.round(seconds / 6) / 10));

/** Formats a time control as players write it: `5+3`. @param {string} text */
export function timeControlName(text) {
  const control = readTimeControl(text);
  switch (control.kind) {
    case "none":
      return t("online-clock-none");
    case "absolute":
      return `${minutes(control.base)}+0`;
    case "fischer":
      return `${minutes(control.base)}+${control.increment}`;
    case "delay":
      return `${minutes(control.base)} d${control.delay}`;
    case "byo-yomi":
      return `${minutes(control.base)} + ${control.periods}×${control.period}`;
    case "days":
      return t("online-days", { days: control.days });
  }
}

/** @param {Speed} speed */
export function speedName(speed) {
  return t(SPEEDS[speed]);
}
