// Clock values, computed from the server's last message. The current time is a parameter.

import { clockText } from "../game/clock.js";
import { t } from "../words/words.js";

/** @import { Clocks, Color, TimeLeft } from "../protocol/types.d.ts" */
/** @import { TimeControl } from "../online/time-control.js" */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns a player's remaining time at a given server time; null without a clock.
 * @param {Clocks} clocks
 * @param {Color} color
 * @param {TimeControl} control
 * @param {number} now
 * @returns {TimeLeft | null}
 */
export function leftAt(clocks, color, control, now) {
  const left = clocks[color];
  if (!left) return null;
  if (clocks.running !== color) return left;
  const passed = Math.max(0, now - clocks.at);
  const free = left.delay ?? 0;
  let ms = left.ms - Math.max(0, passed - free);
  let periods = left.periods ?? 0;
  if (control.kind === "byo-yomi") {
    for (; ms <= 0 && periods > 0; periods -= 1) ms += control.period * 1000;
  }
  return { ms: Math.max(0, ms), periods, delay: Math.max(0, free - passed) };
}

/**
 * Tests whether a player is low on time: an eighth of the initial time, but at least 10 and at most 60 seconds.
 * @param {TimeLeft} left @param {TimeControl} control
 */
export function isLow(left, control) {
  if (control.kind === "none") return false;
  if (control.kind === "days") return left.ms < 6 * HOUR;
  if (control.kind === "byo-yomi" && (left.periods ?? 0) > 0) return false;
  const limit =
    control.kind === "byo-yomi" ? Math.min(10_000, control.period * 500) : Math.min(60_000, Math.max(10_000, control.base * 125));
  return left.ms < limit;
}

/** Formats the time on the clock. @param {TimeLeft} left */
export function leftText({ ms, delay }) {
  if (ms >= DAY) {
    const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
    return hours === 0 ? t("game-clock-days", { days }) : t("game-clock-days-hours", { days, hours });
  }
  if (ms >= 4 * HOUR) return t("game-clock-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / 60_000) });
  const text = clockText(ms);
  return delay ? `${text} +${Math.ceil(delay / 1000)}` : text;
}
