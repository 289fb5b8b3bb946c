// The latency to the server and the offset of its clock. The fastest of several answers gives the best estimate.

/** Number of answers that are kept. */
const SAMPLES_MAX = 8;

export class Latency {
  /** @type {{ way: number, offset: number }[]} */
  #heard = [];
  /** @type {number | null} */
  #lag = null;

  /** Smoothed round-trip time in milliseconds; null before the first answer. */
  get lag() {
    return this.#lag === null ? null : Math.round(this.#lag);
  }

  /** Offset of the server's clock from the local one. */
  get offset() {
    const [first, ...rest] = this.#heard;
    return first ? rest.reduce((best, next) => (next.way < best.way ? next : best), first).offset : 0;
  }

  /** Sets an initial offset from a server time of unknown age. @param {number} server @param {number} now */
  estimate(server, now) {
    if (this.#heard.length === 0) this.#heard.push({ way: Infinity, offset: server - now });
  }

  /**
   * Adds an answer.
   * @param {number} sent by the local clock
   * @param {number} server by the server's
   * @param {number} now by the local clock
   */
  answered(sent, server, now) {
    const way = Math.max(0, now - sent);
    this.#heard.push({ way, offset: server + way / 2 - now });
    if (this.#heard.length > SAMPLES_MAX) this.#heard.shift();
    this.#lag = this.#lag === null ? way : this.#lag * 0.8 + way * 0.2;
  }

  /** Forgets the answers, because the clocks may differ after a sleep. */
  forget() {
    this.#heard = this.#heard.slice(-1).map(({ offset }) => ({ way: Infinity, offset }));
  }
}
