import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { ARROW, between, UNIT } from "../../board/art.js";
import { Chooser, nearest, nearestArrow, REACH } from "../../board/chooser.js";
import { reserveNote } from "../../board/incoming.js";
import { ends, leaf, Picking } from "../../board/picking.js";
import { setUpBoards } from "../../board/surroundings.js";
import { openCore } from "../../core/core.js";

/** @import { Geometry, GameStart, Listener, PointName, Spot, Step, Target, View } from "../../board/types.d.ts" */

const core = await openCore(await readFile(new URL("../../core/core.wasm", import.meta.url)));
const VARIANTS = /** @type {const} */ (["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"]);
/** White chooses a stretch with two of their own GIPF-pieces and one of Black's. @type {GameStart} */
const STRETCH = { variant: "gipf-standard", position: "P2G/pp3/2g2g/pPPG2p/p2PpP/1g1GP/p2P w remove:b 5-5" };

/** Returns the spots of points in the drawing. @param {Geometry["family"]} family */
function places(family) {
  const spots = new Map(core.geometry(family).points.map(({ name, x, y }) => [name, { x: x * UNIT, y: y * UNIT }]));
  return (/** @type {PointName} */ name) => spots.get(name) ?? { x: NaN, y: NaN };
}

/** Returns the spot to click to select a step. @param {Target["step"]} step @param {(name: PointName) => Spot} place @returns {Spot} */
function meant(step, place) {
  if (step.kind === "point") return place(step.at);
  if (step.kind === "arrow") return between(place(step.from), place(step.to), ARROW);
  if (step.kind !== "segment") throw new Error(`${step.kind} is not on the board`);
  const [first, last] = ends(step.points).map(place);
  return between(first, last, 0.5);
}

/** Returns pseudo-random numbers. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state % below;
  };
}

/** Yields the view before every action of random games. @param {number} games */
function* views(games) {
  for (const variant of VARIANTS) {
    for (let seed = 1; seed <= games; seed += 1) {
      const pick = chance(seed * 7919);
      const opened = core.open({ variant });
      for (let view = opened.view; !view.outcome; ) {
        yield view;
        let choice = view.choices[pick(view.choices.length)];
        while (choice.then?.length) choice = choice.then[pick(choice.then.length)];
        const takes = choice.takes ?? [];
        const token = choice.token ?? takes[pick(takes.length)].token;
        view = core.act(opened.id, token).view;
      }
      core.close(opened.id);
    }
  }
}

/** Yields every state that a picking can reach. @param {Picking} picking @returns {Generator<Picking>} */
function* pickings(picking) {
  yield picking;
  for (const target of picking.next()) {
    if (target.token !== null) continue;
    picking.take(target);
    yield* pickings(picking);
    picking.drop();
  }
}

test("every choice can be selected with a pointer", () => {
  for (const view of views(3)) {
    const place = places(view.family);
    for (const picking of pickings(new Picking(view.choices, view.toAct))) {
      const step = picking.picked?.step;
      const origin = step?.kind === "point" ? step.at : null;
      for (const target of picking.next()) {
        const found = nearest(picking.targets(), meant(target.step, place), place, REACH.mouse, origin);
        assert.equal(found, target, `${view.position}: ${JSON.stringify(target.step)} after ${JSON.stringify(step)}`);
      }
    }
  }
});

test("every dot can be dragged along each of its lines", () => {
  const { view } = core.open({ variant: "gipf-standard" });
  const place = places("gipf");
  for (const picking of pickings(new Picking(view.choices, "w"))) {
    const step = picking.picked?.step;
    if (step?.kind !== "point") continue;
    for (const target of picking.next()) {
      const { from, to } = /** @type {Extract<Step, { kind: "arrow" }>} */ (target.step);
      /** @type {Spot[]} */
      const [start, a, b] = [step.at, from, to].map(place);
      for (const far of [0.6, 3, 7]) {
        /** @type {Spot} */
        const spot = { x: start.x + (b.x - a.x) * far, y: start.y + (b.y - a.y) * far };
        assert.equal(nearestArrow(picking.targets(), step.at, spot, place), target);
      }
    }
  }
});

test("all five windows of nine markers are reached by sliding along them", () => {
  const { view } = core.open({ variant: "yinsh", position: "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0" });
  const place = places("yinsh");
  const picking = new Picking(view.choices, "w");
  const reached = new Set();
  for (let row = 1; row <= 9; row += 1) reached.add(nearest(picking.targets(), place(`d${row}`), place, REACH.mouse, null)?.token);
  assert.deepEqual([...reached], ["xd1-d5", "xd2-d6", "xd3-d7", "xd4-d8", "xd5-d9"]);
});

test("at the crossing of two rows neither is selected, and next to it the nearer one is", () => {
  const { view } = core.open({ variant: "yinsh", position: "4/5R1/r1R5/3M4r/3mM5/R1MMMMM2/5M4/r2m1M1R1/7r/3R3/2r1 w row:w 0-0" });
  const place = places("yinsh");
  const meantAt = (/** @type {PointName} */ name) =>
    nearest(new Picking(view.choices, "w").targets(), place(name), place, REACH.mouse, null)?.token ?? null;
  assert.deepEqual(["f6", "f5", "g7", "e5"].map(meantAt), [null, "xf4-f8", "xd4-h8", "xd4-h8"]);
});

test("a player's own GIPF-pieces stay and the opponent's go, unless the player changes that", () => {
  const { view } = core.open(STRETCH);
  const picking = new Picking(view.choices, "w");
  assert.equal(picking.take(picking.next()[0]), null);
  assert.equal(picking.takeToken, "xb2,c3*,Gd4*,f5,h5");
  picking.take(/** @type {Target} */ (picking.targets().find(({ step }) => step.kind === "toggle" && step.at === "g5")));
  assert.equal(picking.takeToken, "xb2,c3*,Gd4*,f5,Gg5,h5");
});

test("a dot with one direction needs one click", () => {
  const { view } = core.open({ variant: "gipf-standard" });
  const corner = view.choices.find(({ step }) => step.kind === "point" && step.at === "e9");
  assert.equal(corner && leaf(corner), "e9-e7");
});

test("one kind of piece is always picked, and cannot be dropped", () => {
  const { view } = core.open({ variant: "gipf-tournament", turns: ["Ge8", "Ge2"] });
  const picking = new Picking(view.choices, "w", "gipf");
  assert.deepEqual(picking.path[0].step, { kind: "piece", piece: "gipf" });
  assert.equal(picking.drop(), false);
});

test("the single piece is picked as soon as it is allowed, so tapping dots alone does not use up the reserve", () => {
  const { id, view } = core.open({ variant: "gipf-tournament" });
  const picked = (/** @type {View} */ { choices, toAct }) => new Picking(choices, toAct).path[0]?.step;
  assert.deepEqual(picked(view), { kind: "piece", piece: "gipf" });
  core.act(id, "Ge8");
  assert.deepEqual(picked(core.act(id, "Ge2").view), { kind: "piece", piece: "single" });
});

/** Returns a chooser that draws nothing, and what it played. @param {Partial<Listener>} listener */
function blindChooser(listener) {
  /** @type {string[]} */
  const played = [];
  const silent = { choose: (/** @type {string} */ token) => played.push(token), preview: () => [], doubt: () => null, picked: () => {} };
  const chooser = new Chooser(/** @type {any} */ ({}), /** @type {any} */ ({ ...silent, ...listener }));
  return { played, chooser: Object.assign(chooser, { redraw: () => void Object.assign(chooser, { doubtful: null }) }) };
}

test("a GIPF-piece stays picked until four pieces are left in reserve", () => {
  const { chooser } = blindChooser({});
  const { view } = core.open({ variant: "gipf-tournament", turns: ["Ge8", "Ge2"] });
  chooser.set(view, true);
  chooser.bring(chooser.picking.pieces()[0]);
  const picked = () => chooser.picking.path[0]?.step;
  chooser.set(view, true);
  assert.deepEqual([picked(), chooser.low], [{ kind: "piece", piece: "gipf" }, null]);
  chooser.set({ ...view, white: { ...view.white, reserve: 4 } }, true);
  assert.deepEqual([picked(), chooser.low], [{ kind: "piece", piece: "single" }, 4]);
});

test("players who choose GIPF-pieces once and then press only dots survive turn 9, and are warned when four pieces are left", () => {
  setUpBoards({ texts: (id) => id });
  const { chooser, played } = blindChooser({});
  const { id, view } = core.open({ variant: "gipf-tournament" });
  const pick = chance(7919);
  const warned = new Set();
  let now = view;
  while (!now.outcome && now.turns.length < 20) {
    chooser.set(now, true);
    const { picking } = chooser;
    const reserve = now.toAct === "w" ? now.white.reserve : now.black.reserve;
    if (now.turns.length < 4) chooser.bring(picking.pieces()[0]);
    else if (reserveNote(chooser) === "board-reserve-low") warned.add(`${now.toAct}${reserve}`);
    const before = played.length;
    while (played.length === before && picking.takeToken === null) chooser.take(picking.next()[pick(picking.next().length)]);
    if (played.length === before) chooser.confirm();
    now = core.act(id, played[before]).view;
  }
  assert.ok(now.turns.length >= 20, `${now.turns.length} turns: ${played.join(" ")}`);
  assert.deepEqual([...warned].sort(), ["b4", "w4"]);
});

test("a choice with consequences is played only when it is confirmed", () => {
  const doubt = { question: "Sure?", yes: "Yes", no: "No" };
  const { chooser, played } = blindChooser({ doubt: (token) => (token === "e8" ? doubt : null) });
  chooser.set(core.open({ variant: "gipf-basic", position: "4/5/6/7/6/5/4 w push 12-12" }).view, true);
  const spot = (/** @type {PointName} */ at) =>
    /** @type {Target} */ (chooser.picking.targets().find(({ step, token }) => token !== null && step.kind === "point" && step.at === at));
  chooser.take(spot("e8"));
  assert.deepEqual([chooser.doubtful, played], [{ token: "e8", doubt }, []]);
  assert.equal(chooser.drop(), true);
  assert.equal(chooser.doubtful, null);
  chooser.take(spot("e2"));
  assert.deepEqual(played, ["e2"]);
});

test("after a ring has been picked, another can be picked instead", () => {
  const { view } = core.open({ variant: "yinsh", turns: ["f6", "f7", "e5", "e6", "d4", "d5", "c3", "c4", "b2", "b3"] });
  const picking = new Picking(view.choices, "w");
  const [first, second] = picking.next();
  picking.take(first);
  picking.take(/** @type {Target} */ (picking.targets().find(({ choice }) => choice === second.choice)));
  assert.equal(picking.picked, second.choice);
});
