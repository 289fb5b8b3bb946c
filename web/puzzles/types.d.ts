// What the pages about puzzles share.

import type { Family, VariantId } from "../core/types.d.ts";
import type { PuzzleKind, PuzzleSummary, Theme } from "../study/types.d.ts";

/** How a puzzle was come by; `single` is one that was asked for by its id. */
export type Mode = "rated" | "theme" | "streak" | "daily" | "single";

/** One try at a puzzle, as the notebook has it. */
export interface Attempt {
  puzzle: string;
  variant: VariantId;
  kind: PuzzleKind;
  mode: Mode;
  right: boolean;
  /** How hard the puzzle is by its file. */
  difficulty: number;
  /** The rating of the puzzle at that time, and how uncertain it was. */
  rating: number;
  deviation: number;
  /** Attempts of one streak have the same. */
  run?: string;
}

/** An attempt with its time. */
export interface DatedAttempt extends Attempt {
  key: string;
  at: number;
}

/** A file of puzzles: how many it has, and how hard they are. */
export interface Part {
  name: string;
  count: number;
  least: number;
  greatest: number;
}

/** What a person wants to solve. */
export interface Wish {
  mode: Mode;
  game: Family;
  variant: VariantId | "";
  theme: Theme | "";
}

/** The rating of a puzzle. */
export type PuzzleRating = { rating: number; deviation: number };

/** Which puzzles may come. */
export type Accept = (puzzle: PuzzleSummary) => boolean;
