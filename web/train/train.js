// The training page: everything that makes a player better.

import { notebook } from "../notebook/notebook.js";
import { attemptsOf, daysInARow, ratedIn } from "../puzzles/attempts.js";
import { showDaily } from "../puzzles/daily.js";
import { today } from "../puzzles/library.js";
import { loadTraining } from "../training/training.js";
import { ready, t } from "../words/words.js";

async function begin() {
  await ready;
  void showDaily(document);
  await showDays();
  notebook.watch("attempt", () => void showDays());
  await showDue();
  notebook.watch("card", () => void showDue());
}

/** Shows the number of consecutive days. */
async function showDays() {
  const attempts = attemptsOf(await notebook.all("attempt"));
  const count = daysInARow(
    attempts.map(({ at }) => at),
    today(),
  );
  const line = document.getElementById("days");
  if (line) line.textContent = count > 0 ? t("train-days", { count }) : "";
  await showRatings(attempts);
}

/** Shows the number of due cards; without any, the code that counts them is not loaded. */
async function showDue() {
  const place = document.querySelector('[data-tile="repeat"] [data-known]');
  if (!place || (await notebook.all("card")).length === 0) return;
  const { deck } = await import("../notebook/cards.js");
  const { due } = await deck();
  place.textContent = due > 0 ? t("repeat-due", { count: due }) : "";
}

/** @param {import("../puzzles/types.d.ts").DatedAttempt[]} attempts */
async function showRatings(attempts) {
  const place = document.querySelector('[data-tile="puzzles"] [data-known]');
  if (!place || attempts.length === 0) return;
  const training = await loadTraining();
  const words = /** @type {const} */ (["yinsh", "gipf"]).flatMap((game) => {
    const rated = ratedIn(attempts, game);
    return rated.length > 0 ? [`${game.toUpperCase()}: ${training.rate(rated).rating}`] : [];
  });
  place.textContent = words.join(" · ");
}

void begin();
