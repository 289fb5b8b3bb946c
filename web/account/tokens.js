// Personal tokens for programs. A token is shown once, when it is created.

import { button, html } from "../dom/element.js";
import { copyText } from "../game/export.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { busy, clear, onSubmit } from "./form.js";
import { moment } from "../site/dates.js";
import { marked } from "./part.js";

/** @import { TokenInfo } from "../protocol/types.d.ts" */

export async function showTokens() {
  const { tokens } = /** @type {{ tokens: TokenInfo[] }} */ (await ask("GET", "account/tokens"));
  marked("tokens").replaceChildren(...tokens.map(row));
  showIfNone();
}

export function startTokens() {
  onSubmit("token", async ({ name }, form) => {
    const boxes = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[name=scopes]")]);
    const scopes = boxes.filter((box) => box.checked).map((box) => box.value);
    showScopesError(scopes.length === 0 ? t("account-scope-one") : "");
    if (scopes.length === 0) return boxes[0]?.focus();
    const { token } = await ask("POST", "account/tokens", { name, scopes });
    clear(form);
    showOnce(name, token);
    await showTokens();
  });
  for (const box of document.querySelectorAll("input[name=scopes]")) box.addEventListener("change", () => showScopesError(""));
}

/** @param {string} text */
function showScopesError(text) {
  const place = /** @type {HTMLElement} */ (document.getElementById("token-scopes-error"));
  place.textContent = text;
  place.hidden = text === "";
}

/**
 * @param {string} name
 * @param {string} token
 */
function showOnce(name, token) {
  const place = marked("token-once");
  marked("token-name", place).textContent = t("account-token-once", { name });
  marked("token", place).textContent = token;
  /** @type {HTMLButtonElement} */ (marked("token-copy", place)).onclick = () => copyText(token, t("account-token-copied"));
  place.hidden = false;
  place.focus();
}

/** @param {TokenInfo} token */
function row(token) {
  const { id, name, scopes, created, used } = token;
  const since = moment(created);
  const times = used ? t("account-token-times", { since, used: moment(used) }) : t("account-token-unused", { since });
  const tags = scopes.map((scope) => html("code", { class: "tag" }, scope));
  const about = html("div", {}, html("strong", {}, name), " ", ...tags, html("div", { class: "quiet small" }, times));
  const end = button(
    t("account-token-delete"),
    () =>
      busy(
        end,
        async () => {
          await ask("DELETE", `account/tokens/${encodeURIComponent(id)}`);
          toast(t("account-token-deleted"));
          item.remove();
          showIfNone();
        },
        (text) => toast(text, { assertive: true }),
      ),
    { "aria-label": t("account-token-delete-name", { name }) },
  );
  const item = html("li", {}, about, end);
  return item;
}

function showIfNone() {
  marked("tokens-none").hidden = marked("tokens").childElementCount > 0;
}
