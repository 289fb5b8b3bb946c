// Elements in one line each, and those that the template has.

/**
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[N]}
 */
export function html(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * @param {string} text
 * @param {() => void} act
 * @param {Record<string, string>} [attributes]
 */
export function button(text, act, attributes = {}) {
  const made = html("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

/**
 * The element of the page with an id; the template has it.
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
