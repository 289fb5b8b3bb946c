// The dialog that adds the analysed game to a study.

import { button, html } from "../dom/element.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { settleOwner } from "./adoption.js";
import { nameOf } from "./file.js";
import { question } from "./question.js";
import { CHAPTERS_MAX, studies } from "./storage.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("./storage.js").WholeStudy} WholeStudy */

/** @param {RecordTree} record */
export async function addToStudy(record) {
  await settleOwner();
  const all = await studies.all().catch(() => null);
  if (!all) return void toast(t("studies-not-kept"), { stays: true });
  const dialog = html("dialog", { class: "opener", "aria-labelledby": "adding-title" });
  const choose = (/** @type {() => Promise<void>} */ act) => () => {
    dialog.close();
    void act();
  };
  const items = all.map((study) => {
    const item = button(
      study.title,
      choose(() => add(study, record)),
    );
    item.append(html("span", { class: "quiet small" }, t("studies-chapters", { count: study.chapters.length })));
    item.disabled = study.chapters.length >= CHAPTERS_MAX;
    return html("li", {}, item);
  });
  dialog.append(
    html("h2", { id: "adding-title" }, t("study-add-to")),
    html("ul", { class: "choices" }, ...items),
    html(
      "div",
      { class: "row" },
      button(
        t("studies-new"),
        choose(() => make(record)),
        { class: "primary" },
      ),
      button(t("analyse-open-cancel"), () => dialog.close(), { class: "quiet" }),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {WholeStudy} study @param {RecordTree} record */
async function add(study, record) {
  const [made] = await studies.add(study.id, [{ name: nameOf(record, study.chapters.length), record }]);
  if (!made) return void toast(t("study-full", { most: CHAPTERS_MAX }));
  showAdded(study.id, study.title, study.chapters.length + 1);
}

/** @param {RecordTree} record */
async function make(record) {
  const title = await question(t("studies-new"), t("studies-title-field"));
  if (title === null) return;
  const { id } = await studies.make(title, [{ name: nameOf(record, 0), record }]);
  showAdded(id, title, 1);
}

/** @param {string} id @param {string} title @param {number} chapter */
function showAdded(id, title, chapter) {
  const href = `/${document.documentElement.lang}/study/${id}?chapter=${chapter}`;
  toast(t("study-added", { title }), { link: { href, text: t("study-open") }, stays: true });
}
