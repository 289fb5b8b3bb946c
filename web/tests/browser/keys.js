// Acts on the board with the keyboard alone, as users do who cannot see it or cannot point.

import { LABELS } from "./hand.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").Geometry} Geometry */
/** @typedef {import("../../core/types.d.ts").PointName} PointName */
/** @typedef {import("../../core/types.d.ts").Step} Step */
/** @typedef {import("./shadow.js").Shadow} Shadow */
/** @typedef {import("./shadow.js").Way} Way */

/** The direction of each link on a flipped board. */
const TURNED = /** @type {const} */ ({
  up: "down",
  down: "up",
  left: "right",
  right: "left",
  shiftLeft: "shiftRight",
  shiftRight: "shiftLeft",
});

/** The keys that lead along each line. */
const KEYS = /** @type {const} */ ({
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  shiftLeft: "Shift+ArrowLeft",
  shiftRight: "Shift+ArrowRight",
});

export class Keys {
  /**
   * @param {Page} page
   * @param {Geometry} geometry
   */
  constructor(page, geometry) {
    this.page = page;
    this.points = new Map(geometry.points.map((point) => [point.name, point]));
  }

  /** Tabs to the board, and records the announcements from now on. */
  async begin() {
    await this.page.evaluate(() => {
      const place = /** @type {Element} */ (document.querySelector("hex-board .hb-spoken"));
      /** @type {any} */ (window).heard = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) /** @type {any} */ (window).heard.push(node.textContent);
      }).observe(place, { childList: true });
    });
    for (let tabs = 0; tabs < 60; tabs++) {
      await this.page.keyboard.press("Tab");
      if ((await this.here()) !== null) return;
    }
    throw new Error("Tab does not lead to the board");
  }

  /** Returns the focused point. */
  here() {
    return this.page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? null);
  }

  /** Returns the announcements since the last call. @returns {Promise<string[]>} */
  heard() {
    return this.page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
  }

  /** Chooses an action on the board, and plays it in the shadow too. @param {Shadow} shadow @param {string} action */
  async act(shadow, action) {
    const { path, take } = shadow.way(action);
    for (const [index, { step }] of path.entries()) {
      if (step.kind === "arrow" && path[index - 1]?.then?.length === 1) continue;
      await this.#take(step);
    }
    if (take) await this.#toggle(path[path.length - 1].step, take);
    // The board asks before the first basic piece takes the potentials in hand out of the game.
    if (path[0]?.step.kind === "piece" && (await this.page.locator(".hb-answers [data-sure]").count()) > 0) await this.#answer();
    shadow.act(action);
  }

  /** @param {Step} step */
  async #take(step) {
    switch (step.kind) {
      case "point":
        await this.go(step.at);
        return this.page.keyboard.press("Enter");
      case "arrow":
        return this.#amongSeveral(`From ${step.from} towards ${step.to},`, await this.#keyTowards(step.from, step.to));
      case "segment":
        return this.#row(step.points);
      case "piece":
        return this.#bring(step.piece);
      case "button":
        return this.#answer();
      default:
        throw new Error(`no key for ${step}`);
    }
  }

  /**
   * Goes to a point: by its name if that is short, else along the lines.
   * @param {PointName} name
   */
  async go(name) {
    const others = [...this.points.keys()].filter((other) => other !== name && other.startsWith(name));
    if (others.length === 0) await this.page.keyboard.type(name);
    else for (const key of await this.#route((await this.here()) ?? "", name)) await this.page.keyboard.press(key);
    const here = await this.here();
    if (here !== name) throw new Error(`the keys should lead to ${name}, not to ${here}`);
  }

  /**
   * Returns the shortest way along the lines.
   * @param {PointName} from
   * @param {PointName} to
   * @returns {Promise<string[]>}
   */
  async #route(from, to) {
    const turned = await this.#isTurned();
    /** @type {Map<PointName, string[]>} */
    const routes = new Map([[from, []]]);
    for (const [at, route] of routes) {
      if (at === to) return route;
      for (const [link, next] of Object.entries(this.points.get(at)?.links ?? {})) {
        if (next && !routes.has(next)) routes.set(next, [...route, this.#keyOf(link, turned)]);
      }
    }
    throw new Error(`no line leads from ${from} to ${to}`);
  }

  /** Tests whether the board is flipped: keys lead where they point, also when Black sits at the bottom. */
  async #isTurned() {
    const [name, { y }] = /** @type {[string, { y: number }]} */ ([...this.points].find(([, point]) => Math.abs(point.y) > 1));
    const seen = Number(await this.page.locator(`hex-board [data-point="${name}"]`).getAttribute("cy"));
    return Math.sign(seen) !== Math.sign(y);
  }

  /** Presses Enter on a point of the row; if it is part of several rows, the arrow keys go through them. @param {PointName[]} points */
  async #row(points) {
    await this.go(points[2]);
    const several = /part of \d+ rows/.test((await this.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "");
    await this.page.keyboard.press("Enter");
    if (several) await this.#amongSeveral(`Row from ${points[0]} to ${points[points.length - 1]}`);
  }

  /** Returns the key that leads from a point to its neighbour. @param {PointName} from @param {PointName} to */
  async #keyTowards(from, to) {
    const [link] = Object.entries(this.points.get(from)?.links ?? {}).find(([, next]) => next === to) ?? ["right"];
    return this.#keyOf(link, await this.#isTurned());
  }

  /** @param {string} link @param {boolean} turned */
  #keyOf(link, turned) {
    return KEYS[turned ? TURNED[/** @type {keyof typeof TURNED} */ (link)] : /** @type {keyof typeof KEYS} */ (link)];
  }

  /** Goes through the choices that share a point until one is named, and chooses it. @param {string} name @param {string} [key] */
  async #amongSeveral(name, key = "ArrowRight") {
    for (let turns = 0; turns < 12; turns++) {
      const last = await this.page.evaluate(() => document.querySelector("hex-board .hb-spoken")?.lastElementChild?.textContent ?? "");
      if (last.includes(name)) return this.page.keyboard.press("Enter");
      await this.page.keyboard.press(key);
    }
    throw new Error(`the arrow keys do not show ${name}`);
  }

  /** @param {import("../../core/types.d.ts").Kind} piece */
  async #bring(piece) {
    const wanted = new RegExp(LABELS[piece]);
    const picked = () => this.page.evaluate(() => document.querySelector("hex-board input:checked")?.closest("label")?.textContent ?? "");
    if (wanted.test(await picked())) return;
    await this.page.keyboard.press("Tab");
    for (let tries = 0; tries < 7 && !wanted.test(await picked()); tries++) await this.page.keyboard.press("ArrowRight");
    if (!wanted.test(await picked())) throw new Error(`${piece} cannot be picked with the keyboard`);
    await this.page.keyboard.press("Shift+Tab");
  }

  /** Presses the first answer to the board's question. */
  async #answer() {
    await this.page.evaluate(() => document.querySelector(/** @type {"button"} */ (".hb-answers .hb-buttons button"))?.focus());
    await this.page.keyboard.press("Enter");
  }

  /** @param {Step} step @param {PointName[]} take */
  async #toggle(step, take) {
    if (step.kind !== "segment") throw new Error("only rows have pieces that may stay");
    for (const { at } of step.toggles) {
      const here = await this.here();
      if (here !== at) throw new Error(`the arrow keys should lead to ${at}, not to ${here}`);
      // Once the row is chosen, the board announces whether each piece goes.
      await this.page.waitForFunction(() => /will be removed|stays on/.test(document.activeElement?.getAttribute("aria-label") ?? ""));
      const goes = /will be removed/.test((await this.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "");
      if (goes !== take.includes(at)) await this.page.keyboard.press("Enter");
      await this.page.keyboard.press("ArrowRight");
    }
    await this.page.keyboard.press("Enter");
  }
}
