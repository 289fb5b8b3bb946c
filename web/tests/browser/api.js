// Actions through the API, for tests that are not about the corresponding pages.

import assert from "node:assert/strict";

/** @typedef {{ context: import("playwright-core").BrowserContext, origin: string }} Client */

/**
 * Sends a POST request as the person at this browser, with the same cookies.
 * @param {Client} person
 * @param {string} path path after `/api/`
 * @param {unknown} data
 */
export async function post({ context, origin }, path, data) {
  const answer = await context.request.post(`/api/${path}`, { data, headers: { origin } });
  assert.ok(answer.ok(), `/api/${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Creates an account. @param {Client} person @param {string} name */
export const register = (person, name) => post(person, "account", { name, password: "seven quiet rings" });

/**
 * Creates a game in the lobby that any player may join, and returns its id.
 * @param {Client} host
 * @param {object} [terms] unusual terms
 * @returns {Promise<string>}
 */
export async function offer(host, terms = {}) {
  const { id } = await post(host, "games", { variant: "yinsh", clock: "600+5", color: "w", opponent: "open", ...terms });
  return id;
}

/** Creates a public game of two people, and returns its id. @param {Client} host @param {Client} guest */
export async function openGame(host, guest) {
  const id = await offer(host);
  await post(guest, `games/${id}/join`, {});
  return id;
}

/** Plays a turn. @param {Client} player @param {string} game @param {number} ply @param {string} turn */
export const play = (player, game, ply, turn) => post(player, `games/${game}/turns/${encodeURIComponent(turn)}?ply=${ply}`, {});
