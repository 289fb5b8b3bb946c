// The latency to the server and the offset of its clock. Of several answers the fastest gives the best estimate.

/** So many answers are remembered. */
const MOST = 8;

export class Latency {
  /** @type {{ way: number, offset: number }[]} */
  #heard = [];
  /** @type {number | null} */
  #lag = null;

  /** How long an answer takes, there and back, in milliseconds; null before the first one. */
  get lag() {
    return this.#lag === null ? null : Math.round(this.#lag);
  }

  /** How far the server's clock is ahead of ours. */
  get offset() {
    const [first, ...rest] = this.#heard;
    return first ? rest.reduce((best, next) => (next.way < best.way ? next : best), first).offset : 0;
  }

  /** The server said what time it is, and nobody knows how long that took. @param {number} server @param {number} now */
  told(server, now) {
    if (this.#heard.length === 0) this.#heard.push({ way: Infinity, offset: server - now });
  }

  /**
   * An answer came.
   * @param {number} sent by our clock
   * @param {number} server by the server's
   * @param {number} now by ours
   */
  answered(sent, server, now) {
    const way = Math.max(0, now - sent);
    this.#heard.push({ way, offset: server + way / 2 - now });
    if (this.#heard.length > MOST) this.#heard.shift();
    this.#lag = this.#lag === null ? way : this.#lag * 0.8 + way * 0.2;
  }

  /** After a sleep the watches may stand differently. */
  forget() {
    this.#heard = this.#heard.slice(-1).map(({ offset }) => ({ way: Infinity, offset }));
  }
}
