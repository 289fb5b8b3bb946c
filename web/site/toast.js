// Short messages. A page with a board has a place for them so that they cover neither the board nor its controls; elsewhere they
// are at the edge of the page. They are announced too, and stay long enough to be read, or until the next action.

/** @type {HTMLElement | null} */
let shelf = null;

/**
 * @typedef {object} ToastOptions
 * @property {{ href: string, text: string }} [link]
 * @property {{ text: string, act: () => void }} [action]
 * @property {boolean} [assertive] announced at once
 * @property {boolean} [stays] until it is closed
 * @property {string} [key] replaces an earlier one with the same key
 */

/**
 * Shows a message; returns a function that removes it.
 * @param {string} text
 * @param {ToastOptions} [options]
 */
export function toast(text, options = {}) {
  const own = ownPlace();
  const place = shelfIn(own ?? document.body, own !== null);
  if (options.key) document.querySelector(`.toast[data-key="${CSS.escape(options.key)}"]`)?.remove();
  const item = document.createElement("div");
  item.className = "toast";
  if (options.key) item.dataset.key = options.key;
  item.setAttribute("role", options.assertive ? "alert" : "status");
  const words = document.createElement("p");
  words.textContent = text;
  item.append(words);
  if (options.link) (own ? words : item).append(...(own ? [" "] : []), linkOf(options.link));
  const leave = () => item.remove();
  if (options.action) item.append(buttonOf(options.action, leave));
  item.append(closeButton(leave));
  place.append(item);
  while (place.children.length > 3) place.firstElementChild?.remove();
  if (options.stays) return leave;
  leaveLater(item, text);
  if (own) leaveWithNextAction(item);
  return leave;
}

/** Returns the page's place for messages, if it is visible now. */
function ownPlace() {
  const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-messages]"));
  return [...places].find((place) => place.checkVisibility()) ?? null;
}

/**
 * @param {HTMLElement} place
 * @param {boolean} own whether the place is the page's own
 */
function shelfIn(place, own) {
  if (shelf?.parentElement === place) return shelf;
  const found = /** @type {HTMLElement | null} */ (place.querySelector(":scope > .toasts"));
  shelf = found ?? document.createElement("div");
  shelf.className = own ? "toasts inside" : "toasts";
  place.append(shelf);
  return shelf;
}

/**
 * Removes a message about an action when the next one begins.
 * @param {HTMLElement} item
 */
function leaveWithNextAction(item) {
  const stop = new AbortController();
  const leave = (/** @type {Event} */ event) => {
    if (item.contains(/** @type {Node} */ (event.target)) && item.isConnected) return;
    stop.abort();
    item.remove();
  };
  // Only new presses count, not those still in progress.
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, leave, { capture: true, signal: stop.signal });
}

/** @param {{ href: string, text: string }} link */
function linkOf(link) {
  const anchor = document.createElement("a");
  anchor.href = link.href;
  anchor.textContent = link.text;
  return anchor;
}

/**
 * @param {{ text: string, act: () => void }} action
 * @param {() => void} leave
 */
function buttonOf(action, leave) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = action.text;
  button.addEventListener("click", () => {
    leave();
    action.act();
  });
  return button;
}

/** @param {() => void} leave */
function closeButton(leave) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "close";
  button.setAttribute("aria-label", document.documentElement.dataset.close ?? "×");
  button.textContent = "×";
  button.addEventListener("click", leave);
  return button;
}

/**
 * Removes a message after the time it takes to read, but not while it is hovered.
 * @param {HTMLElement} item
 * @param {string} text
 */
function leaveLater(item, text) {
  const time = 3000 + 60 * text.length;
  let timer = setTimeout(() => item.remove(), time);
  const wait = () => clearTimeout(timer);
  const go = () => {
    timer = setTimeout(() => item.remove(), time);
  };
  item.addEventListener("pointerenter", wait);
  item.addEventListener("focusin", wait);
  item.addEventListener("pointerleave", go);
  item.addEventListener("focusout", go);
}
