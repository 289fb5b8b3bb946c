// Names of variants, levels, players and endings.

import { other } from "../core/color.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../protocol/types.d.ts").Variant} Variant */
/** @typedef {import("./games.js").Seat} Seat */
/** @typedef {import("./games.js").Seats} Seats */
/** @typedef {import("./games.js").Ending} Ending */

const VARIANTS = /** @type {const} */ ({
  yinsh: "play-variant-yinsh",
  "yinsh-blitz": "play-variant-yinsh-blitz",
  "gipf-basic": "play-variant-gipf-basic",
  "gipf-standard": "play-variant-gipf-standard",
  "gipf-tournament": "play-variant-gipf-tournament",
  "gipf-potentials": "play-variant-gipf-potentials",
});

/** Names that are the same in every language. @type {Partial<Record<VariantId, string>>} */
const SAME = {
  "gipf-tamsk": "GIPF + TAMSK",
  "gipf-zertz": "GIPF + ZÈRTZ",
  "gipf-dvonn": "GIPF + DVONN",
  "gipf-yinsh": "GIPF + YINSH",
  "gipf-punct": "GIPF + PÜNCT",
  "gipf-ultimate": "GIPF Ultimate",
};

const LEVELS = /** @type {const} */ ([
  "play-level-1",
  "play-level-2",
  "play-level-3",
  "play-level-4",
  "play-level-5",
  "play-level-6",
  "play-level-7",
  "play-level-8",
  "play-level-9",
  "play-level-10",
]);

/**
 * Returns the name of a variant, followed by its custom terms; a variant without a translated name is named by its id.
 * @param {Variant | VariantId} written
 */
export function variantName(written) {
  const [variant, ...terms] = /** @type {[VariantId, ...string[]]} */ (written.split(":"));
  const name = SAME[variant] ?? (variant in VARIANTS ? t(VARIANTS[/** @type {keyof typeof VARIANTS} */ (variant)]) : variant);
  return terms.length > 0 ? `${name} (${terms.join(" ")})` : name;
}

/**
 * Returns the name of a level: "Beginner".
 * @param {number} level
 */
export function levelName(level) {
  return t(LEVELS[level - 1] ?? LEVELS[LEVELS.length - 1]);
}

/** @param {Color} color */
export function colorName(color) {
  return color === "w" ? t("play-white") : t("play-black");
}

/**
 * Returns the displayed name of a player: their own, "You" against the engine, or their colour.
 * @param {Seats} seats
 * @param {Color} color
 */
export function playerName(seats, color) {
  const seat = seats[color];
  if (seat.kind === "engine") return t("play-engine-level", { level: seat.level });
  if (seat.name !== "") return seat.name;
  return seats[other(color)].kind === "engine" ? t("play-you") : colorName(color);
}

/**
 * Returns a short sentence that names the winner.
 * @param {Seats} seats
 * @param {Ending} ending
 */
export function resultName(seats, ending) {
  if (ending.winner === null) return ending.reason === "other" ? t("play-result-open") : t("play-result-draw");
  if (seats[ending.winner].kind === "engine") return t("play-result-lost");
  if (seats[other(ending.winner)].kind === "engine") return t("play-result-won");
  return ending.winner === "w" ? t("play-result-white") : t("play-result-black");
}

/**
 * Returns a sentence that says why the game ended.
 * @param {Ending} ending
 */
export function endingName({ winner, reason }) {
  const won = winner ?? "none";
  if (reason === "pool-empty") return t("play-end-pool-empty", { winner: won });
  if (reason === "no-moves") return t("play-end-no-moves", { winner: won });
  if (reason === "repetition") return t("play-end-repetition");
  if (won === "none" || reason === "other") return t("play-end-other");
  switch (reason) {
    case "rings-off":
      return t("play-end-rings-off", { winner: won });
    case "reserve-empty":
      return t("play-end-reserve-empty", { winner: won });
    case "board-full":
      return t("play-end-board-full", { winner: won });
    case "gipf-pieces-gone":
      return t("play-end-gipf-pieces-gone", { winner: won });
    case "resignation":
      return t("play-end-resignation", { winner: won });
    case "time":
      return t("play-end-time", { winner: won });
  }
}
