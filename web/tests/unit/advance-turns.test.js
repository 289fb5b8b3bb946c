// Turns chosen in advance, and conditional turns.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { buttons, element, forgetAll, newPage, window } from "./fakes.js";

const { messages, waiting } = await import("./fake-room.js");
const { Plan } = await import("../../room/plan.js");
const { Premove } = await import("../../room/premove.js");

// Messages disappear after a few seconds.
mock.timers.enable({ apis: ["setTimeout"] });
beforeEach(() => {
  forgetAll();
  newPage();
});

/** @param {any} [changes] */
function premoving(changes) {
  const room = waiting(changes);
  /** @type {string[]} */
  const said = [];
  const premove = new Premove(room.game, room.boardState, room.sender, (text) => said.push(text));
  room.boardState.addEventListener("complete", (event) => premove.take(/** @type {CustomEvent} */ (event).detail.token));
  premove.update();
  const choose = (/** @type {string} */ token) => {
    element("premove").press();
    room.board.choose(token);
  };
  const arrive = (/** @type {string} */ token) => {
    room.hear(token, "w");
    premove.arrive();
    room.boardState.follow(room.game.turns);
  };
  return { ...room, premove, said, choose, arrive };
}

test("a turn chosen in advance is sent once the opponent has played, if it is legal then", () => {
  const { connection, premove, choose, arrive } = premoving();
  choose("c4-c8");
  assert.deepEqual([premove.chosen, connection.frames], ["c4-c8", []]);
  arrive("e9-d8");
  assert.deepEqual([connection.frames.map(({ turn, ply }) => [turn, ply]), premove.chosen], [[["c4-c8", 11]], null]);
});

test("a turn chosen in advance that has become illegal is dropped, and the player is told", () => {
  const { connection, premove, choose, arrive } = premoving();
  messages();
  choose("d7-d8");
  assert.equal(premove.chosen, "d7-d8");
  arrive("e9-d8");
  assert.deepEqual([connection.frames, premove.chosen, messages()], [[], null, ["game-premove-impossible"]]);
});

test("pressing the button again, or Escape, drops the chosen turn", () => {
  const { boardState, connection, premove, choose, arrive } = premoving();
  choose("c4-c8");
  element("premove").press();
  assert.deepEqual([premove.chosen, boardState.mode], [null, "game"]);
  choose("c4-c8");
  assert.equal(premove.chosen, "c4-c8");
  dispatchEscape();
  assert.equal(premove.chosen, null);
  arrive("e9-d8");
  assert.deepEqual(connection.frames, []);
});

test("turns can be chosen in advance only in live games, and not on the player's own turn", () => {
  premoving({ terms: { variant: "yinsh", clock: "3days", rated: false, open: false } });
  assert.equal(element("premove").hidden, true);
  const { boardState } = premoving({ you: "w" });
  assert.deepEqual([element("premove").hidden, element("premove").getAttribute("aria-disabled")], [false, "true"]);
  element("premove").press();
  assert.equal(boardState.mode, "game");
});

/** Presses Escape. */
function dispatchEscape() {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" });
  window.dispatchEvent(event);
}

/** @param {any} [changes] */
function planning(changes) {
  element("plan").dataset.limit = "2";
  const slow = { variant: "yinsh", clock: "3days", rated: false, open: false };
  const room = waiting({ speed: "correspondence", terms: slow, ...changes });
  const plan = new Plan(room.game, room.boardState, /** @type {any} */ (room.connection));
  room.boardState.addEventListener("line", () => plan.update());
  plan.update();
  const press = (/** @type {string} */ name) => buttons(element("plan-acts"))[name]?.press();
  return { ...room, plan, press };
}

test("conditional turns are chosen on the board, and sent as a line that ends with the player's own turn", async () => {
  const { board, boardState, connection, press } = planning();
  press("game-plan-add");
  assert.equal(boardState.mode, "plan");
  board.choose("e9-d8");
  assert.equal(buttons(element("plan-acts"))["game-plan-save"]?.disabled, true, "the reply is missing");
  board.choose("c4-c8");
  press("game-plan-save");
  assert.deepEqual(connection.frames[0].lines, [["e9-d8", "c4-c8"]]);
  assert.equal(boardState.mode, "game");
});

test("a longer line replaces the one that it begins with, and others stay", () => {
  const { board, connection, press } = planning({ plan: [["e9-d8", "c4-c8"]] });
  press("game-plan-add");
  for (const token of ["e9-d8", "c4-c8", "j8-d2", "d7-a4"]) board.choose(token);
  press("game-plan-save");
  assert.deepEqual(connection.frames[0].lines, [["e9-d8", "c4-c8", "j8-d2", "d7-a4"]]);
});

test("resigning can be the answer to the opponent's turn", () => {
  const { board, connection, press } = planning();
  press("game-plan-add");
  board.choose("e9-d8");
  press("game-plan-resign");
  assert.deepEqual(connection.frames[0].lines, [["e9-d8", "resign"]]);
});

test("a line can be deleted, and the number of lines is limited", () => {
  const plan = [
    ["e9-d8", "c4-c8"],
    ["j8-d2", "d7-a4"],
  ];
  const { boardState, connection, press } = planning({ plan });
  messages();
  press("game-plan-add");
  assert.deepEqual([boardState.mode, messages()], ["game", ["game-plan-full"]]);
  const [first] = element("plan-lines").children;
  buttons(/** @type {import("./fakes.js").Element} */ (first))["×"]?.press();
  assert.deepEqual(connection.frames[0].lines, [["j8-d2", "d7-a4"]]);
});

test("when the opponent plays, the plan leaves the board", () => {
  const { boardState, hear, plan, press } = planning();
  press("game-plan-add");
  hear("e9-d8", "w");
  plan.update();
  assert.equal(boardState.mode, "game");
});
