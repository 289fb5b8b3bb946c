// The same game a second time, outside the browser: it determines how an action is chosen, and which pieces the board must show after it.

import { readFileSync } from "node:fs";
import { openCore, openDocuments } from "../../core/core.js";
import { joined } from "../../potentials/joined.js";

/** @typedef {import("../../core/types.d.ts").Choice} Choice */
/** @typedef {import("../../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../../core/types.d.ts").PointName} PointName */
/** @typedef {import("../../core/types.d.ts").Token} Token */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("../../core/types.d.ts").View} View */

/**
 * How to choose an action: the steps in their order, and the pieces to take if that is a choice. At crossed points a row cannot
 * be distinguished from another one.
 * @typedef {{ path: Choice[], take: PointName[] | null, crossed: PointName[] }} Way
 */

const moduleOf = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url));

const plain = await openCore(moduleOf("core/core.wasm"));

const board = joined(plain, await openCore(moduleOf("potentials/core.wasm")));

/** The core, from the same modules that the site uses. */
export const core = { ...board, ...(await openDocuments(moduleOf("potentials/documents.wasm"))) };

export class Shadow {
  /** @param {GameStart} opening */
  constructor(opening) {
    const { id, view } = core.open(opening);
    this.opening = opening;
    this.id = id;
    /** @type {View} */
    this.view = view;
  }

  /** @param {Token} action @returns {Way} */
  way(action) {
    const found = find(this.view.choices, action);
    if (!found) throw new Error(`${action} is not a choice in ${this.view.position}`);
    const way = { ...found, crossed: crossings(this.view.choices, found.path[0].step) };
    // If only one kind of piece can come in, the board does not ask.
    return way.path[0].step.kind === "piece" && this.view.choices.length === 1 ? { ...way, path: way.path.slice(1) } : way;
  }

  /** Plays an action, and returns its effects. @param {Token} action */
  act(action) {
    const { effects, view } = core.act(this.id, action);
    this.view = view;
    return effects;
  }

  undo() {
    this.view = core.undo(this.id);
  }

  /** The game from its start, including an unfinished turn. @returns {GameStart} */
  get played() {
    const { turns, part } = this.view;
    const before = this.opening.turns ?? [];
    const own = turns.slice(before.length).map(({ token }) => token);
    return { ...this.opening, turns: [...before, ...own, ...(part ? [part] : [])] };
  }

  /** The pieces on the board, in a fixed order. */
  get pieces() {
    return this.view.pieces.map(({ at, kind, color }) => `${at} ${color} ${kind}`).sort();
  }
}

/**
 * @param {Choice[]} choices
 * @param {Token} action
 * @returns {Pick<Way, "path" | "take"> | null}
 */
function find(choices, action) {
  for (const choice of choices) {
    if (choice.token === action) return { path: [choice], take: null };
    const taken = choice.takes?.find(({ token }) => token === action);
    if (taken) return { path: [choice], take: /** @type {any} */ (choice.takes).length > 1 ? taken.take : null };
    const rest = choice.then && find(choice.then, action);
    if (rest) return { path: [choice, ...rest.path], take: rest.take };
  }
  return null;
}

/**
 * Returns the points of a row that another row crosses.
 * @param {Choice[]} choices
 * @param {Choice["step"]} row
 */
function crossings(choices, row) {
  if (row.kind !== "segment") return [];
  return choices.flatMap(({ step }) => {
    const common = step.kind === "segment" ? step.points.filter((point) => row.points.includes(point)) : [];
    return common.length === 1 ? common : [];
  });
}

/**
 * Returns the turns of a whole game played by the engine.
 * @param {VariantId} variant
 * @returns {Token[]}
 */
export function recordedGame(variant) {
  const text = readFileSync(new URL(`../games/${variant}.txt`, import.meta.url), "utf8");
  const words = text.slice(text.indexOf("\n\n")).trim().split(/\s+/);
  // Without the numbers of the turns, and without the result.
  return words.slice(0, -1).filter((word) => !/^\d+\.$/.test(word));
}

/**
 * Returns all actions that can be chosen.
 * @param {Choice[]} choices
 * @returns {Token[]}
 */
export function tokensOf(choices) {
  return choices.flatMap(({ token, takes, then }) => [
    ...(token ? [token] : []),
    ...(takes ?? []).map((take) => take.token),
    ...tokensOf(then ?? []),
  ]);
}

/** Returns the actions of a turn. @param {Token} turn */
export const actionsOf = (turn) => turn.split(";");
