// Annotations of the current turn: mark, comment, arrows, and the order of variations.

import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { commentsOf, shapesOf, withShape, wordsOf } from "../analysis/shapes.js";
import { comment, mark, MARKS, signOf } from "../analysis/tree.js";

/** @typedef {import("../analysis/session.js").Session} Session */

/** @type {Record<number, () => string>} */
const NAMES = {
  1: () => t("analyse-mark-good"),
  2: () => t("analyse-mark-poor"),
  3: () => t("analyse-mark-very-good"),
  4: () => t("analyse-mark-very-poor"),
  5: () => t("analyse-mark-interesting"),
  6: () => t("analyse-mark-doubtful"),
};

/**
 * @param {Session} session
 * @param {HTMLElement} panel
 */
export function annotate(session, panel) {
  const field = /** @type {HTMLTextAreaElement} */ (panel.querySelector("textarea"));
  const marks = /** @type {HTMLElement} */ (panel.querySelector("[data-part=marks]"));
  const promote = /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=promote]"));
  const remove = /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=remove]"));

  const buttons = MARKS.map(([nag, sign]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.title = NAMES[nag]?.() ?? sign;
    button.setAttribute("aria-label", button.title);
    button.addEventListener("click", () => {
      mark(session.node, signOf(session.node) === sign ? null : nag);
      session.changed();
    });
    return button;
  });
  marks.append(...buttons);

  field.addEventListener("input", () => {
    const shapes = shapesOf(session.node.comments);
    comment(session.node, field.value);
    session.node.comments = commentsOf(session.node.comments.join(" "), shapes);
    session.changed();
  });
  draw(session, /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=draw]")));
  promote.addEventListener("click", () => {
    session.tree.promote(session.node);
    session.changed();
  });
  remove.addEventListener("click", () => removeWithUndo(session));

  const update = () => {
    const { node, tree } = session;
    const isStart = node.parent === null;
    for (const [index, [, sign]] of MARKS.entries()) {
      const button = /** @type {HTMLButtonElement} */ (buttons[index]);
      button.setAttribute("aria-pressed", String(signOf(node) === sign));
      button.disabled = isStart;
    }
    field.placeholder = isStart ? t("analyse-comment-start") : t("analyse-comment");
    field.setAttribute("aria-label", field.placeholder);
    // Do not overwrite a comment while it is being typed.
    if (document.activeElement !== field) field.value = wordsOf(node.comments).join(" ");
    promote.disabled = isStart || tree.isMain(node);
    remove.disabled = isStart;
  };
  session.addEventListener("tree", update);
  session.addEventListener("node", () => {
    field.value = wordsOf(session.node.comments).join(" ");
    update();
  });
  update();
}

/**
 * Draws arrows and circles on the board; they are stored in the comments of the turn.
 * @param {Session} session
 * @param {HTMLButtonElement} button
 */
function draw(session, button) {
  const { board } = session.boardGame;
  const show = () => {
    board.shapes = shapesOf(session.node.comments);
  };
  board.addEventListener("draw", (event) => {
    const { node } = session;
    const shapes = withShape(shapesOf(node.comments), /** @type {CustomEvent} */ (event).detail);
    node.comments = commentsOf(wordsOf(node.comments).join(" "), shapes);
    session.changed();
  });
  button.addEventListener("click", () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    board.drawing = on;
  });
  for (const name of ["tree", "node"]) session.addEventListener(name, show);
  show();
}

/**
 * Deletes a turn and everything after it; a message offers to undo this.
 * @param {Session} session
 */
function removeWithUndo(session) {
  const { node, tree } = session;
  const parent = node.parent;
  if (!parent) return;
  const index = parent.children.indexOf(node);
  session.go(tree.remove(node));
  session.changed();
  toast(t("analyse-deleted", { turn: node.token }), {
    key: "deleted",
    action: { text: t("analyse-bring-back"), act: () => bringBack() },
  });

  const bringBack = () => {
    if (session.tree !== tree) return;
    // The turn may have been played again in the meantime.
    const isThere = parent.children.some((child) => child.token === node.token);
    if (!isThere) parent.children.splice(index, 0, node);
    session.changed();
    session.go(isThere ? parent : node);
  };
}
