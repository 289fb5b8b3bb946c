// Keyboard control: arrow keys along the three lines, letters and digits to jump, Enter to choose, Escape to go back.
import { pointsOf } from "./picking.js";
import { t } from "./surroundings.js";

/** @import { KeyboardHost, PointName, Target } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Names } from "./voice.js" */
/** @import { Scene } from "./scene.js" */

/** Time to wait for a second digit, in milliseconds. */
const DIGIT_TIMEOUT = 700;

export class Keyboard {
  /** @param {Scene} scene @param {Chooser} chooser @param {Names} names @param {KeyboardHost} host */
  constructor(scene, chooser, names, host) {
    this.scene = scene;
    this.chooser = chooser;
    this.names = names;
    this.host = host;
    /** Choices that share the current point, and the one that is shown. @type {{ targets: Target[], index: number } | null} */
    this.several = null;
    /** Whether the current aim came from the keyboard. */
    this.aims = false;
    this.typed = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    // Not on the SVG itself: in Chromium, SVG elements with key listeners become focusable.
    host.stage.addEventListener("keydown", (event) => this.#key(event));
    host.confirm.addEventListener("keydown", (event) => this.#key(event));
    host.stage.addEventListener("focusin", (event) => this.#focus(event));
    host.stage.addEventListener("focusout", () => this.#leave());
    host.stage.addEventListener("hb-press", (event) => this.act(/** @type {CustomEvent<string>} */ (event).detail));
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const cell = /** @type {Element} */ (event.target);
    const at = cell.getAttribute("data-point");
    if (!at) return;
    this.scene.rove(at, false);
    this.#leaveSeveral();
    // A click moves the focus too, but sets the aim by itself.
    if (!cell.matches(":focus-visible")) return;
    const targets = this.chooser.at(at);
    this.aims = true;
    this.chooser.aim(targets.length === 1 ? targets[0] : null);
  }

  #leave() {
    if (this.aims) this.chooser.aim(null);
    this.#leaveSeveral();
    this.aims = false;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = this.scene.current;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === this.host.confirm ? this.#confirmKey(event) : this.#handle(event, at)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {KeyboardEvent} event @param {PointName} at @returns {boolean} whether the key was handled */
  #handle(event, at) {
    const { key } = event;
    if (key.startsWith("Arrow")) this.#arrow(event, at);
    else if (key === "Enter" || key === " ") this.act(at);
    else if (key === "Escape") this.#escape();
    else if (key === "PageDown" || key === "PageUp") this.#jump(at, key === "PageDown" ? 1 : -1);
    else if (/^[a-z0-9]$/i.test(key)) this.#type(key.toLowerCase());
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @param {PointName} at */
  #arrow(event, at) {
    const next = this.#linked(event, at);
    const forward = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    if (this.several) {
      const meant = this.several.targets.findIndex(({ step }) => step.kind === "arrow" && step.to === next);
      const { index, targets } = this.several;
      this.#showSeveral(meant >= 0 ? meant : (index + forward + targets.length) % targets.length);
    } else if (this.chooser.picking.toggles.length > 0) {
      this.#nextToggle(at, forward);
    } else if (next) {
      this.scene.rove(next, true);
    }
  }

  /** Returns the point that an arrow key leads to on the screen. @param {KeyboardEvent} event @param {PointName} at */
  #linked({ key, shiftKey }, at) {
    const links = this.scene.points.get(at)?.links;
    if (!links) return null;
    const turned = this.scene.flipped;
    switch (key) {
      case "ArrowUp":
        return turned ? links.down : links.up;
      case "ArrowDown":
        return turned ? links.up : links.down;
      case "ArrowLeft":
        return shiftKey ? (turned ? links.shiftRight : links.shiftLeft) : turned ? links.right : links.left;
      default:
        return shiftKey ? (turned ? links.shiftLeft : links.shiftRight) : turned ? links.left : links.right;
    }
  }

  /** Chooses the target at a point. @param {PointName} at */
  act(at) {
    const { chooser } = this;
    this.host.finish();
    const drawn = this.host.pencil()?.press(at) ?? null;
    if (drawn !== null) return this.host.say(drawn);
    if (!chooser.enabled) return;
    if (this.several) {
      const target = this.several.targets[this.several.index];
      this.#leaveSeveral();
      this.#take(target);
      return;
    }
    const targets = chooser.at(at);
    if (targets.length > 1) this.#start(targets);
    else if (targets.length === 1) this.#take(targets[0]);
    else if (chooser.origin === at) chooser.drop();
    else chooser.refuse(at);
  }

  /** @param {Target} target */
  #take(target) {
    const { picking } = this.chooser;
    this.chooser.take(target);
    if (target.token !== null) return;
    if (!target.choice) {
      this.host.say(this.names.target(target));
    } else if (picking.toggles.length > 0) {
      this.host.say(t("board-help-toggles"));
      this.scene.rove(picking.toggles[0].at, true);
    } else {
      const next = picking.next();
      if (next.every(({ step }) => step.kind !== "point")) this.#start(next);
      else this.host.say(`${this.names.target(target)}. ${t("board-help-picked", { count: next.length })}`);
    }
  }

  /** Starts cycling with the arrow keys through choices that share a point. @param {Target[]} targets */
  #start(targets) {
    this.several = { targets, index: 0 };
    this.#showSeveral(0, true);
  }

  /** @param {number} index @param {boolean} [help] */
  #showSeveral(index, help = false) {
    if (!this.several) return;
    this.several.index = index;
    const { targets } = this.several;
    const target = targets[index];
    this.aims = true;
    this.chooser.aim(target);
    const told = t("board-several", { index: index + 1, count: targets.length, name: this.names.target(target) });
    this.host.say(help ? `${told} ${t("board-help-several")}` : told);
    this.host.show(target, told);
  }

  #leaveSeveral() {
    if (this.several) this.host.show(null, "");
    this.several = null;
  }

  #escape() {
    this.host.finish();
    if (this.host.pencil()?.drop()) return;
    if (this.several) {
      this.#leaveSeveral();
      this.chooser.aim(null);
    }
    if (!this.chooser.drop()) this.host.back();
  }

  /** Jumps to the next point that may be chosen. @param {PointName} at @param {1 | -1} way */
  #jump(at, way) {
    const wanted = new Set(this.chooser.picking.next().flatMap(({ step }) => pointsOf(step)));
    const order = [...this.scene.points.keys()];
    const ring = [...order.slice(order.indexOf(at) + 1), ...order.slice(0, order.indexOf(at))];
    const next = (way > 0 ? ring : ring.reverse()).find((name) => wanted.has(name));
    if (next) this.scene.rove(next, true);
  }

  /** Cycles through the pieces that may stay or go, and the button that confirms. @param {PointName | null} at @param {1 | -1} way */
  #nextToggle(at, way) {
    const stops = [...this.chooser.picking.toggles.map((piece) => piece.at), null];
    const next = stops[(stops.indexOf(at) + way + stops.length) % stops.length];
    if (next === null) this.host.confirm.focus();
    else this.scene.rove(next, true);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was handled */
  #confirmKey({ key }) {
    if (key.startsWith("Arrow")) this.#nextToggle(null, key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
    else if (key === "Escape") this.#escape();
    else return false;
    return true;
  }

  /** @param {string} sign a letter or a digit */
  #type(sign) {
    clearTimeout(this.waiting);
    this.typed = /[a-z]/.test(sign) ? sign : this.typed + sign;
    const { typed } = this;
    const names = [...this.scene.points.keys()].filter((name) => name.startsWith(typed));
    if (names.length === 1 && names[0] === typed) this.#go(typed);
    else if (names.length === 0) this.typed = "";
    // An incomplete name waits for the rest without a timeout; `f1` may be complete or become `f10`.
    else if (names.includes(typed)) this.waiting = setTimeout(() => this.#go(typed), DIGIT_TIMEOUT);
  }

  /** @param {string} name */
  #go(name) {
    this.typed = "";
    if (this.scene.points.has(name)) this.scene.rove(name, true);
  }
}
