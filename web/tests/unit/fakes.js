// Stand-ins for parts of a browser, for scripts that need few of them. Import this file before the script under test.

/** A storage in memory, whose own keys are its entries, as in browsers. @returns {any} */
export function memoryStorage() {
  /** @type {any} */
  const kept = {};
  const methods = {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = String(value)),
    removeItem: (/** @type {string} */ key) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  return kept;
}

/** Defines globals that Node lacks. @param {Record<string, unknown>} values */
export function define(values) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

/** Removes all entries of the fake storages. */
export function forgetAll() {
  define({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
}

/** The events of the window. */
export const window = new EventTarget();

/** Dispatches a `storage` event, as after a change in another tab. @param {string} key @param {unknown} value */
export function changeElsewhere(key, value) {
  const newValue = value === null ? null : JSON.stringify(value);
  if (newValue !== null) globalThis.localStorage.setItem(key, newValue);
  window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
}

/** An element that keeps what is set, and draws nothing. */
export class Element extends EventTarget {
  hidden = false;
  disabled = false;
  title = "";
  className = "";
  /** @type {Record<string, string>} */
  dataset = {};
  /** @type {Record<string, string>} */
  attributes = {};
  /** @type {(Element | string)[]} */
  children = [];
  /** @type {Set<string>} */
  classes = new Set();
  classList = {
    toggle: (/** @type {string} */ name, on = !this.classes.has(name)) => void (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  isConnected = true;

  get textContent() {
    /** @type {string} */
    const text = this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
    return text;
  }

  set textContent(text) {
    this.children = [text];
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  /** @param {(Element | string)[]} children */
  append(...children) {
    this.children.push(...children);
  }

  /** @param {(Element | string)[]} children */
  replaceChildren(...children) {
    this.children = children;
  }

  remove() {}
  focus() {}
  close() {}
  showModal() {}

  /** Finds no other elements, except those of a plate. @param {string} selector */
  querySelector(selector) {
    const name = /^\.(\w+)$/.exec(selector)?.[1];
    return name ? (this.parts[name] ??= new Element()) : null;
  }

  /** @type {Record<string, Element>} */
  parts = {};

  closest() {
    return null;
  }

  press() {
    this.dispatchEvent(new Event("click"));
  }
}

/** @type {Map<string, Element>} */
const elements = new Map();

/** Forgets all elements of the page. */
export function newPage() {
  elements.clear();
  Object.assign(document, { body: new Element() });
}

/** Returns the element of the page with an id. @param {string} id @returns {Element} */
export function element(id) {
  const known = elements.get(id) ?? new Element();
  elements.set(id, known);
  return known;
}

/** Returns the buttons within an element, with their texts. @param {Element} place @returns {Record<string, Element>} */
export function buttons(place) {
  const found = place.children.flatMap((child) => (typeof child === "string" ? [] : [[child.textContent, child]]));
  return Object.fromEntries(found);
}

define({
  document: {
    documentElement: { lang: "en", dataset: {} },
    title: "",
    body: new Element(),
    getElementById: element,
    createElement: () => new Element(),
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: () => {},
  },
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  // A channel would keep the process alive.
  BroadcastChannel: undefined,
  CSS: { escape: String },
  HTMLElement: Element,
  HTMLButtonElement: Element,
  HTMLDetailsElement: Element,
  HTMLDialogElement: Element,
});
forgetAll();
