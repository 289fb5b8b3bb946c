// Ways out of a study: a file, a link.

import { downloadText, shareLink } from "../game/export.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { fileName, studyText } from "./file.js";
import { linkTo } from "./packed-link.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function shareStudy(desk) {
  const acts = /** @type {Record<string, () => unknown>} */ ({
    "study-file": async () => {
      const study = await desk.whole();
      if (study) downloadText(fileName(study.title), studyText(desk.session.core, study));
    },
    "study-link": async () => {
      const study = await desk.whole();
      if (!study) return;
      const link = await linkTo(studyText(desk.session.core, study), `/${document.documentElement.lang}/study`);
      if (link) await shareLink(study.title, link, t("analyse-copied-link"));
      else toast(t("study-link-large"), { stays: true });
    },
  });
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (desk.panel.querySelectorAll("[data-act]"))) {
    control.addEventListener("click", () => acts[control.dataset.act ?? ""]?.());
  }
}
