// Clocks as the server writes them, `300+3` for example, and what they are called.

import { t } from "../words/words.js";

/** @import { Speed } from "./types.d.ts" */

/**
 * Seconds, but days are days.
 * @typedef {{ kind: "none" } | { kind: "absolute", base: number } | { kind: "fischer", base: number, increment: number }
 *   | { kind: "delay", base: number, delay: number } | { kind: "byo-yomi", base: number, periods: number, period: number }
 *   | { kind: "days", days: number }} Pace
 */

const SPEEDS = /** @type {const} */ ({
  bullet: "online-speed-bullet",
  blitz: "online-speed-blitz",
  rapid: "online-speed-rapid",
  classical: "online-speed-classical",
  correspondence: "online-speed-correspondence",
});

/** @param {string} text @returns {Pace} what cannot be read is no clock */
export function readPace(text) {
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

/** @param {Pace} pace */
export function writePace(pace) {
  switch (pace.kind) {
    case "none":
      return "-";
    case "absolute":
      return `${pace.base}`;
    case "fischer":
      return `${pace.base}+${pace.increment}`;
    case "delay":
      return `${pace.base}d${pace.delay}`;
    case "byo-yomi":
      return `${pace.base}+${pace.periods}x${pace.period}`;
    case "days":
      return `${pace.days}days`;
  }
}

/** Whether both sit there at the same time. @param {Pace} pace */
export function isLive({ kind }) {
  return kind !== "none" && kind !== "days";
}

/** Minutes, where that is shorter. @param {number} seconds */
const minutes = (seconds) => (seconds === 15 ? "¼" : seconds === 30 ? "½" : seconds === 45 ? "¾" : String(Math.round(seconds / 6) / 10));

/** A clock in few signs, as players write it: `5+3`. @param {string} text */
export function paceName(text) {
  const pace = readPace(text);
  switch (pace.kind) {
    case "none":
      return t("online-clock-none");
    case "absolute":
      return `${minutes(pace.base)}+0`;
    case "fischer":
      return `${minutes(pace.base)}+${pace.increment}`;
    case "delay":
      return `${minutes(pace.base)} d${pace.delay}`;
    case "byo-yomi":
      return `${minutes(pace.base)} + ${pace.periods}×${pace.period}`;
    case "days":
      return t("online-days", { days: pace.days });
  }
}

/** @param {Speed} speed */
export function speedName(speed) {
  return t(SPEEDS[speed]);
}
