// Which choice a pointer means: the nearest one in reach.
import { ends } from "./picking.js";
import { between, distance, UNIT } from "./svg.js";

/** @typedef {import("./picking.js").Target} Target */
/** @typedef {import("./svg.js").Spot} Spot */
/** @typedef {import("../core/types.d.ts").Step} Step */
/** @typedef {(name: string) => Spot} Place */

/** How near a mouse must come to a point, how near a finger, and how far one may slip off what is picked. */
export const REACH = { mouse: 0.5 * UNIT, touch: 0.95 * UNIT, rest: 0.3 * UNIT };

/** How far a spot is from the line between two others. @param {Spot} spot @param {Spot} from @param {Spot} to */
export function offLine(spot, from, to) {
  const length = distance(from, to) ** 2;
  const share = length === 0 ? 0 : ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
  return distance(spot, between(from, to, Math.min(1, Math.max(0, share))));
}

/** @param {Step} step @param {Spot} spot @param {Place} place @param {number} reach @param {string | null} origin */
function score(step, spot, place, reach, origin) {
  if (step.kind === "point") {
    const far = distance(spot, place(step.at));
    return far <= reach ? far : Infinity;
  }
  if (step.kind === "arrow") {
    const from = place(step.from), to = place(step.to);
    // The arrow itself counts, and its end that is not picked: several arrows may share the other one.
    const far = Math.min(distance(spot, between(from, to, 0.5)), distance(spot, origin === step.to ? from : to));
    return far <= reach ? far : Infinity;
  }
  if (step.kind === "segment") {
    const [first, last] = ends(step.points).map(place);
    const beside = offLine(spot, first, last);
    // Along a run the segment slides with the pointer; where two rows cross, the one that the pointer follows is meant.
    return beside <= reach ? distance(spot, between(first, last, 0.5)) + beside : Infinity;
  }
  return Infinity;
}

/**
 * The target that a spot means.
 * @param {Target[]} targets @param {Spot} spot @param {Place} place @param {number} reach
 * @param {string | null} origin the point that is picked
 * @returns {Target | null}
 */
export function nearest(targets, spot, place, reach, origin) {
  let best = null, least = Infinity, deepest = -1;
  for (const target of targets) {
    if ("toggle" in target) {
      if (distance(spot, place(target.toggle)) <= 0.48 * UNIT) return target;
      continue;
    }
    const far = score(target.choice.step, spot, place, reach, origin);
    if (far === Infinity) continue;
    // What follows the last pick comes before taking up something else.
    if (target.level < deepest && far > least - 0.2 * UNIT) continue;
    if (far < least || (target.level > deepest && far < least + 0.2 * UNIT)) [best, least, deepest] = [target, far, target.level];
  }
  return best;
}

/**
 * The arrow that a drag means, however far it goes: out of its dot or onwards from its spot, the direction decides.
 * @param {Target[]} targets @param {string} origin the point that is picked @param {Spot} spot @param {Place} place
 * @returns {Target | null}
 */
export function nearestArrow(targets, origin, spot, place) {
  const start = place(origin);
  const dragged = Math.atan2(spot.y - start.y, spot.x - start.x);
  let best = null, least = Math.PI / 4;
  for (const target of targets) {
    if ("toggle" in target || target.choice.step.kind !== "arrow") continue;
    const { from, to } = target.choice.step;
    if (from !== origin && to !== origin) continue;
    const a = place(from), b = place(to);
    const turn = Math.abs(dragged - Math.atan2(b.y - a.y, b.x - a.x));
    const angle = Math.min(turn, 2 * Math.PI - turn);
    if (angle < least) [best, least] = [target, angle];
  }
  return best;
}
