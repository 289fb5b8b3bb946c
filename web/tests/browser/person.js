// A person at a browser, and what can happen to them: no network, a sleeping machine.

import { Hand } from "./hand.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./hand.js").Manner} Manner */

/** The browser's messages when it cannot reach the server. */
export const UNREACHABLE = [
  /WebSocket connection/,
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED|ERR_SOCKET_NOT_CONNECTED/,
];

export class Person {
  /** @param {Stage} stage @param {Manner} [manner] */
  constructor({ page, context, open, origin }, manner) {
    this.page = page;
    this.context = context;
    this.open = open;
    this.origin = origin;
    this.hand = new Hand(page, manner);
  }

  /** Waits until the page shows this state of its connection. @param {"online" | "away"} state */
  async connection(state) {
    const states = state === "online" ? ["online", "saved"] : ["connecting", "lost", "restarting"];
    await this.page.locator(states.map((name) => `#connection[data-state="${name}"]`).join(", ")).waitFor({ timeout: 30_000 });
  }

  /** Runs a function while this person has no network. @param {() => Promise<void>} action */
  async offline(action) {
    await this.context.setOffline(true);
    await this.connection("away");
    await action();
    await this.context.setOffline(false);
  }

  /**
   * Runs a function while this person's machine sleeps: no script of the page runs, and there is no network.
   * @param {() => Promise<void>} action
   */
  async asleep(action) {
    const devtools = await this.context.newCDPSession(this.page);
    await this.context.setOffline(true);
    await devtools.send("Debugger.enable");
    const stopped = new Promise((done) => devtools.once("Debugger.paused", done));
    await devtools.send("Debugger.pause");
    await stopped;
    await action();
    await this.context.setOffline(false);
    await devtools.send("Debugger.resume");
    await devtools.detach();
  }
}
