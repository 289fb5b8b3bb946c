import assert from "node:assert/strict";
import { test } from "node:test";

import {
  clockTag,
  clockText,
  fallen,
  isKeptClock,
  isLow,
  keptClock,
  newClock,
  press,
  run,
  stop,
  takeBack,
  timeLeft,
  restoredClock,
} from "../../game/clock.js";

const TIME_CONTROL = { base: 60_000, increment: 2_000 };

/** Returns a clock on which White played the first turn at 1 s. */
const begun = () => press(newClock(TIME_CONTROL), "w", 1_000);

test("a new clock is stopped, and no player loses time", () => {
  const clock = newClock(TIME_CONTROL);
  assert.equal(clock.running, null);
  assert.equal(timeLeft(clock, "w", 999_999), 60_000);
  assert.equal(fallen(clock, 999_999), null);
});

test("White's first turn is free and earns no increment", () => {
  const clock = begun();
  assert.deepEqual(clock.left, { w: 60_000, b: 60_000 });
  assert.equal(clock.running, "b");
});

test("only the player to act spends time", () => {
  const clock = begun();
  assert.equal(timeLeft(clock, "b", 11_000), 50_000);
  assert.equal(timeLeft(clock, "w", 11_000), 60_000);
});

test("a complete turn earns the increment", () => {
  const clock = press(begun(), "b", 11_000);
  assert.deepEqual(clock.left, { w: 60_000, b: 52_000 });
  assert.equal(clock.running, "w");
});

test("a flag falls at zero, and the time never becomes negative", () => {
  const clock = begun();
  assert.equal(fallen(clock, 60_999), null);
  assert.equal(fallen(clock, 61_000), "b");
  assert.equal(timeLeft(clock, "b", 99_000), 0);
});

test("a turn after the flag has fallen earns no increment", () => {
  assert.equal(press(begun(), "b", 70_000).left.b, 0);
});

test("a stopped clock deducts the time used and then stands still", () => {
  const clock = stop(begun(), 5_000);
  assert.equal(timeLeft(clock, "b", 50_000), 56_000);
  assert.equal(stop(clock, 90_000), clock);
});

test("switching the clock to another player first deducts the time of the previous one", () => {
  const clock = run(begun(), "w", 4_000);
  assert.deepEqual(clock.left, { w: 60_000, b: 57_000 });
  assert.equal(timeLeft(clock, "w", 5_000), 59_000);
});

test("time that runs backwards adds no time", () => {
  assert.equal(timeLeft(begun(), "b", 0), 60_000);
});

test("taking turns back restores the times after the remaining turns", () => {
  const clock = press(press(begun(), "b", 11_000), "w", 16_000);
  const back = takeBack(clock, 2);
  assert.deepEqual(back.left, { w: 60_000, b: 52_000 });
  assert.equal(back.running, null);
  assert.deepEqual(takeBack(clock, 0).left, { w: 60_000, b: 60_000 });
  assert.equal(takeBack(clock, 0).past.length, 1);
});

test("time does not run while the page is closed", () => {
  const kept = keptClock(begun(), 5_000);
  assert.ok(isKeptClock(JSON.parse(JSON.stringify(kept))));
  const clock = run(restoredClock(kept), "b", 1_000_000);
  assert.equal(timeLeft(clock, "b", 1_000_000), 56_000);
});

test("an invalid stored clock is rejected", () => {
  const kept = keptClock(begun(), 5_000);
  const strange = [null, 3, {}, { ...kept, left: { w: 1 } }, { ...kept, past: [] }, { ...kept, pace: { base: -1, increment: 0 } }];
  for (const value of strange) assert.ok(!isKeptClock(value));
});

test("time is low below an eighth of the base, but at least 10 and at most 60 seconds", () => {
  const of = (/** @type {number} */ base, /** @type {number} */ left) =>
    isLow({ ...newClock({ base, increment: 0 }), left: { w: left, b: left } }, "w", 0);
  assert.ok(of(60_000, 9_999));
  assert.ok(!of(60_000, 10_001));
  assert.ok(of(240_000, 29_999));
  assert.ok(of(3_600_000, 59_999));
  assert.ok(!of(3_600_000, 60_001));
});

test("times are formatted for display and for records", () => {
  assert.equal(clockText(300_000), "5:00");
  assert.equal(clockText(59_001), "1:00");
  assert.equal(clockText(9_460), "0:09.4");
  assert.equal(clockText(0), "0:00.0");
  assert.equal(clockText(3_723_000), "1:02:03");
  assert.equal(clockTag(299_900), "0:04:59");
  assert.equal(clockTag(3_723_000), "1:02:03");
});
