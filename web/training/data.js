// The files of puzzles and openings. A file is cached when a page needs it or expects to, under an address that changes with
// the files so that it is available without a network.

/** Cache that the service worker updates with new files; sw.js uses the same name. */
const KEPT = "gipfel-data";

/** Returns the address of a file of `data/`. @param {string} name @returns {string} */
export function dataAddress(name) {
  return new URL(`/data/${name}?v=${document.documentElement.dataset.data ?? ""}`, location.origin).href;
}

/**
 * Fetches a file of `data/`, such as `puzzles/yinsh-1.puzzles`: the cached one, else from the network.
 * @param {string} name
 * @returns {Promise<Response>}
 */
export async function fetchData(name) {
  const address = dataAddress(name);
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept) return kept;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // The file can be used even if there is no space to cache it.
  await cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** Tests whether files are available without a network. @param {readonly string[]} names @returns {Promise<boolean>} */
export async function isKept(names) {
  const cache = await openCache();
  const found = await Promise.all(names.map((name) => cache?.match(dataAddress(name))));
  return found.every((response) => response !== undefined);
}

/** @returns {Promise<Cache | null>} null if the browser has no cache: plain HTTP on a local network */
async function openCache() {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}
