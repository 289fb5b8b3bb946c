// Types shared by the pages about puzzles.

import type { Family, VariantId } from "../core/types.d.ts";
import type { PuzzleFacts, PuzzleKind, PuzzleSummary, Theme } from "../training/types.d.ts";

/** How a puzzle was selected; `single` is one that was requested by its id. */
export type Mode = "rated" | "theme" | "streak" | "daily" | "single";

/** One attempt at a puzzle, as stored in the notebook. */
export interface Attempt {
  puzzle: string;
  variant: VariantId;
  kind: PuzzleKind;
  mode: Mode;
  right: boolean;
  /** Difficulty of the puzzle in its file. */
  difficulty: number;
  /** Rating of the puzzle at that time, and its deviation. */
  rating: number;
  deviation: number;
  /** Key shared by the attempts of one streak. */
  run?: string;
}

/** An attempt with its time. */
export interface DatedAttempt extends Attempt {
  key: string;
  at: number;
}

/** A file of puzzles: their number, and the range of their difficulties. */
export interface Part {
  name: string;
  count: number;
  least: number;
  greatest: number;
}

/** The puzzles that the user has selected. */
export interface Selection {
  mode: Mode;
  game: Family;
  variant: VariantId | "";
  theme: Theme | "";
}

/** A puzzle to be solved, and its line as in the files. */
export interface Dealt {
  facts: PuzzleFacts;
  line: string;
}

/** The rating of a puzzle. */
export type PuzzleRating = { rating: number; deviation: number };

/** Tests whether a puzzle may be selected. */
export type Accept = (puzzle: PuzzleSummary) => boolean;
