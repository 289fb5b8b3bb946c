// Making SVG elements, and the one scale of the board: a hundred units from a point to its neighbour.

/** Units between two neighbouring points. Browsers draw text badly when the unit itself is that large. */
export const UNIT = 100;

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes] null and false are left out
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes] null and false are left out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** @typedef {{ x: number, y: number }} Spot */

/** @param {Spot} a @param {Spot} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A spot between two others: 0 is the first, 1 the second. @param {Spot} a @param {Spot} b @param {number} share @returns {Spot} */
export const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** @param {Spot} spot @param {number} [scale] */
export const moveTo = ({ x, y }, scale = 1) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale})`;
