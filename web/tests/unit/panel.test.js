// The plates, the status line and the commands that the pages of games share.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Element, element, newPage } from "./fakes.js";

const { Confirmation, onPress, setButton } = await import("../../game/commands.js");
const { PlatePair } = await import("../../game/plates.js");
const { StatusLine, taskOf } = await import("../../game/status.js");
const { waitingWords } = await import("../../room/status.js");

// Messages disappear after a few seconds.
mock.timers.enable({ apis: ["setTimeout"] });
beforeEach(newPage);

const player = (/** @type {string} */ name, more = {}) => ({ name, acting: false, won: false, notes: [], ...more });
const part = (/** @type {string} */ plate, /** @type {string} */ name) => /** @type {Element} */ (element(plate).querySelector(`.${name}`));

test("the player below the board is shown there, and both change places when it is flipped", () => {
  const pair = new PlatePair();
  const states = { w: player("Ada", { acting: true }), b: player("Bea", { won: true, notes: ["", "away", "to act"] }) };
  pair.show("w", states);
  assert.deepEqual([part("plate-bottom", "who").textContent, part("plate-top", "who").textContent], ["Ada", "Bea"]);
  assert.equal(part("plate-top", "acts").textContent, "away · to act");
  pair.show("b", states);
  assert.deepEqual([part("plate-bottom", "who").textContent, part("plate-top", "who").textContent], ["Bea", "Ada"]);
  assert.deepEqual([[...element("plate-bottom").classes], [...element("plate-top").classes]], [["won"], ["acting"]]);
});

test("a name that stays the same keeps its element, so a link keeps the focus", () => {
  const pair = new PlatePair();
  const link = () => Object.assign(new Element(), { children: ["Ada"] });
  pair.show("w", /** @type {any} */ ({ w: player("", { name: link() }), b: player("Bea") }));
  const [shown] = part("plate-bottom", "who").children;
  pair.show("w", /** @type {any} */ ({ w: player("", { name: link() }), b: player("Bea") }));
  assert.equal(part("plate-bottom", "who").children[0], shown);
});

test("rating and presence are hidden where there is none", () => {
  const pair = new PlatePair();
  pair.show("w", { w: player("Ada", { rating: "1500", presence: { here: false, title: "away" } }), b: player("Bea") });
  const hidden = (/** @type {string} */ plate) => ["rating", "here"].map((name) => part(plate, name).hidden);
  assert.deepEqual(
    [hidden("plate-bottom"), hidden("plate-top")],
    [
      [false, false],
      [true, true],
    ],
  );
  assert.ok(part("plate-bottom", "here").classes.has("away"));
});

test("a game without clocks shows none, and a long time gets a smaller font", () => {
  const pair = new PlatePair();
  pair.showClocks({ w: { text: "2 days 3 h", spoken: "White: 2 days 3 h", low: false }, b: null });
  const [own, other] = ["plate-bottom", "plate-top"].map((plate) => part(plate, "clock"));
  assert.deepEqual([own?.hidden, other?.hidden, own?.textContent], [false, true, "2 days 3 h"]);
  assert.deepEqual([[...(own?.classes ?? [])], own?.getAttribute("aria-label")], [["long"], "White: 2 days 3 h"]);
});

test("the task follows the stage, also of games with potentials, and passing comes first", () => {
  const view = (/** @type {string} */ stage, /** @type {any[]} */ steps = []) =>
    /** @type {any} */ ({ stage, choices: steps.map((step) => ({ step })) });
  assert.deepEqual([taskOf(view("push")), taskOf(view("extra"))], ["play-do-push", "play-do-extra"]);
  assert.equal(taskOf(view("move", [{ kind: "button", name: "pass" }])), "play-do-pass");
});

test("spectators of a match read what it waits for", () => {
  const words = (/** @type {string} */ decision, /** @type {any} */ game) =>
    waitingWords(game, /** @type {any} */ ({ stage: decision, choices: [], match: { decision } }))[0];
  assert.equal(words("answer", { toAct: "b", full: { match: {} } }), "game-match-decides");
  assert.equal(words("enter", { toAct: "w", full: { match: {} } }), "game-match-elsewhere");
  assert.equal(words("linked", { toAct: null, full: { match: { linked: "g2" } } }), "game-match-paused");
  assert.equal(words("turn", { toAct: "w", full: { match: {} } }), "game-turn-of");
});

test("the way back to the current position is offered only while an earlier one is shown", () => {
  let pressed = 0;
  const line = new StatusLine(() => pressed++);
  line.show("Your turn", "Push.", { looking: false });
  assert.deepEqual([element("status-head").textContent, element("to-now").hidden], ["Your turn", true]);
  line.show("Your turn", "Push.", { looking: true, behind: true });
  assert.deepEqual([element("to-now").hidden, element("to-now").classes.has("primary")], [false, true]);
  element("to-now").press();
  assert.equal(pressed, 1);
});

test("a disabled command does nothing, and says why", () => {
  let pressed = 0;
  onPress("draw", () => pressed++);
  setButton("draw", { shown: true, enabled: false });
  element("draw").title = "Not yet.";
  element("draw").press();
  const shelf = /** @type {Element} */ (/** @type {any} */ (document.body).children[0]);
  assert.deepEqual([pressed, shelf.textContent.startsWith("Not yet.")], [0, true]);
  setButton("draw", { shown: true });
  element("draw").press();
  assert.equal(pressed, 1);
});

test("a command that needs confirmation is carried out only after a yes, and only the last one asked", () => {
  /** @type {string[]} */
  const done = [];
  const confirmation = new Confirmation();
  confirmation.ask("Resign?", "You lose.", "Resign", () => done.push("resign"));
  element("sure-no").press();
  assert.equal(done.length, 0);
  confirmation.ask("Abort?", "No result.", "Abort", () => done.push("abort"));
  assert.deepEqual([element("sure-title").textContent, element("sure-yes").textContent], ["Abort?", "Abort"]);
  element("sure-yes").press();
  assert.deepEqual(done, ["abort"]);
});
