// Sharing and exporting: the position, a link, the record, a picture, and a game that continues from here.

import { copyText, downloadText, shareLink } from "../game/export.js";
import { encodeQuery, hasPotentials } from "../game/url.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.js").GameStart} GameStart */
/** @typedef {import("../analysis/session.js").Session} Session */
/** @typedef {import("./open.js").Opener} Opener */

/**
 * @param {Session} session
 * @param {HTMLElement} panel
 * @param {Opener} opener
 */
export function share(session, panel, opener) {
  const field = /** @type {HTMLInputElement} */ (panel.querySelector("[data-part=position]"));
  const record = /** @type {HTMLTextAreaElement} */ (panel.querySelector("[data-part=record]"));
  const form = /** @type {HTMLFormElement} */ (panel.querySelector("form"));
  const openTyped = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (panel.querySelectorAll("a[data-opponent]"));

  const update = () => {
    field.value = session.view.position;
    openTyped.disabled = true;
    const here = encodeQuery(positionHere(session));
    for (const link of links) {
      const opponent = link.dataset.opponent === "engine" ? "engine" : "person";
      const path = link.dataset.path ?? link.pathname;
      link.href = `${path}?${encodeQuery(positionHere(session), { opponent })}`;
    }
    panel.dataset.here = here;
    const remembers = /** @type {HTMLElement} */ (panel.querySelector("[data-act=remember]"));
    remembers.hidden = hasPotentials(positionHere(session).variant);
  };
  const updateRecord = () => {
    if (!panel.hidden) record.value = recordText(session);
  };

  field.addEventListener("input", () => {
    openTyped.disabled = field.value.trim() === session.view.position;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    opener.read(field.value);
  });

  const acts = /** @type {Record<string, () => void>} */ ({
    "copy-position": () => copyText(session.view.position, t("analyse-copied-position")),
    "link-position": () => shareLink(document.title, address(positionHere(session)), t("analyse-copied-link")),
    "link-game": () => shareLink(document.title, address(session.tree.opening(session.node)), t("analyse-copied-link")),
    remember: () => remember(session, panel),
    "copy-record": () => copyText(recordText(session), t("analyse-copied-record")),
    "save-record": () => downloadText(fileName(session), recordText(session)),
    ...Object.fromEntries(/** @type {const} */ (["svg", "png", "gif"]).map((kind) => [kind, () => picture(session, kind, panel)])),
    study: async () => (await import("../studies/adding.js")).addToStudy(session.tree.toRecord(session.ruledResult())),
  });
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-act]"))) {
    button.addEventListener("click", () => acts[button.dataset.act ?? ""]?.());
  }
  for (const name of ["tree", "node", "part"]) session.addEventListener(name, update);
  session.addEventListener("tree", updateRecord);
  update();
  return { updateRecord };
}

/**
 * Loads the picture code on demand and saves a picture.
 * @param {Session} session
 * @param {"svg" | "png" | "gif"} kind
 * @param {HTMLElement} panel
 */
async function picture(session, kind, panel) {
  try {
    await (await import("../animation/pictures.js")).savePicture(session, kind, panel);
  } catch (error) {
    console.warn(error);
    toast(t("analyse-part-failed"), { key: "part" });
  }
}

/**
 * Returns the position alone, without the turns before it.
 * @param {Session} session
 * @returns {GameStart}
 */
function positionHere(session) {
  const { variant, terms, position } = session.view;
  return { variant, terms, position };
}

/** @param {GameStart} opening */
function address(opening) {
  return `${location.origin}/${document.documentElement.lang}/analyse?${encodeQuery(opening)}`;
}

/** @param {Session} session */
function recordText(session) {
  return session.core.write(session.tree.toRecord(session.ruledResult()));
}

/** @param {Session} session */
function fileName({ tree }) {
  const day = new Date().toISOString().slice(0, 10);
  return `gipfel-${tree.variant}-${day}.txt`;
}

/**
 * Adds the position as a card.
 * @param {Session} session
 * @param {HTMLElement} panel
 */
async function remember(session, panel) {
  const { variant } = positionHere(session);
  const { addCard } = await import("../notebook/cards.js");
  await addCard({ variant, position: session.view.position, source: "position" });
  const href = /** @type {HTMLElement} */ (panel.querySelector("[data-act=remember]")).dataset.cards ?? "";
  toast(t("repeat-saved"), { link: { href, text: t("repeat-cards") } });
}
