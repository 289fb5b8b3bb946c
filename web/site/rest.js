// Requests to the server, in JSON. A refusal is thrown as a `Problem` with its code; problem.js translates it.

/** A failed request. */
export class Problem extends Error {
  /**
   * @param {string} code
   * @param {{ status?: number, detail?: string, wait?: number | null }} [answer]
   */
  constructor(code, { status = 0, detail = "", wait = null } = {}) {
    super(`${code} ${detail}`.trim());
    this.name = "Problem";
    this.code = code;
    /** An English sentence. */
    this.text = detail;
    this.status = status;
    /** Seconds after which another attempt makes sense. */
    this.wait = wait;
  }
}

/**
 * @param {"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} method
 * @param {string} path path after `/api/`
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>} the body of the answer; null if it is empty
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
  const answer = parsed(text);
  if (response.ok) return answer;
  const wait = Number(response.headers.get("retry-after")) || null;
  const code = typeof answer?.code === "string" ? answer.code : codeOf(response.status);
  throw new Problem(code, { status: response.status, detail: String(answer?.detail ?? ""), wait });
}

/**
 * Fetches a file that needs headers, which a link cannot send.
 * @param {string} path path after `/api/`
 * @param {Record<string, string>} headers
 */
export async function fetchFile(path, headers) {
  const response = await reached(`/api/${path}`, { headers });
  if (!response.ok) throw new Problem(codeOf(response.status), { status: response.status });
  return response.blob();
}

/**
 * Returns an address with a query; empty values are omitted.
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
