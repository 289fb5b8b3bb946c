// Messages between the page and the engine's worker, and the engine's JSON protocol inside them: see docs/protocol.md.

import type { Color, PointName, Token, VariantId } from "../core/types.d.ts";
import type { DecisionCode, Phase, ReasonCode, TurnKind } from "../protocol/codes.d.ts";

/** A game and the limits of its search. Without level and limit the search runs until it is stopped. */
export interface Question {
  variant: VariantId;
  /** Custom terms of a game with potentials. */
  terms?: string | null;
  /** The start position; omitted for the usual starting position. */
  position?: string | null;
  /** "w1" to "b3", in gipf-basic. */
  handicap?: string | null;
  /** A match: see `GameStart`; the turns are its tokens. */
  links?: string | null;
  challenges?: string | null;
  /** Turns from that position on; the last one may be unfinished. */
  turns?: Token[];
  /** Level from 1 to 10; full strength if omitted. */
  level?: number;
  /** Varies the errors of a level from game to game: a non-negative integer. */
  seed?: number;
  /** Milliseconds. */
  movetime?: number;
  nodes?: number;
  depth?: number;
  /** Milliseconds on the clock of the player to act, and the increment. */
  time?: number;
  increment?: number;
  /** Number of best turns to report: 1 to 20. */
  lines?: number;
  /** Whole turns to which the search is restricted. */
  only?: Token[];
}

/** Score for the player to act: hundredths, or the number of their own turns to a win (negative: to a loss). */
export type Score = { cp: number; mate?: undefined } | { mate: number; cp?: undefined };

export interface Variation {
  /** Whole turns; the last one may be cut off. */
  turns: Token[];
  score: Score;
  /** Expected wins, draws and losses in a thousand games. */
  wdl: [number, number, number];
}

/** An update of a running search. */
export interface Info {
  depth: number;
  /** Length of the longest variation searched, in actions. */
  seldepth: number;
  /** Rank of the variation that this update is about, starting at 1. */
  rank: number;
  line: Variation;
  /** All known variations, best first. */
  lines: Variation[];
  nodes: number;
  time: number;
  /** Used share of the hash table, in thousandths. */
  hashfull: number;
}

/** The result of a search. */
export interface Thought {
  best: Token;
  lines: Variation[];
  depth: number;
  nodes: number;
  time: number;
  /** Whether the search was stopped. */
  stopped: boolean;
}

/** Score from White's point of view: hundredths, or a win in a number of the winner's own turns. */
export type WhiteScore = { centi: number } | { winner: Color; turns: number };

export type { DecisionCode, Phase, ReasonCode, TurnKind };

export interface Reason {
  code: ReasonCode;
  /** The affected player: the winner, or the owner of the row or the pieces. */
  player: Color;
  /** Rows by their ends, pieces and rings by their points. */
  points: string[];
  /** Number of turns to a win, or of pieces; 0 if nothing is counted. */
  number: number;
  /** The number to compare it with; stored reports of earlier versions lack this field and the next two. */
  other?: number;
  /** The line in which the event happens: that of the turn played, or that of the better turn. */
  branch?: "played" | "better";
  /** How many turns after the first turn of that line the event happens. */
  turn?: number;
}

/** The engine's verdict on a turn of a game. */
export interface JudgedTurn {
  /** Number of the turn, from 1; stored reports omit it. */
  number?: number;
  player: Color;
  token: Token;
  /** Position string before the turn. */
  position: string;
  /** Score of the position after the turn. */
  score: WhiteScore;
  best: Token | null;
  /** Score of the position with the best turn. */
  best_score: WhiteScore;
  /** Loss of winning chances, from 0 to 1. */
  loss: number;
  /** The variation expected before the turn, starting with the engine's own turn. */
  line: Token[];
  /** The variation expected after the turn. */
  answer: Token[];
  kind: TurnKind;
  phase: Phase;
  reason: Reason | null;
}

/** Summary of one player's play. */
export interface PlayerSummary {
  accuracy: number | null;
  turns: Record<TurnKind, number>;
  phases: Record<Phase, number | null>;
}

/** The engine's verdict on a declaration or an answer of a match; docs/play.md describes the other fields. */
export interface JudgedDecision {
  /** Number of turns before it. */
  ply: number;
  number: number;
  player: Color;
  token: Token;
  better: Token;
  loss: number;
  kind: TurnKind;
  reason: DecisionReason | null;
}

/**
 * Why a declaration or an answer was wrong: values, or the number of turns to a win, and the assumed chance of winning a challenge; in
 * percent.
 */
export interface DecisionReason {
  code: DecisionCode;
  number: number;
  other: number;
  chance: number;
}

/** The engine's review of a whole game; docs/play.md describes all of it. */
export interface Review {
  players: Record<Color, PlayerSummary>;
  /** The turn that lost the lead for good. */
  turning_point: number | null;
  turns: JudgedTurn[];
  /** Only in the review of a match. */
  decisions?: JudgedDecision[];
  /** Number of nodes searched for each position; sent by the server. */
  nodes?: number;
}

/** A search that a review needs: the position after `ply` turns of the game, then `turn` if there is one. */
export interface WantedSearch {
  id: string;
  ply: number;
  turn: Token | null;
  nodes: number;
  /** Turns to choose from; all if absent. */
  only?: Token[];
}

/** The answer to "review": the review, or the searches that it needs now and the number of turns judged so far. */
export type ReviewAnswer = { review: Review } | { review?: undefined; wanted: WantedSearch[]; done: number };

/** The value of a line of the board in the static evaluation, in hundredths for the player to act. */
export interface LineValue {
  /** From one end to the other. */
  points: PointName[];
  value: number;
  /** The share of each point in the value. */
  shares: number[];
}

/** The answer to "eval" with `by_line`. */
export interface Evaluation {
  score: Score;
  wdl: [number, number, number];
  lines: LineValue[];
  /** Difference between the score and the sum of the lines. */
  rest: number;
}

/** A request in the engine's protocol. */
export interface Request {
  id: number;
  method: string;
  [field: string]: unknown;
}

/** An answer in the engine's protocol. */
export interface Answer {
  id: number | null;
  info?: Omit<Info, "lines">;
  result?: any;
  error?: { code: string; message: string };
}

/** Reason why a request failed. */
export type FailureCode =
  /** The site has been updated and the engine of this version is gone: load the page again. */
  | "missing"
  /** The engine could not be fetched. */
  | "network"
  /** This browser cannot run the engine. */
  | "unsupported"
  /** There is not enough memory. */
  | "memory"
  /** The engine has crashed because of a bug; the next request starts it again. */
  | "crashed"
  /** The request was stopped by the caller, or by another search. */
  | "stopped"
  /** Any other code: an error of the engine about the request. */
  | (string & {});

export type ToWorker =
  | { kind: "open"; module: WebAssembly.Module | null; stop: Int32Array | null; hash: number; potentials: boolean }
  | { kind: "ask"; request: Request };

export type FromWorker =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "ready"; module: WebAssembly.Module }
  | { kind: "answer"; answer: Answer }
  | { kind: "failed"; code: FailureCode; text: string };

/** Exports of engine.wasm; see wasm/engine. */
export interface Exports {
  memory: WebAssembly.Memory;
  take(length: number): number;
  call(start: number, length: number): number;
  give(start: number, length: number): void;
}
