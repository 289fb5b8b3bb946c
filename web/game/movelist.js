// The list of turns, in two columns as in records, with navigation: by click, by the arrow keys when the list has the
// focus, and by four buttons.

import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").View["turns"]} Turns */

/**
 * Shows turns in a list and dispatches `go` when one is selected, with the number of turns to show in `detail`: 0 is the
 * start.
 */
export class MoveList extends EventTarget {
  /** @type {HTMLOListElement} */
  #list;
  /** Id of the animation frame in which the list will scroll. */
  #scrolling = 0;
  #shown = 0;
  /** @type {HTMLButtonElement[]} */
  #cells = [];
  /** Player and token of each turn. @type {string[]} */
  #keys = [];
  /** @type {[HTMLButtonElement, () => number][]} */
  #steppers;

  /**
   * @param {HTMLElement} place container of the list and its buttons
   */
  constructor(place) {
    super();
    this.#list = document.createElement("ol");
    this.#list.className = "movelist";
    this.#list.setAttribute("aria-label", t("play-turns"));
    this.#list.dataset.empty = t("play-no-turns");
    this.#list.addEventListener("keydown", (event) => this.#onKey(event));
    this.#steppers = [
      [stepper("first", t("play-first")), () => 0],
      [stepper("previous", t("play-previous")), () => this.#shown - 1],
      [stepper("next", t("play-next")), () => this.#shown + 1],
      [stepper("last", t("play-last")), () => this.#cells.length],
    ];
    const bar = document.createElement("div");
    bar.className = "steppers";
    for (const [button, target] of this.#steppers) {
      button.addEventListener("click", () => this.go(target()));
      bar.append(button);
    }
    place.replaceChildren(this.#list, bar);
    this.update([], 0);
  }

  /**
   * Shows these turns and marks the last one on the board.
   * @param {Turns} turns
   * @param {number} shown number of turns that the board shows
   */
  update(turns, shown) {
    const same = this.#keys.findIndex((key, i) => !turns[i] || keyOf(turns[i]) !== key);
    this.#cut(same === -1 ? this.#keys.length : same);
    for (let i = this.#cells.length; i < turns.length; i += 1) this.#add(turns, i);
    this.#mark(Math.min(shown, turns.length));
  }

  /** @param {number} count */
  go(count) {
    const wanted = Math.max(0, Math.min(count, this.#cells.length));
    this.dispatchEvent(new CustomEvent("go", { detail: wanted }));
  }

  /** @param {number} length */
  #cut(length) {
    this.#keys.length = Math.min(length, this.#keys.length);
    for (const cell of this.#cells.splice(length)) cell.remove();
    for (const line of [...this.#list.children]) if (!line.querySelector("button")) line.remove();
  }

  /**
   * @param {Turns} turns
   * @param {number} i
   */
  #add(turns, i) {
    const turn = /** @type {Turns[number]} */ (turns[i]);
    const cell = document.createElement("button");
    cell.type = "button";
    cell.tabIndex = -1;
    cell.append(...breakable(turn.token));
    cell.className = `turn ${turn.player}`;
    cell.addEventListener("click", () => this.go(i + 1));
    let line = this.#list.lastElementChild;
    // In a match Black may act twice in a row: an answer is followed by a turn.
    if (!line || turn.player === "w" || turns[i - 1]?.player === "b") {
      line = document.createElement("li");
      this.#list.append(line);
    }
    line.append(cell);
    this.#cells.push(cell);
    this.#keys.push(keyOf(turn));
  }

  /** @param {number} shown */
  #mark(shown) {
    this.#shown = shown;
    this.#cells.forEach((cell, i) => {
      cell.toggleAttribute("aria-current", false);
      cell.tabIndex = i + 1 === shown || (shown === 0 && i === 0) ? 0 : -1;
    });
    const cell = this.#cells[shown - 1];
    cell?.setAttribute("aria-current", "true");
    // Scrolling needs the layout, which is done once for each frame and not in the middle of a click.
    cancelAnimationFrame(this.#scrolling);
    this.#scrolling = requestAnimationFrame(() => {
      if (cell) showInside(this.#list, cell);
      else this.#list.scrollTop = 0;
    });
    const [first, previous, next, last] = this.#steppers.map(([button]) => button);
    for (const button of [first, previous]) button?.setAttribute("aria-disabled", String(shown === 0));
    for (const button of [next, last]) button?.setAttribute("aria-disabled", String(shown === this.#cells.length));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = this.#target(event.key);
    if (target === null) return;
    event.preventDefault();
    this.go(target);
    this.#cells[Math.max(0, this.#shown - 1)]?.focus();
  }

  /** @param {string} key */
  #target(key) {
    if (key === "ArrowLeft") return this.#shown - 1;
    if (key === "ArrowRight") return this.#shown + 1;
    if (key === "ArrowUp") return this.#shown - 2;
    if (key === "ArrowDown") return this.#shown + 2;
    if (key === "Home") return 0;
    return key === "End" ? this.#cells.length : null;
  }
}

/** The column of a turn may become known after its token. @param {Turns[number]} turn */
const keyOf = ({ player, token }) => player + token;

/**
 * Lets long turns break after an action or a piece, and nowhere else.
 * @param {string} token
 */
function breakable(token) {
  return token.split(/(?<=[;,])/).map((text) => {
    const part = document.createElement("span");
    part.textContent = text;
    return part;
  });
}

/**
 * @param {string} name
 * @param {string} label
 */
function stepper(name, label) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `stepper ${name}`;
  button.title = label;
  button.setAttribute("aria-label", label);
  return button;
}

/**
 * Scrolls the list without scrolling the page.
 * @param {HTMLElement} list
 * @param {HTMLElement} cell
 */
function showInside(list, cell) {
  const [frame, box] = [list.getBoundingClientRect(), cell.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
