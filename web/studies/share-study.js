// Sharing a study: as a file or a link.

import { downloadText, shareLink } from "../game/export.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { fileName, studyText } from "./file.js";
import { linkTo } from "./packed-link.js";

/** @typedef {import("./study-editor.js").StudyEditor} StudyEditor */

/**
 * Returns the address of a study that others can open on the server; null if it has none.
 * @param {StudyEditor} editor
 * @param {import("./storage.js").WholeStudy} study
 */
function servedLink({ isForeign }, { online }) {
  if (isForeign) return /\/study\/\w+$/.test(location.pathname) ? location.origin + location.pathname : null;
  if (!online || online.access === "private") return null;
  return `${location.origin}/${document.documentElement.lang}/study/${online.id}`;
}

/** @param {StudyEditor} editor */
export function shareStudy(editor) {
  const acts = /** @type {Record<string, () => unknown>} */ ({
    "study-file": async () => {
      const study = await editor.whole();
      if (study) downloadText(fileName(study.title), studyText(editor.session.core, study));
    },
    "study-link": async () => {
      const study = await editor.whole();
      if (!study) return;
      const link =
        servedLink(editor, study) ?? (await linkTo(studyText(editor.session.core, study), `/${document.documentElement.lang}/study`));
      if (link) await shareLink(study.title, link, t("analyse-copied-link"));
      else toast(t("study-link-large"), { stays: true });
    },
  });
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (editor.panel.querySelectorAll("[data-act]"))) {
    control.addEventListener("click", () => acts[control.dataset.act ?? ""]?.());
  }
}
