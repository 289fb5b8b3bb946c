// A position that is being set up by hand. The core checks whether it is possible.

/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").View} View */
/** @typedef {import("../core/types.js").Side} Side */
/** @typedef {import("../core/types.js").Piece} Piece */
/** @typedef {import("../core/types.js").Kind} Kind */
/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Choice} Choice */
/** @typedef {import("../core/types.js").Effect} Effect */
/** @typedef {import("../core/types.js").Family} Family */
/** @typedef {import("../core/types.js").PointName} PointName */
/** @typedef {import("../core/types.js").VariantId} VariantId */
/** @typedef {import("../core/types.js").Geometry} Geometry */

/**
 * The selected tool: a piece, the eraser, or the hand, which moves pieces.
 * @typedef {{ kind: Kind, color: Color } | "eraser" | "hand"} Tool
 */

/** @type {Record<Family, readonly Kind[]>} */
export const KINDS = { yinsh: ["ring", "marker"], gipf: ["single", "gipf"] };

/**
 * Returns the position on the board in editable form.
 * @param {View} view
 * @returns {Setup}
 */
export function setupOf(view) {
  return {
    variant: view.variant,
    pieces: view.pieces.map((piece) => ({ ...piece })),
    toAct: view.toAct,
    ringsOff: { w: view.white.ringsOff, b: view.black.ringsOff },
    reserve: { w: view.white.reserve, b: view.black.reserve },
    right: { w: rightOf(view, "w"), b: rightOf(view, "b") },
  };
}

/**
 * @param {View} view
 * @param {Color} color
 */
function rightOf(view, color) {
  const side = color === "w" ? view.white : view.black;
  if (!side.mayBringGipf) return "lost";
  return view.pieces.some((piece) => piece.color === color) ? "open" : "first";
}

/** Number of pieces that a piece takes out of the reserve; 0 in YINSH. @type {Record<string, number>} */
const WEIGHTS = { ring: 0, marker: 0, single: 1, gipf: 2 };

/**
 * Returns the setup with other pieces on the board. Placed pieces come out of the reserve as long as it lasts, and
 * removed ones go back.
 * @param {Setup} setup
 * @param {Piece[]} pieces
 * @returns {Setup}
 */
export function withPieces(setup, pieces) {
  const weigh = (/** @type {Piece[]} */ all, /** @type {Color} */ color) =>
    all.filter((piece) => piece.color === color).reduce((sum, piece) => sum + WEIGHTS[piece.kind], 0);
  const left = (/** @type {Color} */ color) => Math.max(0, setup.reserve[color] + weigh(setup.pieces, color) - weigh(pieces, color));
  return { ...setup, pieces, reserve: { w: left("w"), b: left("b") } };
}

/**
 * Returns the setup after a tool was used at a point. Placing the same piece again removes it.
 * @param {Setup} setup
 * @param {Tool} tool
 * @param {PointName} at
 * @returns {Setup}
 */
export function use(setup, tool, at) {
  if (tool === "hand") return setup;
  const before = setup.pieces.find((piece) => piece.at === at);
  const others = setup.pieces.filter((piece) => piece.at !== at);
  if (tool === "eraser") return withPieces(setup, others);
  const same = before?.kind === tool.kind && before.color === tool.color;
  return withPieces(setup, same ? others : [...others, { at, kind: tool.kind, color: tool.color }]);
}

/**
 * Returns the setup after a piece was moved; a piece at the target is removed.
 * @param {Setup} setup
 * @param {PointName} from
 * @param {PointName} to
 * @returns {Setup}
 */
export function carry(setup, from, to) {
  const moved = setup.pieces.find((piece) => piece.at === from);
  if (!moved || from === to) return setup;
  const others = setup.pieces.filter((piece) => piece !== moved && piece.at !== to);
  return withPieces(setup, [...others, { ...moved, at: to }]);
}

/**
 * Returns the choices of a tool: any point, or for the hand a piece and then any point.
 * @param {Setup} setup
 * @param {Tool} tool
 * @param {Geometry} geometry
 * @returns {Choice[]}
 */
export function choicesOf(setup, tool, geometry) {
  const points = geometry.points.filter((point) => !point.dot).map((point) => point.name);
  const taken = setup.pieces.map((piece) => piece.at);
  if (tool === "eraser") return taken.map((at) => pointAt(at, at));
  if (tool !== "hand") return points.map((at) => pointAt(at, at));
  return taken.map((from) => ({
    step: { kind: "point", at: from },
    then: points.filter((to) => to !== from).map((to) => pointAt(to, `${from}>${to}`)),
  }));
}

/**
 * @param {PointName} at
 * @param {string} token
 * @returns {Choice}
 */
function pointAt(at, token) {
  return { step: { kind: "point", at }, token };
}

/**
 * Returns the effects of using a tool, as a preview.
 * @param {Setup} setup
 * @param {Tool} tool
 * @param {PointName} at
 * @returns {Effect[]}
 */
export function effectsOf(setup, tool, at) {
  const gone = setup.pieces.filter((piece) => piece.at === at);
  const player = setup.toAct;
  if (tool === "eraser") return [{ kind: "remove", player, row: [at], gone: gone.map((piece) => ({ piece, to: "off" })), stays: [] }];
  return tool === "hand" ? [] : [{ kind: "place", player, piece: { at, ...tool } }];
}

/**
 * Returns a view for the board to draw.
 * @param {Setup} setup
 * @param {View} model a view of the same variant, for everything that does not depend on the setup
 * @param {Choice[]} choices
 * @returns {View}
 */
export function viewOf(setup, model, choices) {
  return {
    ...model,
    toAct: setup.toAct,
    pieces: setup.pieces,
    white: sideOf(setup, model.white, "w"),
    black: sideOf(setup, model.black, "b"),
    stage: model.family === "yinsh" ? "move" : "push",
    pool: Math.max(0, model.pool + markersOf(model.pieces) - markersOf(setup.pieces)),
    turns: [],
    part: "",
    last: [],
    outcome: null,
    choices,
  };
}

/** @param {Piece[]} pieces */
function markersOf(pieces) {
  return pieces.filter((piece) => piece.kind === "marker").length;
}

/**
 * @param {Setup} setup
 * @param {Side} model
 * @param {Color} color
 * @returns {Side}
 */
function sideOf(setup, model, color) {
  return {
    ...model,
    ringsToPlace: 0,
    ringsOff: setup.ringsOff[color],
    reserve: setup.reserve[color],
    captured: 0,
    mayBringGipf: setup.right[color] !== "lost",
  };
}
