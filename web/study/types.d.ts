// What the module for getting better says to a page; `wasm/study` has the same words in Rust.

import type { Color, Opening, Token, VariantId } from "../core/types.d.ts";

/** What a puzzle asks: the first two are proved, the third is judged. */
export type PuzzleKind = "win" | "save" | "gain";

export type Theme =
  | "row"
  | "double-row"
  | "two-directions"
  | "given-row"
  | "opponents-row"
  | "stop-row"
  | "break-four"
  | "block"
  | "ring-cut-off"
  | "long-jump"
  | "pool"
  | "capture"
  | "gipf-capture"
  | "keep-gipf"
  | "last-gipf"
  | "reserve"
  | "quiet";

/** What a page needs to choose a puzzle. */
export interface PuzzleSummary {
  id: string;
  variant: VariantId;
  kind: PuzzleKind;
  /** How hard it is before people have tried it. */
  difficulty: number;
  themes: Theme[];
  /** The puzzle as files have it. */
  line: string;
}

/** A puzzle as it is shown. */
export interface PuzzleFacts {
  id: string;
  variant: VariantId;
  kind: PuzzleKind;
  /** Within how many turns, or at which depth. */
  number: number;
  difficulty: number;
  themes: Theme[];
  /** The position before the opponent's last turn. */
  start: string;
  /** The opponent's last turn. */
  ledBy?: Token;
  /** The position to be solved. */
  position: string;
  /** The solution and what follows it, both players in turn. */
  line: Token[];
  /** How many turns of the line belong to the task; those behind are shown. */
  asked: number;
}

/** How a rating went. */
export interface RatingCourse {
  rating: number;
  deviation: number;
  /** Whether too little is known to be sure. */
  provisional: boolean;
  /** The rating after each attempt. */
  course: number[];
}

/** One attempt that counts: when, 1 for right or 0 for wrong, and the rating of the puzzle with its deviation. */
export type RatedAttempt = [at: number, right: 0 | 1, rating: number, deviation: number];

/** A turn, or several that are images of each other, with the games in which it was played. Scores are those of who plays it. */
export interface Continuation {
  turns: Token[];
  wins: number;
  draws: number;
  losses: number;
  /** The interval of confidence of the score, in half percents. */
  low: number;
  high: number;
  /** What the engine thinks, in half percents. */
  evaluation?: number;
}

export type Grade = "again" | "hard" | "good" | "easy";

/** How it stands with cards: all, those due by now, those never answered, those known for three weeks. */
export interface DeckFacts {
  cards: number;
  due: number;
  new: number;
  known: number;
  /** How many come due on each of the next fourteen days. */
  forecast: number[];
  /** When each is due, in their order; null for a new one. */
  dues: (number | null)[];
}

export interface StudyCalls {
  /** A line of a file. */
  puzzle(line: string): PuzzleFacts;
  /** All lines of a file. */
  puzzles(text: string): PuzzleSummary[];
  /** Whether a turn is right at a place of the puzzle's line. */
  attempt(line: string, place: number, turn: Token): boolean;
  /** The place of a day's puzzle in a list; days since 1970 in UTC. */
  daily(day: number, count: number): number | null;
  /** Attempts in the order of time. */
  rate(attempts: RatedAttempt[]): RatingCourse;
  /** Begins to count games of a variant; answers with the number of the tree. */
  tree(variant: VariantId): number;
  drop(tree: number): null;
  /** Adds stored parts, in base64. */
  parts(tree: number, bytes: string): null;
  /** Counts a game; false if it counts for nothing. */
  count(tree: number, game: Opening, winner: Color | null): boolean;
  explore(tree: number, game: Opening): Continuation[];
  /** How many games reached a position. */
  reached(tree: number, game: Opening): number;
  /** When a card is due, in milliseconds since 1970; null if it was never answered. */
  due(recalls: [at: number, grade: Grade][]): number | null;
  /** How it stands with all cards at a time. */
  deck(now: number, cards: [at: number, grade: Grade][][]): DeckFacts;
}
