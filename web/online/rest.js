// Questions to the server over HTTP. It answers with JSON, or says why not.

import { Refused } from "./socket.js";

/**
 * @template T
 * @param {"GET" | "POST" | "PUT" | "DELETE"} method
 * @param {string} path behind `/api/`
 * @param {unknown} [body]
 * @returns {Promise<T>} Rejects with `Refused`.
 */
export async function ask(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Refused("no-network", "the server cannot be reached");
  }
  const text = await response.text();
  if (response.ok) return text === "" ? /** @type {T} */ (null) : JSON.parse(text);
  throw problem(response.status, text);
}

/** @param {number} status @param {string} text */
function problem(status, text) {
  try {
    const { code, detail, title } = JSON.parse(text);
    if (typeof code === "string") return new Refused(code, String(detail ?? title ?? code));
  } catch {
    // Not ours: a proxy's page, perhaps.
  }
  return new Refused(status === 429 ? "limit" : "other", `${status}`);
}
