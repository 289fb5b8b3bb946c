// Recovery codes: shown once, to be copied, saved or printed.

import { copyText, downloadText } from "../game/export.js";
import { html } from "../dom/element.js";
import { t } from "../words/words.js";
import { part, show } from "./part.js";

/**
 * Shows only the codes, until the user has saved them.
 * @param {string} name the account's name
 * @param {string[]} codes
 * @returns {Promise<void>} resolves when the user confirms that the codes are saved
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
