// The button that downloads all puzzles at once, for use without a network.

import { found } from "../dom/element.js";
import { fetchData, isKept } from "../training/data.js";
import { t } from "../words/words.js";

/** @import { Library } from "./library.js" */

/** @param {Library} library */
export async function offerKeeping(library) {
  // There is no cache on plain HTTP in a local network.
  if (!("caches" in window)) return;
  const button = found("keep", HTMLButtonElement);
  const told = found("kept", HTMLElement);
  const names = await library.files().catch(() => null);
  // Without a network nothing can be downloaded.
  if (!names) return;
  const show = (/** @type {boolean} */ kept) => {
    button.hidden = kept;
    told.textContent = kept ? t("puzzles-kept") : "";
  };
  show(await isKept(names));
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      for (const [done, name] of names.entries()) {
        told.textContent = t("puzzles-keeping", { done, count: names.length });
        await fetchData(name);
      }
      show(await isKept(names));
    } catch {
      told.textContent = t("puzzles-failed");
    }
    button.disabled = false;
  });
}

/** Tests whether the user wants pages to transfer as little as possible. */
export function savesData() {
  return /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true;
}
