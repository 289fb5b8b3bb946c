// Asks the server, in JSON. What it refuses comes as a `Problem` with its code; problem.js makes a sentence of it.

/** Why something was not done. */
export class Problem extends Error {
  /**
   * @param {string} code
   * @param {{ status?: number, detail?: string, wait?: number | null }} [told]
   */
  constructor(code, { status = 0, detail = "", wait = null } = {}) {
    super(`${code} ${detail}`.trim());
    this.name = "Problem";
    this.code = code;
    /** A sentence in English. */
    this.text = detail;
    this.status = status;
    /** After how many seconds it is worth another try. */
    this.wait = wait;
  }
}

/**
 * @param {"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} method
 * @param {string} path behind `/api/`
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>} what was answered; null: nothing
 */
export async function ask(method, path, body, headers = {}) {
  const response = await reached(`/api/${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text().catch(() => {
    throw new Problem("no-network");
  });
  const told = parsed(text);
  if (response.ok) return told;
  const wait = Number(response.headers.get("retry-after")) || null;
  const code = typeof told?.code === "string" ? told.code : codeOf(response.status);
  throw new Problem(code, { status: response.status, detail: String(told?.detail ?? ""), wait });
}

/**
 * A file that needs headers, which no link can send.
 * @param {string} path behind `/api/`
 * @param {Record<string, string>} headers
 */
export async function fetchFile(path, headers) {
  const response = await reached(`/api/${path}`, { headers });
  if (!response.ok) throw new Problem(codeOf(response.status), { status: response.status });
  return response.blob();
}

/**
 * An address with what is asked for; what is empty is left out.
 * @param {string} path
 * @param {Record<string, string | null | undefined>} query
 */
export function withQuery(path, query) {
  const filled = Object.entries(query).filter(([, value]) => value);
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(/** @type {[string, string][]} */ (filled))}`;
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function reached(path, options) {
  try {
    return await fetch(path, { ...options, cache: "no-store", credentials: "same-origin" });
  } catch {
    throw new Problem("no-network");
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {number} status */
function codeOf(status) {
  if (status === 429) return "limit";
  if (status === 401) return "not-signed-in";
  return status >= 500 ? "server" : "other";
}
