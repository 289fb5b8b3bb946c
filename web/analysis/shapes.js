// Arrows and circles that a user draws on the board. They are stored in comments as `[%cal Ge5g7]` and `[%csl Rf6]`, as
// in chess software: a letter for the colour, then one or two points.

/** @typedef {import("../board/types.d.ts").Shape} Shape */

const COMMAND = /\s*\[%c[as]l ([^\]]*)\]\s*/g;
const SHAPE = /^([GRBY])([a-k]\d{1,2})([a-k]\d{1,2})?$/;

/** Returns comments without their shapes; comments that hold only shapes are omitted. @param {string[]} comments */
export function wordsOf(comments) {
  return comments.map((text) => text.replace(COMMAND, " ").trim()).filter((text) => text !== "");
}

/** @param {string[]} comments @returns {Shape[]} */
export function shapesOf(comments) {
  const lists = comments.flatMap((text) => [...text.matchAll(COMMAND)].flatMap(([, list = ""]) => list.split(",")));
  return lists.flatMap((text) => {
    const found = SHAPE.exec(text.trim());
    if (!found) return [];
    const [, color, from = "", to = null] = found;
    return [{ color: /** @type {Shape["color"]} */ (color), from, to }];
  });
}

/**
 * Returns a list of one comment with the words and shapes, or an empty list.
 * @param {string} words
 * @param {Shape[]} shapes
 * @returns {string[]}
 */
export function commentsOf(words, shapes) {
  const list = (/** @type {Shape[]} */ some) => some.map(({ color, from, to }) => `${color}${from}${to ?? ""}`).join(",");
  const circles = shapes.filter(({ to }) => to === null);
  const arrows = shapes.filter(({ to }) => to !== null);
  const parts = [words, circles.length > 0 ? `[%csl ${list(circles)}]` : "", arrows.length > 0 ? `[%cal ${list(arrows)}]` : ""];
  const text = parts.filter((part) => part !== "").join(" ");
  return text === "" ? [] : [text];
}

/**
 * Adds a drawn shape. Drawing a shape again removes it; drawing it in another colour changes its colour.
 * @param {Shape[]} shapes
 * @param {Shape} drawn
 */
export function withShape(shapes, drawn) {
  const others = shapes.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const same = shapes.some(({ color, from, to }) => color === drawn.color && from === drawn.from && to === drawn.to);
  return same ? others : [...others, drawn];
}
