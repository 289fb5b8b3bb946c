// A person at a browser, and what can happen to them: the network goes, the machine sleeps.

import { Hand } from "./hand.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./hand.js").Manner} Manner */

/** What a browser says when it cannot reach the server. */
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

  /** Waits until the page says this of its connection. @param {"online" | "away"} state */
  async connection(state) {
    const states = state === "online" ? ["online", "saved"] : ["connecting", "lost", "restarting"];
    await this.page.locator(states.map((name) => `#connection[data-state="${name}"]`).join(", ")).waitFor({ timeout: 30_000 });
  }

  /** Has no network while something happens. @param {() => Promise<void>} meanwhile */
  async offline(meanwhile) {
    await this.context.setOffline(true);
    await this.connection("away");
    await meanwhile();
    await this.context.setOffline(false);
  }

  /** Sleeps while something happens, as a machine does that was shut: no script of the page runs, and there is no network. @param {() => Promise<void>} meanwhile */
  async asleep(meanwhile) {
    const devtools = await this.context.newCDPSession(this.page);
    await this.context.setOffline(true);
    await devtools.send("Debugger.enable");
    const stopped = new Promise((done) => devtools.once("Debugger.paused", done));
    await devtools.send("Debugger.pause");
    await stopped;
    await meanwhile();
    await this.context.setOffline(false);
    await devtools.send("Debugger.resume");
    await devtools.detach();
  }
}
