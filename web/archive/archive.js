// The archive page. The filters are in the URL so that a search can be bookmarked, shared and revisited.

import { ready } from "../words/words.js";
import { GameList } from "./pages.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-filters]"));
const find = (/** @type {string} */ mark) => /** @type {HTMLElement} */ (document.querySelector(`[data-${mark}]`));
const list = new GameList(find("games"), /** @type {HTMLButtonElement} */ (find("more")), find("told"));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  remember();
});
// An option is applied as soon as it is chosen; a name is applied when the form is submitted.
form.addEventListener("change", (event) => event.target instanceof HTMLSelectElement && remember());
form.addEventListener("reset", () => setTimeout(remember));
addEventListener("popstate", recall);
const fold = /** @type {HTMLButtonElement} */ (find("fold"));
fold.addEventListener("click", () => unfold(fold.getAttribute("aria-expanded") !== "true"));
recall();
unfold(Object.keys(filters()).some((name) => name !== "player"));

/** Shows or hides the fields that a phone has no room for. @param {boolean} isOpen */
function unfold(isOpen) {
  form.classList.toggle("open", isOpen);
  fold.setAttribute("aria-expanded", String(isOpen));
}

/** Writes the filters into the URL and searches. */
function remember() {
  const query = new URLSearchParams(filters());
  const address = query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
  if (address !== location.pathname + location.search) history.pushState(null, "", address);
  search();
}

/** Reads the filters from the URL and searches. */
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
  await list.show("games", { aborted: "false", ...filters() });
}

function controls() {
  return /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ (
    [...form.elements].filter((element) => element.matches("input[name], select[name]"))
  );
}

/** Returns the filters that are set. */
function filters() {
  return Object.fromEntries(
    controls()
      .map(({ name, value }) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
}
