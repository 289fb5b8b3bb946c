// Messages between the page and the worker that counts openings. The browser never fetches this file.

import type { Color, GameStart, VariantId } from "../core/types.d.ts";
import type { Continuation } from "../training/types.d.ts";

/** A game with its result; a draw has no winner. */
export interface FinishedGame {
  game: GameStart;
  winner: Color | null;
}

/** Numbers of games counted and omitted. */
export interface Tally {
  counted: number;
  left: number;
}

/** The turns played from a position. */
export interface Explored {
  rows: Continuation[];
  /** Number of games that reached the position. */
  reached: number;
}

/** Trees are named by the page. */
export type ToCounter = { id: number; tree: string } & (
  | { kind: "begin"; variant: VariantId }
  | { kind: "parts"; bytes: ArrayBuffer }
  | { kind: "games"; games: FinishedGame[] }
  | { kind: "text"; text: string; variant: VariantId }
  | { kind: "explore"; game: GameStart }
);

export type FromCounter =
  | { id: number; result: Tally | Explored | null }
  | { id: number; failure: string; text: string }
  | { id: number; done: number; all: number };

/** A source's data about a position. */
export interface Opened extends Explored {
  /** Number of games in the source. */
  all: number;
  /** Number of omitted games: of another variant, without a result, or not legal. */
  left: number;
  /** Whether older games are still being counted. */
  isCounting: boolean;
  /** Whether the games of the account could not be fetched. */
  isPartial: boolean;
}

export type SourceName = "engine" | "server" | "own" | "file";
