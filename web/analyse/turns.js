// The tree as text: the main line in two columns, variations indented below the turn that they replace. Screen readers
// see a list in which each turn is a button and variations are nested lists.

import { html } from "../dom/element.js";
import { listenToStepKeys } from "../game/step-keys.js";
import { t } from "../words/words.js";
import { wordsOf } from "../analysis/shapes.js";
import { sibling, last, next, numberOf, path, signOf } from "../analysis/tree.js";

/** @typedef {import("../analysis/tree.js").Node} Node */
/** @typedef {import("../analysis/session.js").Session} Session */

/**
 * Shows the tree of a session and navigates in it.
 * @param {Session} session
 * @param {HTMLElement} place
 */
export function showTurns(session, place) {
  /** @type {Map<Node, HTMLButtonElement>} */
  let buttons = new Map();

  const draw = () => {
    const hadFocus = place.contains(document.activeElement);
    buttons = new Map();
    const { root } = session.tree;
    const start = turnButton(root, t("analyse-start"), session, buttons);
    start.classList.add("start");
    place.replaceChildren(start, ...wordsOf(root.comments).map((text) => words("p", text)));
    if (root.children[0]) place.append(lineOf(root.children[0], true, session, buttons));
    else place.append(html("p", { class: "quiet small" }, t("analyse-no-turns")));
    markCurrent();
    if (hadFocus) buttons.get(session.node)?.focus({ preventScroll: true });
  };

  const markCurrent = () => {
    for (const [node, button] of buttons) {
      const isCurrent = node === session.node;
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const current = buttons.get(session.node);
    if (current) showInside(place, current);
    if (current && place.contains(document.activeElement)) current.focus({ preventScroll: true });
  };

  session.addEventListener("tree", draw);
  session.addEventListener("node", markCurrent);
  draw();
}

/**
 * Steps through the tree with keys, wherever they have no other meaning.
 * @param {Session} session
 * @param {() => void} flip turns the board
 */
export function stepByKeys(session, flip) {
  listenToStepKeys({ step: (by) => go(session, by < 0 ? session.node.parent : next(session.node)), flip });
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
    if (target?.closest("[data-point], input, textarea, select, dialog, [role=tablist], details")) return;
    const node = stepOf(event.key, session.node);
    if (!node) return;
    event.preventDefault();
    go(session, node);
  });
}

/** @param {Session} session @param {Node | null | undefined} node */
function go(session, node) {
  if (node && node !== session.node) void session.go(node);
}

/**
 * Returns the node that a key leads to: the same one if there is none in that direction, null for other keys.
 * @param {string} key
 * @param {Node} node
 * @returns {Node | null}
 */
export function stepOf(key, node) {
  switch (key) {
    case "ArrowLeft":
      return node.parent ?? node;
    case "ArrowRight":
      return next(node) ?? node;
    case "ArrowUp":
      return sibling(node, -1) ?? node;
    case "ArrowDown":
      return sibling(node, 1) ?? node;
    case "Home":
      return path(node)[0]?.parent ?? node;
    case "End":
      return last(node);
    default:
      return null;
  }
}

/**
 * Renders a line from a turn to its end as a list.
 * @param {Node} first
 * @param {boolean} isMain
 * @param {Session} session
 * @param {Map<Node, HTMLButtonElement>} buttons
 */
function lineOf(first, isMain, session, buttons) {
  const label = isMain ? t("analyse-main-line") : t("analyse-variation");
  const list = html("ol", { class: isMain ? "line main" : "line variation", role: "list", "aria-label": label });
  let isBroken = true;
  for (let node = /** @type {Node | undefined} */ (first); node; node = node.children[0]) {
    const item = html("li");
    // Comments of a variation are inline; those of the main line are paragraphs.
    const tag = isMain ? "p" : "span";
    if (node === first) item.append(...wordsOf(node.intro).map((text) => words(tag, text)));
    if (node.player === "w" || isBroken) item.append(numberCell(node));
    item.append(turnButton(node, node.token, session, buttons));
    const comments = wordsOf(node.comments).map((text) => words(tag, text));
    // The alternatives to the first turn of a variation are listed where it branches off.
    const isFirstChild = node.parent?.children[0] === node;
    const variations = isFirstChild ? (node.parent?.children.slice(1) ?? []) : [];
    const lists = variations.map((other) => lineOf(other, false, session, buttons));
    if (!isMain) item.append(...comments);
    const notes = isMain ? [...comments, ...lists] : lists;
    if (notes.length > 0) item.append(html("div", { class: "notes" }, ...notes));
    isBroken = comments.length > 0 || lists.length > 0;
    list.append(item);
  }
  return list;
}

/** @param {Node} node */
function numberCell(node) {
  return html("span", { class: "number" }, numberText(node));
}

/** Returns the number of a turn, White's with a full stop and Black's with dots. @param {Node} node */
export function numberText(node) {
  return `${numberOf(node)}${node.player === "w" ? "." : "…"}`;
}

/**
 * @param {Node} node
 * @param {string} text
 * @param {Session} session
 * @param {Map<Node, HTMLButtonElement>} buttons
 */
function turnButton(node, text, session, buttons) {
  const button = html("button", { type: "button", class: `turn ${node.player ?? ""}` }, ...breakable(text));
  const sign = signOf(node);
  const nag = node.nags.find((number) => number >= 1 && number <= 6);
  if (sign) button.append(html("b", { class: `sign sign-${nag}` }, sign));
  button.addEventListener("click", () => session.go(node));
  buttons.set(node, button);
  return button;
}

/**
 * Lets long turns break after an action or a piece.
 * @param {string} token
 * @returns {(string | HTMLElement)[]}
 */
export function breakable(token) {
  return token.split(/(?<=[;,])/).flatMap((part, index) => (index === 0 ? [part] : [html("wbr"), part]));
}

/**
 * @param {"p" | "span"} tag
 * @param {string} text
 */
function words(tag, text) {
  return html(tag, { class: "comment" }, text);
}

/**
 * Scrolls the list without scrolling the page.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function showInside(list, item) {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
}
