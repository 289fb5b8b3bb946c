// Who is signed in, for the bar at the top. It is asked for once in a while and remembered as long as the tab is open;
// without a network nothing is asked and nothing is said.

const KEY = "gipfel.me";

/** How long an answer holds, in milliseconds. */
const HOLDS = 10 * 60_000;

/** Writes the name into the bar. */
export async function showMe() {
  const known = remembered();
  if (known) write(known.name);
  if ((known && Date.now() - known.at < HOLDS) || !navigator.onLine) return;
  try {
    const response = await fetch("/api/me", { cache: "no-store" });
    if (response.ok) rememberMe((await response.json()).player);
  } catch {
    // The name stays as it was.
  }
}

/**
 * Keeps who is signed in, and shows it; a guest has no name.
 * @param {{ name: string | null } | null} player
 */
export function rememberMe(player) {
  const name = player?.name ?? null;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, at: Date.now() }));
  } catch {
    // Then it is asked again on the next page.
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
