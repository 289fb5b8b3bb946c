// Creates elements, finds those of the template, and sets their texts.

/** Attributes of a new element; null, undefined and false are omitted. @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/** @template {Element} E @param {E} element @param {Attributes} attributes @param {(Node | string)[]} children */
function dress(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** @template {keyof SVGElementTagNameMap} K @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children */
export const svg = (name, attributes = {}, ...children) =>
  dress(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children */
export const html = (name, attributes = {}, ...children) => dress(document.createElement(name), attributes, children);

/**
 * @param {string} text
 * @param {() => void} act
 * @param {Attributes} [attributes]
 */
export function button(text, act, attributes = {}) {
  const made = html("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

/** Sets a text only if it has changed, so it is not announced twice. @param {Element} place @param {string} text */
export function setText(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/**
 * Returns the element with an id, which the template must have.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function found(id, kind) {
  const it = document.getElementById(id);
  if (!(it instanceof kind)) throw new Error(`the page lacks #${id}`);
  return it;
}
