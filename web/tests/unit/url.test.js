import assert from "node:assert/strict";
import test from "node:test";

import { decodeQuery, encodeQuery } from "../../game/url.js";

/** @typedef {import("../../core/types.js").GameStart} GameStart */

test("a link opens the game that it was created from", () => {
  /** @type {GameStart[]} */
  const openings = [
    { variant: "yinsh" },
    { variant: "yinsh-blitz", position: "4/7/8/9/91/9/91/9/8/7/4 w place 0-0" },
    { variant: "yinsh", turns: ["e2", "k7", "xg5-g9;xa5;d3-b3", "pass"] },
    { variant: "gipf-basic", handicap: "b1", turns: ["e1-e3", "c2"] },
    { variant: "gipf-tournament", position: "4/5/6/GGGGp1g/6/5/4 w remove:w 2-2 -", turns: ["xe6*;=", "Gg2"] },
  ];
  for (const opening of openings) {
    assert.deepEqual(decodeQuery(`?${encodeQuery(opening)}`), { opening, seats: {}, problem: null });
  }
});

test("a link stays readable", () => {
  const opening = /** @type {GameStart} */ ({ variant: "yinsh", position: "4/7/8/9/91/9/91/9/8/7/4 w place 0-0", turns: ["e2", "x;y"] });
  assert.equal(encodeQuery(opening), "variant=yinsh&position=4/7/8/9/91/9/91/9/8/7/4_w_place_0-0&turns=e2_x;y");
});

test("a link survives being encoded twice", () => {
  const opening = /** @type {GameStart} */ ({ variant: "gipf-standard", turns: ["e1-e5;xe2,e3,Ge4,e5*", "="] });
  const query = encodeQuery(opening).replace(/turns=(.*)/, (_, turns) => `turns=${encodeURIComponent(turns)}`);
  assert.deepEqual(decodeQuery(query).opening, opening);
});

test("spaces may be written as underscores, pluses or spaces", () => {
  for (const gap of ["_", "+", "%20", "__"]) {
    assert.deepEqual(decodeQuery(`variant=yinsh&turns=e2${gap}k7`).opening, { variant: "yinsh", turns: ["e2", "k7"] });
  }
});

test("a link names the opponent", () => {
  const query = encodeQuery({ variant: "yinsh" }, { opponent: "engine", level: 3, color: "b" });
  assert.equal(query, "variant=yinsh&opponent=engine&level=3&color=b");
  assert.deepEqual(decodeQuery(query).seats, { opponent: "engine", level: 3, color: "b" });
});

test("invalid seats are ignored", () => {
  assert.deepEqual(decodeQuery("variant=yinsh&opponent=cat&level=11&color=red").seats, {});
});

test("a link without parameters opens nothing and is not an error", () => {
  assert.deepEqual(decodeQuery(""), { opening: null, seats: {}, problem: null });
  assert.deepEqual(decodeQuery("?utm=1"), { opening: null, seats: {}, problem: null });
});

test("a malformed link names its problem and opens nothing", () => {
  const links = /** @type {const} */ ([
    ["variant=chess", "variant"],
    ["position=8/8_w", "variant"],
    ["variant=yinsh&position=<b>", "position"],
    ["variant=yinsh&turns=%00", "turns"],
    ["variant=yinsh&turns=%E0%A4%A", "turns"],
    ["variant=gipf-basic&handicap=w9", "handicap"],
    [`variant=yinsh&turns=${"e2_".repeat(20_000)}`, "length"],
  ]);
  for (const [link, problem] of links) {
    const { opening, problem: told } = decodeQuery(link);
    assert.equal(told, problem, link.slice(0, 60));
    assert.equal(opening, null);
  }
});

test("a match round trips through a link", () => {
  /** @type {import("../../core/types.js").GameStart} */
  const opening = {
    variant: "gipf-ultimate",
    links: "T:die,Y:yinsh-blitz",
    challenges: "*",
    position: "4/5/2Y3/1PP1PgU/6/5/G3 w push 9-9 - - T:die,Y:yinsh-blitz *-* - -",
    turns: ["yd4-e5?", "challenge", "f6", "w:resigns", "b:1/2-1/2", "5-3"],
  };
  assert.deepEqual(decodeQuery(encodeQuery(opening)).opening, opening);
});

test("tokens of a match and links with unknown characters are refused", () => {
  assert.equal(decodeQuery("variant=gipf-yinsh&turns=ye2-h2%3F").problem, "turns");
  assert.equal(decodeQuery("variant=gipf-yinsh&links=Y%3Cdie").problem, "links");
  assert.equal(decodeQuery("variant=gipf-yinsh&links=Y:die&challenges=many").problem, "links");
});
