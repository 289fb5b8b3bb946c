// The signed-in user, for the bar at the top. The answer is cached in the tab for a while; without a network the server is
// not asked and nothing is shown.

const KEY = "gipfel.me";

/** Lifetime of a cached answer in milliseconds. */
const CACHE_LIFETIME = 10 * 60_000;

/** Shows the name in the bar. */
export async function showMe() {
  const known = remembered();
  if (known) write(known.name);
  if ((known && Date.now() - known.at < CACHE_LIFETIME) || !navigator.onLine) return;
  try {
    const response = await fetch("/api/me", { cache: "no-store" });
    if (response.ok) rememberMe((await response.json()).player);
  } catch {
    // The name stays as it was.
  }
}

/**
 * Caches and shows the signed-in user; a guest has no name.
 * @param {{ name?: string | null } | null | undefined} player
 */
export function rememberMe(player) {
  const name = player?.name ?? null;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, at: Date.now() }));
  } catch {
    // Without storage the next page asks again.
  }
  write(name);
}

/** @returns {{ name: string | null, at: number } | null} */
function remembered() {
  try {
    const { name, at } = JSON.parse(sessionStorage.getItem(KEY) ?? "");
    return typeof at === "number" && (name === null || typeof name === "string") ? { name, at } : null;
  } catch {
    return null;
  }
}

/** @param {string | null} name */
function write(name) {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-me]"))) {
    const word = link.querySelector(".word");
    if (!word) continue;
    link.dataset.stranger ??= word.textContent ?? "";
    word.textContent = name ?? link.dataset.stranger;
    link.classList.toggle("known", name !== null);
  }
}
