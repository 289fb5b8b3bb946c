// Calls of the training module; `wasm/training` has the same names in Rust.

import type { Color, GameStart, Token, VariantId } from "../core/types.d.ts";
import type { MeritCode, PuzzleKind, Theme } from "../protocol/codes.d.ts";

export type { PuzzleKind, Theme };

/** The data needed to select a puzzle. */
export interface PuzzleSummary {
  id: string;
  variant: VariantId;
  kind: PuzzleKind;
  /** Number of turns within which the task is solved, or the depth of the judgement. */
  number: number;
  /** Difficulty before people have tried it. */
  difficulty: number;
  themes: Theme[];
  /** The puzzle as in the files. */
  line: string;
}

/** A puzzle with everything that is shown about it. */
export interface PuzzleFacts {
  id: string;
  variant: VariantId;
  kind: PuzzleKind;
  /** Number of turns within which the task is solved, or the depth of the judgement. */
  number: number;
  difficulty: number;
  themes: Theme[];
  /** The position before the opponent's last turn. */
  start: string;
  /** The opponent's last turn. */
  ledBy?: Token;
  /** The position to be solved. */
  position: string;
  /** The solution and its continuation, with the turns of both players. */
  line: Token[];
  /** Number of turns of the line that belong to the task; later ones are only shown. */
  asked: number;
}

/** Effect of the first turn of a solution. */
export interface Merit {
  code: MeritCode;
  /** The affected player: the one who has the row or the threat, or the owner of the pieces. */
  player: Color;
  /** Rows by their ends, pieces and rings by their points. */
  points: string[];
  /** Number of pieces or rows; 0 if nothing is counted. */
  number: number;
}

/** History of a rating. */
export interface RatingCourse {
  rating: number;
  deviation: number;
  /** Whether the rating is still uncertain. */
  provisional: boolean;
  /** The rating after each attempt. */
  course: number[];
}

/** One attempt that counts: its time, 1 for right or 0 for wrong, and the rating of the puzzle with its deviation. */
export type RatedAttempt = [at: number, right: 0 | 1, rating: number, deviation: number];

/** A turn, or several that are images of each other, with the games in which it was played. Scores are those of its player. */
export interface Continuation {
  turns: Token[];
  wins: number;
  draws: number;
  losses: number;
  /** Confidence interval of the score, in units of half a per cent. */
  low: number;
  high: number;
  /** The engine's evaluation, in units of half a per cent. */
  evaluation?: number;
}

export type Grade = "again" | "hard" | "good" | "easy";

/** Numbers of cards: all, those due now, those never answered, those known for three weeks. */
export interface DeckFacts {
  cards: number;
  due: number;
  new: number;
  known: number;
  /** Number of cards that become due on each of the next fourteen days. */
  forecast: number[];
  /** Time at which each card is due, in the order of the cards; null for a new one. */
  dues: (number | null)[];
}

export interface TrainingCalls {
  /** Parses a line of a file. */
  puzzle(line: string): PuzzleFacts;
  /** Parses all lines of a file. */
  puzzles(text: string): PuzzleSummary[];
  /** Tests whether a turn is right at an index of the puzzle's line. */
  attempt(line: string, place: number, turn: Token): boolean;
  /** Returns what the first turn of the solution does; null if no rule explains it. */
  merit(line: string): Merit | null;
  /** Returns the index of a day's puzzle in a list; `day` counts days since 1970 in UTC. */
  daily(day: number, count: number): number | null;
  /** Computes the rating from attempts in chronological order. */
  rate(attempts: RatedAttempt[]): RatingCourse;
  /** Creates a tree that counts games of a variant; returns its number. */
  tree(variant: VariantId): number;
  drop(tree: number): null;
  /** Adds stored parts, in base64. */
  parts(tree: number, bytes: string): null;
  /** Counts a game; returns false if it does not count. */
  count(tree: number, game: GameStart, winner: Color | null): boolean;
  explore(tree: number, game: GameStart): Continuation[];
  /** Returns the number of games that reached a position. */
  reached(tree: number, game: GameStart): number;
  /** Returns when a card is due, in milliseconds since 1970; null if it was never answered. */
  due(recalls: [at: number, grade: Grade][]): number | null;
  /** Returns the state of all cards at a time. */
  deck(now: number, cards: [at: number, grade: Grade][][]): DeckFacts;
}
