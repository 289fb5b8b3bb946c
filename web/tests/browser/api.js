// What people do by the API, where the pages for it are not what is being tried.

import assert from "node:assert/strict";

/** @typedef {{ context: import("playwright-core").BrowserContext, origin: string }} Somebody */

/**
 * Posts as the person at this browser: both have the same cookies.
 * @param {Somebody} person
 * @param {string} path behind `/api/`
 * @param {unknown} data
 */
export async function post({ context, origin }, path, data) {
  const answer = await context.request.post(`/api/${path}`, { data, headers: { origin } });
  assert.ok(answer.ok(), `/api/${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Makes an account. @param {Somebody} person @param {string} name */
export const register = (person, name) => post(person, "account", { name, password: "seven quiet rings" });

/**
 * Makes a game in the lobby that anybody may join, and answers with its id.
 * @param {Somebody} host
 * @param {object} [terms] other ones than usual
 * @returns {Promise<string>}
 */
export async function offer(host, terms = {}) {
  const { id } = await post(host, "games", { variant: "yinsh", clock: "600+5", color: "w", opponent: "open", ...terms });
  return id;
}

/** Makes a game of two that anybody may watch, and answers with its id. @param {Somebody} host @param {Somebody} guest */
export async function openGame(host, guest) {
  const id = await offer(host);
  await post(guest, `games/${id}/join`, {});
  return id;
}

/** Plays a turn. @param {Somebody} player @param {string} game @param {number} ply @param {string} turn */
export const play = (player, game, ply, turn) => post(player, `games/${game}/turns/${encodeURIComponent(turn)}?ply=${ply}`, {});
