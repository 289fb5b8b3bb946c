// The estimate of the server's clock and of the latency.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Latency } from "../../online/latency.js";

test("without an answer, the offset is estimated from a server time of unknown age", () => {
  const latency = new Latency();
  assert.deepEqual([latency.offset, latency.lag], [0, null]);
  latency.estimate(5000, 1000);
  assert.deepEqual([latency.offset, latency.lag], [4000, null]);
});

test("an answer replaces the estimate: its server time is half a round trip old", () => {
  const latency = new Latency();
  latency.estimate(5000, 1000);
  latency.answered(1000, 6000, 1200);
  assert.deepEqual([latency.offset, latency.lag], [4900, 200]);
});

test("the fastest answer decides, whenever it arrived", () => {
  const latency = new Latency();
  latency.answered(0, 1000, 400);
  latency.answered(1000, 1110, 1020);
  latency.answered(2000, 2900, 2600);
  assert.equal(latency.offset, 100);
});

test("an old answer is forgotten after eight others", () => {
  const latency = new Latency();
  latency.answered(0, 1000, 0);
  for (let i = 1; i <= 8; i++) latency.answered(i * 1000, i * 1000 + 50, i * 1000 + 100);
  assert.equal(latency.offset, 0);
});

test("the latency is smoothed: one slow answer changes it by a fifth", () => {
  const latency = new Latency();
  latency.answered(0, 0, 100);
  latency.answered(1000, 1000, 1600);
  assert.equal(latency.lag, 200);
});

test("after a sleep, the next answer decides, however slow it is", () => {
  const latency = new Latency();
  latency.answered(0, 10_000, 10);
  latency.forget();
  assert.equal(latency.offset, 9995, "until then, the last offset is kept");
  latency.answered(0, 600, 1000);
  assert.equal(latency.offset, 100);
});

test("a clock that was set back during a request gives no negative latency", () => {
  const latency = new Latency();
  latency.answered(1000, 500, 400);
  assert.deepEqual([latency.lag, latency.offset], [0, 100]);
});
