// A board that records what it is told, for tests of games on boards.

export class FakeBoard extends EventTarget {
  /** @type {any} */
  geometry = null;
  /** @type {any} */
  view = null;
  interactive = false;
  flipped = false;
  speed = 0;
  /** Announcements. @type {string[]} */
  said = [];
  /** Views that were reached by an animation. @type {any[]} */
  played = [];
  /** @type {any[]} */
  marks = [];
  /** The answer to a typed turn: a reason, or null. @type {unknown} */
  answered = "nothing";
  /** The animation takes until this resolves. @type {Promise<void>} */
  pause = Promise.resolve();
  preview = () => [];
  cue = () => {};

  /** @param {unknown[]} _effects @param {any} view */
  async play(_effects, view) {
    await this.pause;
    this.view = view;
    this.played.push(view);
  }

  /** @param {string} text */
  say(text) {
    this.said.push(text);
  }

  /** @param {any[]} marks */
  mark(marks) {
    this.marks = marks;
  }

  hint() {}

  /** @param {unknown} reason */
  answerEntry(reason) {
    this.answered = reason;
  }

  /** Lets the user choose an action, if they may. @param {string} token @param {boolean} [typed] */
  choose(token, typed = false) {
    if (!this.interactive) return;
    this.dispatchEvent(new CustomEvent("choose", { detail: { token, typed } }));
  }
}
