// Acts on the board as a person does: points at what is on the screen, with a mouse, by dragging, or with a finger.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("../../core/types.d.ts").PointName} PointName */
/** @typedef {import("../../core/types.d.ts").Step} Step */
/** @typedef {import("./shadow.js").Shadow} Shadow */
/** @typedef {import("./shadow.js").Way} Way */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {"click" | "drag" | "tap"} Manner */

/** Labels of the switch between pieces. @type {Record<string, string | RegExp>} */
export const LABELS = {
  gipf: "GIPF",
  single: /Single piece|Basic/,
  "loaded-tamsk": "TAMSK",
  "loaded-zertz": "ZÈRTZ",
  "loaded-dvonn": "DVONN",
  "loaded-yinsh": "YINSH",
  "loaded-punct": "PÜNCT",
};

const BUTTONS = { pass: "Pass", leave: "Leave", decline: "No extra push" };

export class Hand {
  /**
   * @param {Page} page
   * @param {Manner} [manner]
   */
  constructor(page, manner = "click") {
    this.page = page;
    this.board = page.locator("hex-board:not([hidden])").first();
    this.manner = manner;
    /** @type {Map<PointName, Spot>} */
    this.spots = new Map();
  }

  /**
   * Chooses an action on the board, plays it in the shadow too, and waits until both show the same pieces.
   * @param {Shadow} shadow @param {string} action
   */
  async act(shadow, action) {
    await this.choose(shadow.way(action));
    shadow.act(action);
    await this.shows(shadow.pieces, action);
  }

  /**
   * Does the same against an engine; if the engine may reply at once, the pieces are compared later.
   * @param {Shadow} shadow @param {string} action
   */
  async actAgainstEngine(shadow, action) {
    const player = shadow.view.toAct;
    await this.choose(shadow.way(action));
    shadow.act(action);
    if (shadow.view.toAct === player) await this.shows(shadow.pieces, action);
  }

  /** Waits until exactly these pieces are on the board. @param {string[]} pieces @param {string} why @param {number} [seconds] */
  async shows(pieces, why, seconds = 15) {
    try {
      await this.page.waitForFunction(piecesAre, pieces, { timeout: 1000 * seconds, polling: 20 });
    } catch {
      const there = await this.page.evaluate(piecesOnBoard);
      throw new Error(`after ${why} the board should have ${differing(pieces, there)}, but has ${differing(there, pieces)}`);
    }
  }

  /** Picks all steps but the last: the preview is shown, and nothing is played. @param {Way} way */
  async pick({ path, take, crossed }) {
    await this.choose({ path: take ? path : path.slice(0, -1), take: null, crossed });
  }

  /** @param {Way} way */
  async choose({ path, take, crossed }) {
    await this.look();
    const steps = path.map(({ step }) => step);
    for (const [index, step] of steps.entries()) {
      const before = path[index - 1];
      // A dot with one direction needs no second step.
      if (step.kind === "arrow" && before?.then?.length === 1) continue;
      const next = steps[index + 1];
      if (this.manner === "drag" && step.kind === "point" && next?.kind === "point") {
        await this.#drag(this.place(step.at), this.place(next.at));
        break;
      }
      // The board may have flipped to the player to act.
      if (index > 0) await this.look();
      await this.#point(step, crossed);
    }
    if (take) await this.#toggle(steps[steps.length - 1], take);
    // The board asks before the first basic piece takes the potentials in hand out of the game.
    const sure = this.page.locator(".hb-answers [data-sure]");
    if (steps[0]?.kind === "piece" && (await sure.count()) > 0) await this.#push(sure);
  }

  /** Measures where the points of the board are on the screen. */
  async look() {
    let spots = await this.page.evaluate(spotsOnScreen, false);
    if (!spots) {
      await this.page.locator("hex-board.hb-live:not([hidden])").first().waitFor();
      await this.page.locator("hex-board.hb-live:not([hidden]) svg.hb-svg").first().scrollIntoViewIfNeeded();
      spots = await this.page.evaluate(spotsOnScreen, true);
    }
    this.spots = new Map(spots);
  }

  /** @param {PointName} name @returns {Spot} */
  place(name) {
    const spot = this.spots.get(name);
    if (!spot) throw new Error(`${name} is not on the board`);
    return spot;
  }

  /** @param {Step} step @param {PointName[]} crossed */
  async #point(step, crossed) {
    switch (step.kind) {
      case "point":
        return this.press(this.place(step.at));
      case "arrow":
        return this.press(between(this.place(step.from), this.place(step.to), 0.55));
      case "segment":
        return this.press(this.#onRow(step.points, crossed));
      case "piece":
        await this.#push(this.board.locator("label", { hasText: LABELS[step.piece] }));
        // The page may have scrolled to it.
        return this.look();
      case "button":
        return this.#push(this.page.locator(".hb-answers").getByRole("button", { name: BUTTONS[step.name] }));
    }
  }

  /**
   * Returns the middle of a row, or a spot next to it if another row crosses there.
   * @param {PointName[]} row @param {PointName[]} crossed
   */
  #onRow(row, crossed) {
    const middle = row[Math.floor(row.length / 2)];
    const alone = crossed.includes(middle) ? row.slice(1, -1).find((point) => !crossed.includes(point)) : null;
    return alone ? this.place(alone) : between(this.place(row[0]), this.place(row[row.length - 1]), 0.5);
  }

  /** @param {Spot} spot */
  async press({ x, y }) {
    if (this.manner === "tap") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** @param {Locator} control */
  async #push(control) {
    if (this.manner === "tap") await control.tap();
    else await control.click();
  }

  /** @param {Spot} from @param {Spot} to */
  async #drag(from, to) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await this.page.mouse.move(to.x, to.y);
    await this.page.mouse.up();
  }

  /** Toggles pieces until the right ones go, then confirms. @param {Step} step @param {PointName[]} take */
  async #toggle(step, take) {
    if (step.kind !== "segment") throw new Error("only rows have pieces that may stay");
    for (const { at } of step.toggles) {
      // Only the label of a piece is read, not its appearance.
      const said = this.board.locator(`[data-point="${at}"][aria-label*="will be removed"], [data-point="${at}"][aria-label*="stays on"]`);
      const goes = /will be removed/.test((await said.getAttribute("aria-label")) ?? "");
      if (goes !== take.includes(at)) await this.press(this.place(at));
    }
    await this.#push(this.page.locator(".hb-answers").getByRole("button", { name: /^Remove/ }));
  }
}

/** @param {Spot} a @param {Spot} b @param {number} share @returns {Spot} */
const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** Lists the pieces that only the first list contains. @param {string[]} some @param {string[]} others */
const differing = (some, others) => some.filter((piece) => !others.includes(piece)).join(", ") || "nothing else";

/**
 * Returns where the points of the board are, in the browser; null if it is not interactive or not wholly on the screen.
 * @param {boolean} partly whether a part of it is enough
 * @returns {[PointName, Spot][] | null}
 */
function spotsOnScreen(partly) {
  const board = document.querySelector("hex-board.hb-live:not([hidden])");
  const drawing = board?.querySelector("svg")?.getBoundingClientRect();
  if (!board || !drawing || (!partly && (drawing.top < 0 || drawing.bottom > innerHeight))) return null;
  return [...board.querySelectorAll("[data-point]")].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [cell.getAttribute("data-point") ?? "", { x: left + width / 2, y: top + height / 2 }];
  });
}

/** Returns the pieces on the board, in the browser: each by the point at which it is drawn. */
function piecesOnBoard() {
  const board = document.querySelector("hex-board:not([hidden])");
  if (!board) return ["no board"];
  const cells = new Map(
    [...board.querySelectorAll("[data-point]")].map((cell) => [
      `${cell.getAttribute("cx")} ${cell.getAttribute("cy")}`,
      cell.getAttribute("data-point"),
    ]),
  );
  return [...board.querySelectorAll(".hb-pieces .hb-piece")]
    .map((piece) => {
      const [, x, y] = /translate\(([-\d.e]+) ([-\d.e]+)\)/.exec(piece.getAttribute("transform") ?? "") ?? [];
      return `${cells.get(`${x} ${y}`)} ${piece.getAttribute("data-color")} ${piece.getAttribute("data-kind")}`;
    })
    .sort();
}

/** @type {any} */
const piecesAre = new Function(
  "expected",
  `${piecesOnBoard}; return document.querySelector("hex-board [data-point]") !== null && JSON.stringify(piecesOnBoard()) === JSON.stringify(expected)`,
);
