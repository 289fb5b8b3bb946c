import assert from "node:assert/strict";
import { test } from "node:test";

import { exchange } from "../../notebook/exchange.js";
import { memoryShelf } from "../../notebook/shelf.js";

/** @import { Entry, Kept } from "../../notebook/shelf.js" */

/** @param {string} key @param {Partial<Kept>} [more] @returns {Kept} */
function entry(key, more = {}) {
  return { owner: "ada", kind: "card", key, at: 1, body: {}, unsent: 1, ...more };
}

/** A server with pages of three entries. */
function server() {
  /** @type {Entry[]} */
  const all = [];
  return {
    all,
    /** @type {import("../../notebook/exchange.js").Send} */
    send: async ({ since, entries }) => {
      for (const one of entries) if (!all.some(({ kind, key }) => kind === one.kind && key === one.key)) all.push(one);
      const until = Math.min(all.length, since + 3);
      return { entries: all.slice(since, until), until, more: until < all.length };
    },
  };
}

test("two devices that were offline end with the same entries", async () => {
  const [phone, laptop] = [memoryShelf(), memoryShelf()];
  const { send, all } = server();
  await phone.add(["a", "b", "c", "d"].map((key) => entry(key)));
  await laptop.add(["c", "d", "e", "f", "g"].map((key) => entry(key)));
  await exchange(phone, "ada", send);
  const fresh = await exchange(laptop, "ada", send);
  await exchange(phone, "ada", send);
  const keys = async (/** @type {typeof phone} */ shelf) => (await shelf.all("ada", "card")).map(({ key }) => key).sort();
  assert.deepEqual(await keys(phone), ["a", "b", "c", "d", "e", "f", "g"]);
  assert.deepEqual(await keys(laptop), await keys(phone));
  assert.equal(all.length, 7);
  assert.deepEqual(fresh.map(({ key }) => key).sort(), ["a", "b"], "only new entries are returned");
  assert.deepEqual(await phone.unsent("ada"), []);
});

test("an interrupted exchange loses nothing", async () => {
  const shelf = memoryShelf();
  const { send, all } = server();
  await shelf.add(Array.from({ length: 450 }, (_, number) => entry(String(number))));
  let calls = 0;
  const breaks = async (/** @type {any} */ body) => {
    if (++calls === 2) throw new Error("no network");
    return send(body);
  };
  await assert.rejects(exchange(shelf, "ada", breaks));
  assert.equal(all.length, 200, "the limit of one request");
  await exchange(shelf, "ada", send);
  assert.equal(all.length, 450);
  assert.deepEqual(await shelf.unsent("ada"), []);
});

test("large entries are sent in separate requests", async () => {
  const shelf = memoryShelf();
  const { send, all } = server();
  /** @type {number[]} */
  const sizes = [];
  await shelf.add(["a", "b", "c"].map((key) => entry(key, { body: { text: "x".repeat(40_000) } })));
  await exchange(shelf, "ada", (body) => {
    sizes.push(body.entries.length);
    return send(body);
  });
  assert.equal(all.length, 3);
  assert.ok(
    sizes.every((size) => size <= 1),
    String(sizes),
  );
});

test("entries created before signing in belong to the account, and accounts do not see each other's entries", async () => {
  const shelf = memoryShelf();
  await shelf.add([entry("a", { owner: "", unsent: 0 }), entry("b", { owner: "bea" })]);
  await shelf.adopt("ada");
  assert.deepEqual(await shelf.all("", "card"), []);
  assert.deepEqual(await shelf.all("ada", "card"), [entry("a")]);
  assert.deepEqual(await shelf.all("bea", "card"), [entry("b", { owner: "bea" })]);
});

test("an entry never changes", async () => {
  const shelf = memoryShelf();
  assert.equal((await shelf.add([entry("a")])).length, 1);
  assert.equal((await shelf.add([entry("a", { body: { other: true } })])).length, 0);
  assert.deepEqual((await shelf.find("ada", "card", "a"))?.body, {});
});

test("a dropped card is gone until it is put back, and answers to unknown cards are skipped", async () => {
  const body = { variant: "yinsh", position: "", source: "puzzle" };
  const cards = [
    { kind: /** @type {const} */ ("card"), key: "a", at: 1, body },
    { kind: /** @type {const} */ ("card"), key: "b", at: 2, body },
    { kind: /** @type {const} */ ("card"), key: "odd", at: 3, body: { variant: 7 } },
  ];
  /** @param {string} card @param {string} grade @param {number} at */
  const recall = (card, grade, at) => ({ kind: /** @type {const} */ ("recall"), key: String(at), at, body: { card, grade } });
  const answers = [
    recall("a", "good", 5),
    recall("a", "dropped", 6),
    recall("b", "dropped", 7),
    recall("b", "kept", 8),
    recall("?", "good", 9),
  ];
  const { cardsOf } = await import("../../notebook/cards.js");
  assert.deepEqual(
    cardsOf(cards, answers).map(({ key, recalls }) => [key, recalls]),
    [["b", []]],
  );
});

test("an entry that the server would refuse is rejected at once, before it can block the others", async () => {
  const { notebook } = await import("../../notebook/notebook.js");
  await assert.rejects(notebook.add("card", "large", { text: "x".repeat(32_000) }), /too large/);
  await assert.rejects(notebook.add("card", "no key", {}), /no key/);
  assert.deepEqual(await notebook.all("card"), []);
});

test("a synchronisation reports why the server accepts no more", async () => {
  const { notebook } = await import("../../notebook/notebook.js");
  /** @param {string} code */
  const refusing = async (code) => {
    globalThis.fetch = async (address) =>
      String(address).endsWith("/me")
        ? Response.json({ player: { id: "ada" }, guest: false })
        : Response.json({ code, detail: "" }, { status: 429, headers: { "content-type": "application/problem+json" } });
    return notebook.sync();
  };
  assert.equal(await refusing("too-many"), "full");
  assert.equal(await refusing("storage-limit"), "limited");
  assert.equal(await refusing("unavailable"), "offline");
});
