// A study that is stored on the server too: sent after every change, and compared with what another device has stored.

import { button, html } from "../dom/element.js";
import { copyText } from "../game/export.js";
import { problemText } from "../site/problem.js";
import { ask, Problem } from "../site/rest.js";
import { t } from "../words/words.js";
import { loadRulesFor, readStudy, studyText } from "./file.js";
import { studies } from "./storage.js";

/** @typedef {import("./study-editor.js").StudyEditor} StudyEditor */
/** @typedef {import("./storage.js").Access} Access */
/** @typedef {import("./storage.js").WholeStudy} WholeStudy */
/** @typedef {import("../protocol/types.d.ts").WholeStudy} ServedStudy */
/** @typedef {import("../protocol/types.d.ts").StudySummary} StudySummary */

/** Delay in milliseconds after the last change before it is sent. */
const SEND_DELAY = 3000;

/**
 * Returns a study from the server, or null if there is none that the user may see.
 * @param {string} id @returns {Promise<ServedStudy | null>}
 */
export async function servedStudy(id) {
  try {
    return await ask("GET", `studies/${id}`);
  } catch (error) {
    if (error instanceof Problem && (error.status === 404 || error.code === "no-network")) return null;
    throw error;
  }
}

/** Stores a study from the server in this browser. @param {import("../core/types.d.ts").Calls} core @param {ServedStudy} served */
export async function keepServed(core, { id, revision, access, text, title }) {
  await loadRulesFor(text);
  return studies.make(title, readStudy(core, text).chapters, { id, revision, access, sent: text });
}

export class OnlineStudy {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();

  /** @param {StudyEditor} editor */
  constructor(editor) {
    this.editor = editor;
    this.select = /** @type {HTMLSelectElement} */ (editor.part("access"));
    this.select.addEventListener("change", () => this.#after(() => this.#choose(this.select.value)));
    editor.panel.querySelector("[data-act=embed-code]")?.addEventListener("click", () => this.#copyCode());
    addEventListener("online", () => this.changed());
    addEventListener("visibilitychange", () => document.hidden && this.#timer !== null && this.#after(() => this.#send()));
    this.show();
    if (editor.study?.online) this.#after(() => this.#compare());
  }

  get #study() {
    return /** @type {WholeStudy} */ (this.editor.study);
  }

  /** Handles a local change to the study. */
  changed() {
    if (!this.#study.online) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#after(() => this.#send()), SEND_DELAY);
  }

  show() {
    const { online } = this.#study;
    this.select.value = online?.access ?? "none";
    const code = /** @type {HTMLElement | null} */ (this.editor.panel.querySelector("[data-act=embed-code]"));
    if (code) code.hidden = !online || online.access === "private";
    if (online) return;
    this.#say("", "none");
    this.editor.part("hidden").hidden = true;
  }

  /** Queues an action. @param {() => Promise<void>} act */
  #after(act) {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = this.#queue.then(act).catch((error) => {
      this.show();
      this.#tell(error);
    });
  }

  /** @param {string} text @param {"none" | "sent" | "waiting"} state */
  #say(text, state) {
    const place = this.editor.part("online");
    place.replaceChildren(text);
    place.dataset.state = state;
  }

  /** @param {unknown} error */
  #tell(error) {
    console.warn(error);
    const isSignedOut = error instanceof Problem && error.status === 401;
    this.#say(isSignedOut ? t("study-needs-account") : problemText(error), "waiting");
    if (isSignedOut)
      this.editor.part("online").append(" ", html("a", { href: `/${document.documentElement.lang}/account` }, t("account-enter")));
  }

  /** @param {string} wanted */
  async #choose(wanted) {
    const study = await this.editor.whole();
    if (!study) return;
    const { online } = study;
    if (wanted === "none") {
      if (online) await ask("DELETE", `studies/${online.id}`);
      await this.#note(null);
      return this.show();
    }
    const access = /** @type {Access} */ (wanted);
    if (online) await this.#put(access);
    else {
      const text = studyText(this.editor.session.core, study);
      /** @type {StudySummary} */
      const made = await ask("POST", "studies", { access, text });
      await this.#sent(made, text);
    }
  }

  async #send() {
    const study = await this.editor.whole();
    if (!study?.online) return;
    if (studyText(this.editor.session.core, study) === study.online.sent) return;
    await this.#put(study.online.access);
  }

  /** @param {Access} access */
  async #put(access) {
    const { online } = this.#study;
    if (!online) return;
    const text = studyText(this.editor.session.core, this.#study);
    try {
      await this.#sent(await ask("PUT", `studies/${online.id}`, { revision: online.revision, access, text }), text);
    } catch (error) {
      if (!(error instanceof Problem && error.code === "study-changed")) throw error;
      await this.#compare();
    }
  }

  /** @param {StudySummary} summary @param {string} sent */
  async #sent({ id, revision, access, hidden }, sent) {
    await this.#note({ id, revision, access, sent });
    this.#saved(hidden);
  }

  /** Shows that the server has stored the study. @param {boolean} [isHidden] whether a moderator has hidden it */
  #saved(isHidden = false) {
    this.show();
    this.editor.part("hidden").hidden = !isHidden;
    this.#say(t("study-online-saved"), "sent");
  }

  /** @param {import("./storage.js").Online | null} online */
  async #note(online) {
    await studies.noteOnline(this.#study.id, online);
    await this.editor.refresh();
  }

  /** Checks whether another device has stored changes since; the user decides if both sides have changed. */
  async #compare() {
    const { online } = this.#study;
    if (!online) return;
    const served = await servedStudy(online.id);
    if (!served) return navigator.onLine ? this.#gone() : undefined;
    const study = await this.editor.whole();
    if (!study) return;
    const text = studyText(this.editor.session.core, study);
    if (served.revision === online.revision || served.text === text) {
      await this.#note({ id: served.id, revision: served.revision, access: served.access, sent: served.text });
      this.#saved(served.hidden);
      return this.#send();
    }
    if (text === online.sent) return this.#take(served);
    if (await this.#decide()) {
      // The version from the other device is kept as a separate study.
      const { chapters } = readStudy(this.editor.session.core, served.text);
      await studies.make(`${served.title} (2)`, chapters);
      await this.#note({ ...online, revision: served.revision });
      await this.#put(online.access);
    } else {
      await studies.make(`${study.title} (2)`, study.chapters);
      await this.#take(served);
    }
  }

  /** Handles a study that was deleted on another device, or belongs to an account that is not signed in here. */
  async #gone() {
    this.#say(t("study-online-gone"), "waiting");
  }

  /** @param {ServedStudy} served */
  async #take({ id, revision, access, title, text, hidden }) {
    await loadRulesFor(text);
    const { chapters } = readStudy(this.editor.session.core, text);
    await studies.replace(this.#study.id, title, chapters, { id, revision, access, sent: text });
    await this.editor.refresh();
    this.#saved(hidden);
  }

  /** Asks which version to keep: true for this browser's. @returns {Promise<boolean>} */
  #decide() {
    return new Promise((resolve) => {
      let isOwn = true;
      const dialog = html("dialog", { "aria-labelledby": "changed-title", "data-dialog": "changed" });
      const choose = (/** @type {boolean} */ own) => () => {
        isOwn = own;
        dialog.close();
      };
      dialog.append(
        html("h2", { id: "changed-title" }, t("study-changed-title")),
        html("p", {}, t("study-changed-about")),
        html(
          "div",
          { class: "row" },
          button(t("study-changed-mine"), choose(true), { class: "primary" }),
          button(t("study-changed-other"), choose(false)),
        ),
      );
      dialog.addEventListener("close", () => {
        dialog.remove();
        resolve(isOwn);
      });
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  #copyCode() {
    const { online, chapters } = this.#study;
    const number = chapters.findIndex(({ id }) => id === this.editor.chapter?.id) + 1;
    const address = `${location.origin}/embed/study/${online?.id}/${Math.max(1, number)}`;
    void copyText(`<iframe src="${address}" width="400" height="500" loading="lazy" style="border: 0"></iframe>`, t("study-code-copied"));
  }
}
