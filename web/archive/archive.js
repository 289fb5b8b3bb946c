// The archive: the filters are in the address, so that a search can be kept, sent and gone back to.

import { ready } from "../words/words.js";
import { GameList } from "./pages.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-filters]"));
const find = (/** @type {string} */ mark) => /** @type {HTMLElement} */ (document.querySelector(`[data-${mark}]`));
const list = new GameList(find("games"), /** @type {HTMLButtonElement} */ (find("more")), find("told"));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  remember();
});
// A choice is a complete filter; a name is only one when it is sent.
form.addEventListener("change", (event) => event.target instanceof HTMLSelectElement && remember());
form.addEventListener("reset", () => setTimeout(remember));
addEventListener("popstate", recall);
recall();

/** Writes the filters into the address, and asks. */
function remember() {
  const query = new URLSearchParams(filters());
  const address = query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
  if (address !== location.pathname + location.search) history.pushState(null, "", address);
  search();
}

/** Reads the filters from the address, and asks. */
function recall() {
  const query = new URLSearchParams(location.search);
  for (const control of controls()) {
    const value = query.get(control.name) ?? "";
    control.value = control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value) ? "" : value;
  }
  search();
}

async function search() {
  await ready;
  await list.show("games", filters());
}

function controls() {
  return /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ (
    [...form.elements].filter((element) => element.matches("input[name], select[name]"))
  );
}

/** What is filled in. */
function filters() {
  return Object.fromEntries(
    controls()
      .map(({ name, value }) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
}
