// A position as a standalone picture: the same art as on the board, with all styles inlined so that it needs no style
// sheet.

import { Marks } from "../board/marks.js";
import { Scene } from "../board/scene.js";

/** @typedef {import("../core/types.d.ts").Geometry} Geometry */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/types.d.ts").Shape} Shape */

/** CSS properties that matter to a drawing. Inherited ones are omitted if the parent has the same value. */
const PROPERTIES = /** @type {const} */ ([
  ["fill", "rgb(0, 0, 0)", true],
  ["fill-opacity", "1", true],
  ["stroke", "none", true],
  ["stroke-width", "1px", true],
  ["stroke-opacity", "1", true],
  ["stroke-linecap", "butt", true],
  ["stroke-linejoin", "miter", true],
  ["stroke-dasharray", "none", true],
  ["text-anchor", "start", true],
  ["dominant-baseline", "auto", true],
  ["opacity", "1", false],
  ["stop-color", "rgb(0, 0, 0)", false],
  ["stop-opacity", "1", false],
]);

const FONT = ["font-family", "font-size", "font-weight"];

/** Draws positions of one game off screen, one after another. */
export class Drawing {
  #scene = new Scene();
  #marks = new Marks(this.#scene);
  #place = document.createElement("div");

  /** @param {Geometry} geometry @param {boolean} flipped */
  constructor(geometry, flipped) {
    this.#scene.lay(geometry, flipped);
    this.#scene.grid.remove();
    this.#place.className = "drawn-away";
    this.#place.append(this.#scene.root);
    document.body.append(this.#place);
    const { left, top, right, bottom } = this.#scene.box;
    /** Height divided by width. */
    this.ratio = (bottom - top) / (right - left);
  }

  /** Returns the picture as SVG text. @param {View} view @param {Shape[]} shapes @param {number} width */
  svg(view, shapes, width) {
    this.#scene.set(view.pieces);
    this.#marks.last(view.last);
    this.#marks.shapes(shapes);
    const { root } = this.#scene;
    const copy = styled(root);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(Math.round(width * this.ratio)));
    const art = document.querySelector("#hb-art defs");
    if (art) copy.prepend(styled(art));
    return new XMLSerializer().serializeToString(copy);
  }

  /** Removes the drawing. */
  close() {
    this.#place.remove();
  }
}

/** Copies an element with its computed styles; invisible elements are omitted. @param {Element} element @returns {Element} */
function styled(element) {
  const copy = /** @type {Element} */ (element.cloneNode(false));
  for (const name of ["class", "data-kind", "data-color", "focusable", "aria-hidden", "role", "tabindex", "style"])
    copy.removeAttribute(name);
  const style = getComputedStyle(element);
  const outer =
    element.parentElement && element.tagName !== "svg" && element.tagName !== "defs" ? getComputedStyle(element.parentElement) : null;
  for (const [name, usual, isInherited] of PROPERTIES) {
    const value = style.getPropertyValue(name);
    const before = isInherited && outer ? outer.getPropertyValue(name) : usual;
    if (value !== before && value !== "") copy.setAttribute(name, value);
  }
  if (element instanceof SVGTextElement) for (const name of FONT) copy.setAttribute(name, style.getPropertyValue(name));
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      if (getComputedStyle(child).display !== "none") copy.append(styled(child));
    } else copy.append(child.cloneNode());
  }
  return copy;
}
