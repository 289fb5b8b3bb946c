// The surroundings of boards: texts, options and additions from the page. The board itself has neither a language nor settings.

/** @import { Extension, Options, Surroundings, Texts } from "./types.d.ts" */

/** @type {Surroundings} */
const surroundings = {
  texts: () => "",
  options: { speed: 250, coordinates: "outside", targets: true, field: false, sound: false, volume: 50 },
  extension: {},
};

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Sets texts, options and additions for all boards of the page, present and future. Omitted ones stay as they are.
 * @param {{ texts?: Texts, options?: Partial<Options>, extension?: Partial<Extension> }} given
 */
export function setUpBoards({ texts, options, extension }) {
  if (texts) surroundings.texts = texts;
  Object.assign(surroundings.options, options);
  Object.assign(surroundings.extension, extension);
  for (const listener of listeners) listener();
}

/** Returns a text of the page; empty if the page has none. @type {Texts} */
export const t = (id, values) => surroundings.texts(id, values);

/** @template {keyof Options} K @param {K} name @returns {Options[K]} */
export const option = (name) => surroundings.options[name];

/** Returns the additions for games with potentials, as far as the page has set them. */
export const extension = () => surroundings.extension;

/** Calls the listener after each change; returns a function that unsubscribes. @param {() => void} listener */
export function onSetUp(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
