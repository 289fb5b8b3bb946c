// Scrolling to what a user opens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { define } from "./fakes.js";

/** An opened part of a page, which notes how it was scrolled to. */
class Details {
  open = true;
  /** @type {string[]} */
  scrolled = [];

  /** @param {{ height: number, isMenu?: boolean, hasFocus?: boolean }} about */
  constructor({ height, isMenu = false, hasFocus = true }) {
    this.offsetHeight = height;
    this.matches = () => isMenu;
    this.contains = () => hasFocus;
  }

  /** @param {{ block: string }} options */
  scrollIntoView({ block }) {
    this.scrolled.push(block);
  }
}

define({ HTMLDetailsElement: Details, innerHeight: 800 });
const { reveal } = await import("../../shell/reveal.js");

/** @param {Details} details */
function scrolledTo(details) {
  reveal(/** @type {any} */ (details));
  return details.scrolled;
}

test("an opened part scrolls into view, from its beginning if it is higher than the screen", () => {
  assert.deepEqual(scrolledTo(new Details({ height: 300 })), ["nearest"]);
  assert.deepEqual(scrolledTo(new Details({ height: 900 })), ["start"]);
});

test("menus, closed parts, and parts that the page itself opens do not move the page", () => {
  assert.deepEqual(scrolledTo(new Details({ height: 300, isMenu: true })), []);
  assert.deepEqual(scrolledTo(new Details({ height: 300, hasFocus: false })), []);
  assert.deepEqual(scrolledTo(Object.assign(new Details({ height: 300 }), { open: false })), []);
});
