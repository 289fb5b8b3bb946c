// What the clocks show, computed from the server's last message. The current time is a parameter.

import { clockText } from "../game/clock.js";
import { t } from "../words/words.js";

/** @import { Clocks, Color, TimeLeft } from "../online/types.d.ts" */
/** @import { Pace } from "../online/pace.js" */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What a player has left at a moment of the server's clock; null without a clock.
 * @param {Clocks} clocks
 * @param {Color} color
 * @param {Pace} pace
 * @param {number} now
 * @returns {TimeLeft | null}
 */
export function leftAt(clocks, color, pace, now) {
  const left = clocks[color];
  if (!left) return null;
  if (clocks.running !== color) return left;
  const passed = Math.max(0, now - clocks.at);
  const free = left.delay ?? 0;
  let ms = left.ms - Math.max(0, passed - free);
  let periods = left.periods ?? 0;
  if (pace.kind === "byo-yomi") {
    for (; ms <= 0 && periods > 0; periods -= 1) ms += pace.period * 1000;
  }
  return { ms: Math.max(0, ms), periods, delay: Math.max(0, free - passed) };
}

/** Whether a player should hurry: an eighth of the initial time, but from 10 to 60 seconds. @param {TimeLeft} left @param {Pace} pace */
export function isLow(left, pace) {
  if (pace.kind === "none") return false;
  if (pace.kind === "days") return left.ms < 6 * HOUR;
  if (pace.kind === "byo-yomi" && (left.periods ?? 0) > 0) return false;
  const limit = pace.kind === "byo-yomi" ? Math.min(10_000, pace.period * 500) : Math.min(60_000, Math.max(10_000, pace.base * 125));
  return left.ms < limit;
}

/** What stands on the clock. @param {TimeLeft} left */
export function leftText({ ms, delay }) {
  if (ms >= DAY) {
    const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
    return hours === 0 ? t("game-clock-days", { days }) : t("game-clock-days-hours", { days, hours });
  }
  if (ms >= 4 * HOUR) return t("game-clock-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / 60_000) });
  const text = clockText(ms);
  return delay ? `${text} +${Math.ceil(delay / 1000)}` : text;
}
