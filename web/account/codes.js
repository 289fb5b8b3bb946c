// Recovery codes: shown once, to be copied, saved or printed.

import { copyText, downloadText } from "../game/export.js";
import { html } from "../game/element.js";
import { t } from "../words/words.js";
import { part, show } from "./part.js";

/**
 * Shows codes in the place of everything else, until they are kept.
 * @param {string} name whose they are
 * @param {string[]} codes
 * @returns {Promise<void>} fulfilled when the player confirms that they are kept
 */
export function showCodes(name, codes) {
  const place = part("codes");
  const text = `${t("account-codes-heading", { name, site: location.host })}\n\n${codes.join("\n")}\n`;
  place.querySelector("[data-codes]")?.replaceChildren(...codes.map((code) => html("li", {}, html("code", {}, code))));
  show("codes");
  /** @type {HTMLElement | null} */ (place.querySelector("h2"))?.focus();
  return new Promise((kept) => {
    /** @type {Record<string, () => void>} */
    const acts = {
      copy: () => copyText(codes.join("\n"), t("account-codes-copied")),
      save: () => downloadText(`gipfel-${name}.txt`, text),
      print: () => print(),
      kept: () => {
        place.querySelector("[data-codes]")?.replaceChildren();
        kept();
      },
    };
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (place.querySelectorAll("[data-codes-act]"))) {
      button.onclick = acts[button.dataset.codesAct ?? ""] ?? null;
    }
  });
}
