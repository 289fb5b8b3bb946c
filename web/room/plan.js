// Conditional turns: "if they play this, I play that", chosen on the board. The server stores them and shows them to no other user.

import { button, found, html, setText } from "../dom/element.js";
import { whyNot } from "../online/reason.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { BoardState } from "./board-state.js" */
/** @import { Game } from "./game.js" */

export class Plan {
  #game;
  #boardState;
  #socket;
  #fold = found("plan", HTMLDetailsElement);
  #lines = found("plan-lines", HTMLElement);
  #task = found("plan-task", HTMLElement);
  #acts = found("plan-acts", HTMLElement);
  /** The state that is shown, so it is not rebuilt while a button is pressed. */
  #shown = "";
  /** Maximum number of variations. */
  #limit = Number(this.#fold.dataset.limit);

  /** @param {Game} game @param {BoardState} boardState @param {Socket} socket */
  constructor(game, boardState, socket) {
    this.#game = game;
    this.#boardState = boardState;
    this.#socket = socket;
  }

  update() {
    const { you, toAct, live, playing } = this.#game;
    this.#fold.hidden = !playing || you === null || live || this.#game.full?.terms.match !== undefined;
    if (this.#fold.hidden) return;
    const mine = toAct === you;
    if (mine && this.#boardState.mode === "plan") this.#boardState.home();
    const plan = this.#game.full?.plan ?? [];
    const state = JSON.stringify([plan, mine, this.#boardState.mode, this.#boardState.line]);
    if (state === this.#shown) return;
    this.#shown = state;
    this.#lines.replaceChildren(...plan.map((line, i) => this.#line(plan, line, i)));
    if (plan.length === 0) this.#lines.replaceChildren(html("li", { class: "quiet" }, t("game-plan-none")));
    this.#showTask(mine);
    this.#acts.replaceChildren(
      ...(this.#boardState.mode === "plan" ? this.#editing(plan) : mine ? [] : [button(t("game-plan-add"), () => this.#begin(plan))]),
    );
  }

  /** @param {boolean} mine */
  #showTask(mine) {
    const editing = this.#boardState.mode === "plan";
    this.#task.hidden = !editing && !mine;
    const task = mine ? t("game-plan-your-turn") : this.#boardState.line.length % 2 === 0 ? t("game-plan-theirs") : t("game-plan-mine");
    const line = this.#boardState.line.length > 0 ? `${lineText(this.#boardState.line)} · ` : "";
    const text = editing ? line + task : task;
    setText(this.#task, text);
  }

  /** @param {Token[][]} plan @param {Token[]} line @param {number} index */
  #line(plan, line, index) {
    const remove = button("×", () => this.#send(plan.filter((_, i) => i !== index)), {
      class: "quiet",
      "aria-label": `${t("game-plan-delete")}: ${lineText(line)}`,
      title: t("game-plan-delete"),
    });
    return html("li", {}, html("span", {}, t("game-plan-line", { line: lineText(line) })), remove);
  }

  /** @param {Token[][]} plan */
  #begin(plan) {
    if (plan.length >= this.#limit) {
      toast(t("game-plan-full", { limit: this.#limit }));
      return;
    }
    this.#boardState.plan();
    this.update();
    document.querySelector(/** @type {"div"} */ ("#board [tabindex='0']"))?.focus({ preventScroll: true });
  }

  /** @param {Token[][]} plan */
  #editing(plan) {
    const line = this.#boardState.line;
    const whole = line.length > 0 && line.length % 2 === 0;
    const save = button(t("game-plan-save"), () => this.#send([...plan.filter((old) => !isStart(old, line)), line]), { class: "primary" });
    save.disabled = !whole;
    const resign = button(t("game-plan-resign"), () => this.#send([...plan, [...line, "resign"]]), {});
    resign.hidden = line.length % 2 === 0;
    const back = button(t("game-plan-back"), () => this.#back(), {});
    back.disabled = line.length === 0;
    return [save, resign, back, button(t("game-plan-cancel"), () => this.#boardState.home(), { class: "quiet" })];
  }

  #back() {
    const length = this.#boardState.line.length;
    do this.#boardState.undo();
    while (this.#boardState.line.length === length && this.#boardState.view.part !== "");
    while (this.#boardState.view.part !== "") this.#boardState.undo();
  }

  /** @param {Token[][]} lines */
  async #send(lines) {
    this.#boardState.home();
    try {
      await this.#socket.command({ t: "plan", game: this.#game.id, lines });
      if (this.#game.full) this.#game.full.plan = lines;
      toast(t("game-plan-kept"), { key: "plan" });
    } catch (error) {
      toast(whyNot(error, this.#limit), { key: "plan", assertive: true });
    }
    this.update();
  }
}

/** Tests whether a line is the beginning of another. @param {Token[]} start @param {Token[]} line */
function isStart(start, line) {
  return start.every((token, i) => token === line[i]);
}

/** @param {Token[]} line */
function lineText(line) {
  return line.map((token, i) => (i % 2 === 0 ? token : `→ ${token === "resign" ? t("game-plan-resign") : token}`)).join(" ");
}
