// The name of a visitor without an account. This browser remembers it, and sends it before the guest creates or joins a game.

import { html } from "../dom/element.js";
import { ask } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

/** Storage key; the first names were those of club nights. */
const NAME = "club-name";

/** Maximum length in characters, as on the server. */
const NAME_MAX_CHARS = 20;

export const guestName = {
  get() {
    return storage.get(NAME, (value) => typeof value === "string") ?? "";
  },

  /** @param {string} name */
  remember(name) {
    if (name !== "") storage.set(NAME, name);
  },
};

/** Sends the name that a guest entered. Without one, nothing changes. @param {string} entered */
export async function sendGuestName(entered) {
  const name = entered.trim();
  if (name === "") return;
  await ask("PUT", "guest", { name });
  guestName.remember(name);
}

/** Makes a field for the name. @param {string} id */
export function guestNameField(id) {
  const field = html("input", {
    id,
    type: "text",
    maxlength: NAME_MAX_CHARS,
    autocomplete: "nickname",
    spellcheck: "false",
    value: guestName.get(),
  });
  return { field, label: html("label", { for: id }, t("game-invite-name")) };
}
