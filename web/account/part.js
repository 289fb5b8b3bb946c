// The parts of the page, defined in the template; only some are shown at a time.

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
 * Shows only these parts.
 * @param {...string} names
 */
export function show(...names) {
  for (const found of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-part]"))) {
    found.hidden = !names.includes(found.dataset.part ?? "");
  }
}

/**
 * Returns the template's element with the given `data-` attribute.
 * @param {string} mark
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function marked(mark, within = document) {
  const found = /** @type {HTMLElement | null} */ (within.querySelector(`[data-${mark}]`));
  if (!found) throw new Error(`the page lacks data-${mark}`);
  return found;
}
