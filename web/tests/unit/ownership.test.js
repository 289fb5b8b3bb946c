import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Record<string, string>} */
let kept = {};
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = value),
    removeItem: (/** @type {string} */ key) => void delete kept[key],
  },
  configurable: true,
});

/** Listeners of the page by the name of their event. @type {Record<string, (event: object) => void>} */
const listening = {};
Object.assign(globalThis, {
  document: {},
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => void (listening[name] = listener),
});

const { askOwner, forgetOwner, learnOwner, owner, watchOwner } = await import("../../site/owner.js");
const { belongsTo, isAdoptable } = await import("../../studies/ownership.js");

beforeEach(() => {
  kept = {};
});

/** Returns the server's description of an account. @param {string} id */
const account = (id) => ({ player: { id }, guest: false });

/** Lets the server answer, or fail. @param {() => Response} answer @param {boolean} [onLine] */
function server(answer, onLine = true) {
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
  globalThis.fetch = async () => answer();
}

test("an account sees its own studies and no others", () => {
  for (const online of [null, { id: "s" }]) {
    assert.ok(belongsTo({ owner: "ada", online }, "ada"));
    assert.ok(!belongsTo({ owner: "ada", online }, "bea"));
    assert.ok(!belongsTo({ owner: "ada", online }, ""), "after signing out");
  }
});

test("a user who is not signed in sees the studies without an owner", () => {
  assert.ok(belongsTo({ owner: "", online: null }, ""));
  assert.ok(belongsTo({ online: null }, ""), "an earlier version wrote no owner");
});

test("a study without an owner that is on the server is hidden until its account returns", () => {
  const study = { online: { id: "s" } };
  assert.ok(!belongsTo(study, ""));
  assert.ok(!belongsTo(study, "bea"));
  assert.ok(!isAdoptable(study, new Set(["other"])), "another account does not get it");
  assert.ok(isAdoptable(study, new Set(["s"])));
});

test("an account takes over the studies created before it signed in, and none of another account", () => {
  assert.ok(isAdoptable({ owner: "", online: null }, new Set()));
  assert.ok(isAdoptable({ online: null }, new Set()));
  assert.ok(!isAdoptable({ owner: "bea", online: null }, new Set()));
  assert.ok(!isAdoptable({ owner: "bea", online: { id: "s" } }, new Set(["s"])));
});

test("signing in, signing out and switching accounts change the owner, and each change is reported once", () => {
  let told = 0;
  watchOwner(() => told++);
  assert.equal(learnOwner(account("ada")), "ada");
  learnOwner(account("ada"));
  assert.deepEqual([owner(), told], ["ada", 1]);
  learnOwner(account("bea"));
  assert.deepEqual([owner(), told], ["bea", 2]);
  forgetOwner();
  assert.deepEqual([owner(), told], ["", 3]);
  learnOwner({ player: { id: "guest" }, guest: true });
  assert.deepEqual([owner(), told], ["", 3], "a guest owns nothing");
});

test("a page from the back/forward cache reports that another user has signed in or out since", () => {
  learnOwner(account("ada"));
  let told = 0;
  watchOwner(() => told++);
  listening.pageshow?.({ persisted: true });
  assert.equal(told, 0, "nothing has changed");
  kept["gipfel.notebook-owner"] = '""';
  listening.pageshow?.({ persisted: false });
  assert.equal(told, 0, "a newly loaded page asks the server itself");
  listening.pageshow?.({ persisted: true });
  listening.pageshow?.({ persisted: true });
  assert.equal(told, 1);
});

test("without a network the last known owner stays, and an answer from the server replaces it", async () => {
  learnOwner(account("ada"));
  server(() => Response.json(account("bea")), false);
  assert.equal(await askOwner(), null);
  server(() => new Response("{}", { status: 503 }));
  assert.equal(await askOwner(), null);
  assert.equal(owner(), "ada");
  server(() => Response.json({ player: null, guest: true }));
  assert.equal(await askOwner(), "");
  assert.equal(owner(), "");
});
