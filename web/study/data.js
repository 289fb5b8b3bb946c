// The files of puzzles and openings. A file is kept in the browser when it is first used, under an address that changes
// with the files, so that it is there without a network; nobody fetches one before.

/** What the service worker renews when other files come; sw.js has the same name. */
const KEPT = "gipfel-data";

/** Where a file of `data/` is. @param {string} name @returns {string} */
export function dataAddress(name) {
  return new URL(`/data/${name}?v=${document.documentElement.dataset.data ?? ""}`, location.origin).href;
}

/**
 * A file of `data/`, such as `puzzles/yinsh-1.puzzles`: the kept one, else from the network.
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
  // Without room to keep it, it can be used all the same.
  await cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** Whether files are there without a network. @param {readonly string[]} names @returns {Promise<boolean>} */
export async function isKept(names) {
  const cache = await openCache();
  const found = await Promise.all(names.map((name) => cache?.match(dataAddress(name))));
  return found.every((response) => response !== undefined);
}

/** @returns {Promise<Cache | null>} nothing where the browser keeps nothing: plain HTTP on a local network */
async function openCache() {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}
