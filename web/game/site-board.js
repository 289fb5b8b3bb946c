// Boards on the site: with the texts of the page, the settings of this browser, and messages about refused actions.

import { setUpBoards } from "../board/board.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { RefusedDetail } from "../board/types.d.ts" */

const NAMES = /** @type {const} */ (["speed", "coordinates", "targets", "field", "sound", "volume"]);

const options = () => Object.fromEntries(NAMES.map((name) => [name, settings.get(name)]));

setUpBoards({ texts: /** @type {any} */ (t), options: options() });
settings.subscribe(() => setUpBoards({ options: options() }));

document.addEventListener("refused", (event) => {
  const { refusal, text } = /** @type {CustomEvent<RefusedDetail>} */ (event).detail;
  const href = `/${document.documentElement.lang}/learn/${refusal.lesson}`;
  toast(text, { link: refusal.lesson ? { href, text: t("board-lesson") } : undefined, assertive: true, key: "refusal" });
});
