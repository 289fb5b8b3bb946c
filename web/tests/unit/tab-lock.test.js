// One game, one tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TabLock } from "../../play/tab-lock.js";

/** Returns locks of tabs that hear each other, and the number of times each has lost its game. @param {number} count */
function tabs(count) {
  /** @type {EventTarget[]} */
  const channels = [];
  const lost = Array.from({ length: count }, () => 0);
  const locks = lost.map((_, index) => {
    const postMessage = (/** @type {unknown} */ data) => {
      for (const other of channels) if (other !== channel) other.dispatchEvent(Object.assign(new Event("message"), { data }));
    };
    const channel = Object.assign(new EventTarget(), { postMessage });
    channels.push(channel);
    const lock = new TabLock(channel);
    lock.addEventListener("lost", () => lost[index]++);
    return lock;
  });
  return { locks, lost };
}

test("a tab that opens a game which another tab plays gives way", () => {
  const { locks, lost } = tabs(2);
  locks[0].ask("g");
  locks[1].ask("g");
  assert.deepEqual(
    [lost, locks.map(({ held }) => held)],
    [
      [0, 1],
      [true, false],
    ],
  );
});

test("a tab that takes the game over keeps it, and the others give way", () => {
  const { locks, lost } = tabs(3);
  locks[0].ask("g");
  locks[1].take("g");
  assert.deepEqual(
    [lost, locks.map(({ held }) => held)],
    [
      [1, 0, 0],
      [false, true, false],
    ],
  );
});

test("tabs with different games do not disturb each other", () => {
  const { locks, lost } = tabs(2);
  locks[0].ask("g");
  locks[1].take("h");
  assert.deepEqual(lost, [0, 0]);
});

test("a game that was released, or lost, can be opened elsewhere", () => {
  const { locks, lost } = tabs(2);
  locks[0].ask("g");
  locks[0].release();
  locks[1].ask("g");
  assert.deepEqual(lost, [0, 0]);
  locks[1].lose();
  locks[1].lose();
  locks[0].ask("g");
  assert.deepEqual([lost, locks[0].held], [[0, 1], true]);
});

test("a browser without channels plays as if there were one tab", () => {
  const lock = new TabLock(null);
  lock.ask("g");
  assert.equal(lock.held, true);
});
