// The parts of the page, of which one is shown: the template has them.

/**
 * @param {string} name
 * @returns {HTMLElement}
 */
export function part(name) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(`[data-part="${name}"]`));
  if (!found) throw new Error(`the page lacks the part ${name}`);
  return found;
}

/**
 * Shows these parts and no others.
 * @param {...string} names
 */
export function show(...names) {
  for (const found of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-part]"))) {
    found.hidden = !names.includes(found.dataset.part ?? "");
  }
}

/**
 * The element with a mark of the template.
 * @param {string} mark
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function marked(mark, within = document) {
  const found = /** @type {HTMLElement | null} */ (within.querySelector(`[data-${mark}]`));
  if (!found) throw new Error(`the page lacks data-${mark}`);
  return found;
}
