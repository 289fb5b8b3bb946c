// The values of the lines of a board, from White's point of view: their changes by a turn, and the outlines that show them.

import { between, distance } from "../board/art.js";

/** @import { Color, PointName } from "../core/types.d.ts" */
/** @import { Evaluation } from "../engine/messages.d.ts" */
/** @import { Spot } from "../board/types.d.ts" */

/**
 * A line of the board, its value in hundredths, and the shares of its points in the value.
 * @typedef {{ name: string, points: PointName[], value: number, shares: number[] }} Line
 */

/** The static evaluation of a position in hundredths: that of all lines, and everything else. @typedef {{ lines: Line[], rest: number }} LineControl */

/** A change of a line's value by a turn. @typedef {{ name: string, points: PointName[], change: number }} Change */

/** Number of changes that are named. */
const NAMED_MAX = 3;

/** Share of a point, in hundredths, below which a line is not drawn there. */
const SHARE_MIN = 1;

/** Half the width at a share of one hundredth, in drawing units. */
const WIDTH_AT_ONE = 1.7;

/** Power of the share with which the width grows: shares differ too much for one, and all would look alike for a half. */
const GROWTH = 0.75;

/** Maximum of half the width: pieces are wider, so it is clear on which point a line is strong. */
const WIDTH_MAX = 25;

/** Names a line by its ends. @param {PointName[]} points */
export const nameOf = (points) => `${points[0]}–${points.at(-1)}`;

/**
 * Converts the engine's answer, which is for the player to act, to White's point of view.
 * @param {Pick<Evaluation, "lines" | "rest">} evaluation
 * @param {Color} toAct
 * @returns {LineControl}
 */
export function controlOf({ lines, rest }, toAct) {
  const sign = toAct === "w" ? 1 : -1;
  // Adding 0 turns -0 into 0.
  const turned = (/** @type {number} */ value) => sign * value + 0;
  return {
    lines: lines.map(({ points, value, shares }) => ({
      name: nameOf(points),
      points,
      value: turned(value),
      shares: shares.map(turned),
    })),
    rest: turned(rest),
  };
}

/** Returns the sum of the values of all lines. @param {LineControl} control */
export const sumOf = ({ lines }) => lines.reduce((sum, { value }) => sum + value, 0);

/**
 * Returns the largest changes between two positions of a game, the largest first.
 * @param {LineControl} before @param {LineControl} after
 * @returns {Change[]}
 */
export function largestChanges(before, after) {
  const values = new Map(before.lines.map(({ name, value }) => [name, value]));
  const changes = after.lines.map(({ name, points, value }) => ({ name, points, change: value - (values.get(name) ?? 0) }));
  return changes
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, NAMED_MAX);
}

/** Returns half the width of a line at a point: positive for White, negative for Black. @param {number} share in hundredths */
export function widthOf(share) {
  const size = Math.abs(share);
  return size < SHARE_MIN ? 0 : Math.sign(share) * Math.min(WIDTH_MAX, WIDTH_AT_ONE * size ** GROWTH);
}

/** A place on a line, and half the width of the line there. @typedef {{ spot: Spot, width: number }} Sample */

/**
 * Returns the outlines of a line where it favours a player. The line is thick where its value is large, and tapers off where
 * one player's part ends and the other's begins.
 * @param {number[]} shares
 * @param {Spot[]} spots of the points
 * @param {Color} player
 * @returns {Spot[][]} corners of polygons
 */
export function outlinesOf(shares, spots, player) {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return [];
  const sign = player === "w" ? 1 : -1;
  const samples = spots.map((spot, index) => ({ spot, width: sign * widthOf(shares[index] ?? 0) }));
  const length = distance(first, last);
  const across = { x: (first.y - last.y) / length, y: (last.x - first.x) / length };
  const beside = (/** @type {Sample} */ { spot: { x, y }, width }) => ({ x: x + across.x * width, y: y + across.y * width });
  return partsOf(crossed(samples)).map((part) => [
    ...part.map(beside),
    ...part.reverse().map(({ spot, width }) => beside({ spot, width: -width })),
  ]);
}

/** Adds the places where the sign of the width changes. @param {Sample[]} samples @returns {Sample[]} */
function crossed(samples) {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    if (!next || sample.width * next.width >= 0) return [sample];
    const share = Math.abs(sample.width) / (Math.abs(sample.width) + Math.abs(next.width));
    return [sample, { spot: between(sample.spot, next.spot, share), width: 0 }];
  });
}

/** Returns the parts of a line with a positive width, each with the ends at which it tapers off. @param {Sample[]} samples */
function partsOf(samples) {
  /** @type {Sample[][]} */
  const parts = [];
  samples.forEach((sample, index) => {
    if (sample.width <= 0) return;
    const [before, after] = [samples[index - 1], samples[index + 1]];
    if (before && before.width > 0) parts.at(-1)?.push(sample);
    else parts.push(before ? [before, sample] : [sample]);
    if (after && after.width <= 0) parts.at(-1)?.push(after);
  });
  return parts;
}
