// Sending the user's own turns.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetAll } from "./fakes.js";

const { joined } = await import("./fake-room.js");

beforeEach(forgetAll);

/** Lets promises settle. */
const settled = () => new Promise(setImmediate);

test("a turn is sent with the time for which the position was visible, and shown until the server has it", () => {
  const { connection, sender, time, hear } = joined();
  time.now += 2500;
  sender.take("e5");
  const [{ t, game, ply, turn, spent }] = connection.frames;
  assert.deepEqual([t, game, ply, turn, spent], ["play", "g", 0, "e5", 2500]);
  assert.deepEqual([sender.turns, sender.sending], [["e5"], true]);
  hear("e5");
  assert.deepEqual([sender.turns, sender.sending], [["e5"], false]);
});

test("a refused turn is forgotten and reported", async () => {
  const { connection, sender, refused } = joined();
  sender.take("e5");
  connection.open[0]?.refuse({ code: "ply-mismatch" });
  await settled();
  assert.deepEqual([sender.turns, sender.sending, refused], [[], false, [{ code: "ply-mismatch" }]]);
});

test("a turn that was not answered before a reload is sent again with the same id", () => {
  const { connection, sender } = joined();
  sender.take("e5");
  const reloaded = joined();
  reloaded.sender.resume();
  assert.deepEqual(reloaded.connection.frames, connection.frames);
});

test("after a reload, a turn that the server has already is not sent again", async () => {
  joined().sender.take("e5");
  const reloaded = joined({ turns: [{ turn: "e5" }] });
  reloaded.sender.resume();
  assert.deepEqual(reloaded.connection.frames, []);
  const again = joined();
  again.sender.resume();
  assert.deepEqual(again.connection.frames, [], "it is forgotten");
});

test("an answered turn is not sent after a reload, even before its event arrives", async () => {
  const { connection, sender } = joined();
  sender.take("e5");
  connection.open[0]?.answer();
  await settled();
  const reloaded = joined();
  reloaded.sender.resume();
  assert.deepEqual(reloaded.connection.frames, []);
});

test("a damaged note of a sent turn is ignored", () => {
  sessionStorage.setItem("gipfel.sent.g", '{"ply":0}');
  const { connection, sender } = joined();
  sender.resume();
  assert.deepEqual(connection.frames, []);
});

test("correspondence turns wait for confirmation, others do not, and the user can change both", () => {
  const slow = joined({ speed: "correspondence" });
  slow.sender.take("e5");
  assert.deepEqual([slow.sender.asking, slow.sender.turns, slow.connection.frames], [true, ["e5"], []]);
  slow.sender.confirm();
  assert.equal(slow.connection.frames[0].turn, "e5");
  const fast = joined();
  assert.equal(fast.sender.confirms, false);
  fast.sender.confirms = true;
  assert.deepEqual([fast.sender.confirms, slow.sender.confirms], [true, true]);
  slow.sender.confirms = false;
  assert.deepEqual([fast.sender.confirms, slow.sender.confirms], [true, false]);
});

test("a turn awaiting confirmation is dropped if the game goes on without it", () => {
  const { sender, hear } = joined({ speed: "correspondence" });
  sender.take("e5");
  hear("f5");
  assert.deepEqual([sender.asking, sender.turns], [false, ["f5"]]);
});
