// What the page and the worker that counts openings tell each other. The browser never fetches this.

import type { Color, Opening, VariantId } from "../core/types.d.ts";
import type { Continuation } from "../study/types.d.ts";

/** A game with its result; nobody won a draw. */
export interface FinishedGame {
  game: Opening;
  winner: Color | null;
}

/** How many games were counted, and how many were left out. */
export interface Tally {
  counted: number;
  left: number;
}

/** What was played from a position. */
export interface Explored {
  rows: Continuation[];
  /** The games that reached it. */
  reached: number;
}

/** Trees have the names that the page gives them. */
export type ToCounter = { id: number; tree: string } & (
  | { kind: "begin"; variant: VariantId }
  | { kind: "parts"; bytes: ArrayBuffer }
  | { kind: "games"; games: FinishedGame[] }
  | { kind: "text"; text: string; variant: VariantId }
  | { kind: "explore"; game: Opening }
);

export type FromCounter =
  | { id: number; result: unknown }
  | { id: number; failure: string; text: string }
  | { id: number; done: number; all: number };

/** What a source says about a position. */
export interface Opened extends Explored {
  /** All games of the source. */
  all: number;
  /** Games that were left out: of another variant, without a result, or not legal. */
  left: number;
  /** Whether older games are still being counted. */
  isCounting: boolean;
  /** Whether games of the account could not be asked for. */
  isPartial: boolean;
}

export type SourceName = "engine" | "server" | "own" | "file";
