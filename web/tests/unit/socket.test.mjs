import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const { Refused, Socket } = await import("../../online/socket.js");

/** A connection to a server played by the test. */
class Wire {
  readyState = 0;
  /** @type {any[]} */
  said = [];
  onopen = () => {};
  onmessage = (/** @type {{ data: string }} */ _) => {};
  onclose = (/** @type {{ code: number }} */ _) => {};
  closed = false;

  /** @param {string} text */
  send(text) {
    this.said.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen();
    this.tell({ t: "welcome", me: null, now: Date.now() + 5000, version: "1" });
  }

  /** @param {object} heard */
  tell(heard) {
    this.onmessage({ data: JSON.stringify(heard) });
  }

  /** @param {number} code */
  fall(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** Sent frames, without pings. */
  get words() {
    return this.said.filter(({ t }) => t !== "ping");
  }
}

function begun(random = 0.5) {
  /** @type {Wire[]} */
  const wires = [];
  let wake = () => {};
  const socket = new Socket("ws://here/socket", {
    open: () => {
      wires.push(new Wire());
      return /** @type {any} */ (wires.at(-1));
    },
    now: () => Date.now(),
    random: () => random,
    hidden: () => false,
    onWake: (given) => void (wake = given),
  });
  return { socket, wires, wake: () => wake() };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
});

test("a command that was not answered is sent again on the next connection, with the same id", async () => {
  const { socket, wires } = begun();
  wires[0].open();
  const done = socket.command({ t: "play", game: "g", ply: 0, turn: "e5" });
  const { id } = wires[0].words[0];
  assert.equal(socket.sending, true);
  wires[0].fall();
  mock.timers.tick(1000);
  assert.equal(wires.length, 2);
  wires[1].open();
  assert.deepEqual(wires[1].words, [{ t: "play", game: "g", ply: 0, turn: "e5", id }]);
  wires[1].tell({ t: "ack", id, seq: 7 });
  assert.deepEqual(await done, { seq: 7 });
  assert.equal(socket.sending, false);
});

test("a command waits for the first connection", () => {
  const { socket, wires } = begun();
  void socket.command({ t: "act", game: "g", act: "resign" });
  assert.equal(wires[0].said.length, 0);
  wires[0].open();
  assert.equal(wires[0].words[0].act, "resign");
});

test("a command without an answer is sent again on the same connection", () => {
  const { socket, wires } = begun();
  wires[0].open();
  void socket.command({ t: "play", turn: "e5" });
  const answerPing = () => wires[0].tell({ t: "pong", at: Date.now(), now: Date.now() });
  answerPing();
  mock.timers.tick(4000);
  assert.equal(wires[0].words.length, 2);
  assert.deepEqual(wires[0].words[0], wires[0].words[1]);
});

test("a refusal carries its code, and ends the command", async () => {
  const { socket, wires } = begun();
  wires[0].open();
  const done = socket.command({ t: "play", turn: "e5" });
  wires[0].tell({ t: "refused", id: wires[0].words[0].id, code: "not-your-turn", text: "It is not your turn." });
  await assert.rejects(done, (error) => error instanceof Refused && error.code === "not-your-turn");
  assert.equal(socket.sending, false);
});

test("subscriptions are sent on every connection, before the commands, in their current state", () => {
  const { socket, wires } = begun();
  let since = /** @type {number | null} */ (null);
  socket.subscribe("watch", () => ({ t: "watch", game: "g", since }));
  void socket.command({ t: "act", act: "draw" });
  wires[0].open();
  assert.deepEqual(
    wires[0].words.map(({ t }) => t),
    ["watch", "act"],
  );
  since = 12;
  wires[0].fall();
  mock.timers.tick(1000);
  wires[1].open();
  assert.deepEqual(wires[1].words[0], { t: "watch", game: "g", since: 12 });
  socket.unsubscribe("watch", { t: "leave", game: "g" });
  assert.deepEqual(wires[1].words.at(-1), { t: "leave", game: "g" });
});

test("the delay between attempts grows up to a maximum", () => {
  const { wires } = begun();
  const gaps = [];
  for (let i = 0; i < 9; i += 1) {
    const before = wires.length;
    wires.at(-1)?.fall();
    let waited = 0;
    while (wires.length === before) {
      mock.timers.tick(100);
      waited += 100;
    }
    gaps.push(waited);
  }
  assert.equal(gaps[0], 400);
  assert.equal(gaps[1], 800);
  assert.equal(gaps.at(-1), 2_600);
});

test("an attempt follows within four seconds, regardless of the random part", () => {
  const { wires } = begun(1);
  for (let i = 0; i < 9; i += 1) {
    wires.at(-1)?.fall();
    mock.timers.tick(4_000);
    assert.equal(wires.length, i + 2);
  }
});

test("a connection that does not answer is abandoned", () => {
  const { socket, wires } = begun();
  wires[0].open();
  mock.timers.tick(9000);
  assert.equal(wires[0].closed, true);
  assert.notEqual(socket.state, "online");
  mock.timers.tick(1000);
  assert.equal(wires.length, 2);
});

test("after a sleep a dead connection is noticed soon, and a lost one is retried at once", () => {
  const { wires, wake } = begun();
  wires[0].open();
  wires[0].tell({ t: "pong", at: Date.now(), now: Date.now() });
  wake();
  mock.timers.tick(3000);
  assert.equal(wires[0].closed, true);
  wake();
  assert.equal(wires.length, 2);
});

test("a client reconnects to a restarting server at the announced time", () => {
  const { socket, wires } = begun();
  wires[0].open();
  wires[0].tell({ t: "bye", reconnect: 4000 });
  assert.equal(socket.state, "restarting");
  mock.timers.tick(4400);
  assert.equal(wires.length, 1);
  mock.timers.tick(200);
  assert.equal(wires.length, 2);
});

test("a client that is over the rate limit waits before it reconnects", () => {
  const { wires } = begun();
  wires[0].open();
  wires[0].fall(1008);
  mock.timers.tick(20_000);
  assert.equal(wires.length, 1);
  mock.timers.tick(2000);
  assert.equal(wires.length, 2);
});

test("the server's time is estimated from the fastest answer", () => {
  const { socket, wires } = begun();
  wires[0].open();
  assert.equal(Math.round(socket.now() - Date.now()), 5000);
  const sent = Date.now();
  mock.timers.tick(400);
  wires[0].tell({ t: "pong", at: sent, now: Date.now() + 5900 });
  assert.equal(socket.lag, 400);
  assert.equal(Math.round(socket.now() - Date.now()), 6100);
  const again = Date.now();
  mock.timers.tick(20);
  wires[0].tell({ t: "pong", at: again, now: Date.now() + 6000 });
  assert.equal(Math.round(socket.now() - Date.now()), 6010);
});

test("messages from an old connection are ignored", () => {
  const { socket, wires } = begun();
  wires[0].open();
  let heard = 0;
  socket.addEventListener("paired", () => (heard += 1));
  const late = wires[0].onmessage;
  socket.renew();
  late?.({ data: JSON.stringify({ t: "paired", game: "g" }) });
  wires[0].onmessage?.({ data: JSON.stringify({ t: "paired", game: "g" }) });
  assert.equal(heard, 0);
});

test("invalid messages from the server are ignored", () => {
  const { socket, wires } = begun();
  wires[0].open();
  wires[0].onmessage({ data: "{" });
  assert.equal(socket.state, "online");
});
