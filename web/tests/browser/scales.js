// Sizes of network responses.

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/**
 * Measures the responses, as compressed on the network.
 * @param {BrowserContext} context
 */
export function scales(context) {
  /** @type {Promise<{ path: string, body: number, head: number }>[]} */
  const weighed = [];
  context.on("requestfinished", (request) => {
    const weigh = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      // A cached response has a negative body size.
      return { path: new URL(request.url()).pathname, body: Math.max(0, responseBodySize), head: responseHeadersSize };
    };
    weighed.push(weigh());
  });
  return async () => {
    const all = (await Promise.all(weighed)).sort((a, b) => b.body - a.body);
    const bodies = all.reduce((sum, { body }) => sum + body, 0);
    const heads = all.reduce((sum, { head }) => sum + head, 0);
    const heaviest = all.slice(0, 5).map(({ path, body }) => `${path.replace(/^\/assets\/\w+\//, "")} ${(body / 1000).toFixed(1)}`);
    const summary = `${(bodies / 1000).toFixed(1)} KB in ${all.length} files, and ${(heads / 1000).toFixed(1)} KB of headers; ${heaviest.join(", ")}`;
    return { bodies, summary };
  };
}
