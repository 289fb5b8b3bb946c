// What the page and the engine's worker say to each other, and what the engine's JSON protocol
// says in it: see docs/protocol.md.

import type { Color, Token, VariantId } from "../core/types.d.ts";

/** A game and how it is to be thought about. Without level and limit it is thought about until someone stops it. */
export interface Question {
  variant: VariantId;
  /** Own terms of a game with potentials. */
  terms?: string | null;
  /** Where the game started; left out at the usual start. */
  position?: string | null;
  /** "w1" to "b3", in gipf-basic. */
  handicap?: string | null;
  /** A match: see `Opening`; the turns are its tokens. */
  links?: string | null;
  challenges?: string | null;
  /** Turns from there on; the last one may be unfinished. */
  turns?: Token[];
  /** 1 to 10; all it can if left out. */
  level?: number;
  /** What makes the slips of a level differ from game to game: a whole number from 0 on. */
  seed?: number;
  /** Milliseconds. */
  movetime?: number;
  nodes?: number;
  depth?: number;
  /** Milliseconds on the clock of the player to act, and what each turn adds. */
  time?: number;
  increment?: number;
  /** How many of the best turns are told: 1 to 20. */
  lines?: number;
  /** Whole turns to choose among. */
  only?: Token[];
}

/** For the player to act: hundredths, or a win in so many own turns (negative: a loss). */
export type Score = { cp: number; mate?: undefined } | { mate: number; cp?: undefined };

export interface Variation {
  /** Whole turns; the last one may be cut off. */
  turns: Token[];
  score: Score;
  /** Wins, draws and losses of a thousand games. */
  wdl: [number, number, number];
}

/** What has been found so far. */
export interface Info {
  depth: number;
  /** The longest line looked at, in actions. */
  seldepth: number;
  /** Which of the best lines this news is about, from 1. */
  rank: number;
  line: Variation;
  /** All lines as they are known, best first. */
  lines: Variation[];
  nodes: number;
  time: number;
  /** How much of the table is in use, in thousandths. */
  hashfull: number;
}

/** What was found. */
export interface Thought {
  best: Token;
  lines: Variation[];
  depth: number;
  nodes: number;
  time: number;
  /** Whether it was told to stop. */
  stopped: boolean;
}

/** From White's side: hundredths, or a win in so many of the winner's own turns. */
export type WhiteScore = { centi: number } | { winner: Color; turns: number };

export type TurnKind = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type Phase = "opening" | "middle" | "end";

/** Why a turn is blamed: the codes of `engine::review::ReasonCode`. */
export type ReasonCode =
  | "missed-win"
  | "allows-win"
  | "last-gipf"
  | "gives-row"
  | "missed-row"
  | "missed-capture"
  | "gipf-piece-lost"
  | "pieces-captured"
  | "unstopped-row"
  | "allows-row"
  | "ring-cut-off"
  | "broke-four"
  | "costs-rows"
  | "costs-pieces";

export interface Reason {
  code: ReasonCode;
  /** Whom it happened to: who wins or has the row, or whose pieces they are. */
  player: Color;
  /** Rows by their ends, pieces and rings by their points. */
  points: string[];
  /** Turns to a win, or pieces; 0 where nothing is counted. */
  number: number;
}

/** A turn of a game, as the engine judges it. */
export interface JudgedTurn {
  player: Color;
  token: Token;
  /** The position string before it. */
  position: string;
  /** What the position is worth after it. */
  score: WhiteScore;
  best: Token | null;
  /** What the position was worth with the best turn. */
  best_score: WhiteScore;
  /** The chance of winning that it gave away, from 0 to 1. */
  loss: number;
  /** What the engine expected before it, its own turn first. */
  line: Token[];
  /** What the engine expects after it. */
  answer: Token[];
  kind: TurnKind;
  phase: Phase;
  reason: Reason | null;
}

/** How well one player played. */
export interface PlayerSummary {
  accuracy: number | null;
  turns: Record<TurnKind, number>;
  phases: Record<Phase, number | null>;
}

/** What the engine says of a whole game; docs/play.md has all of it. */
export interface Review {
  players: Record<Color, PlayerSummary>;
  /** Which turn lost the lead for good. */
  turning_point: number | null;
  turns: JudgedTurn[];
}

/** A search that a review needs: the position after `ply` turns of the game, and `turn` where there is one. */
export interface WantedSearch {
  id: string;
  ply: number;
  turn: Token | null;
  nodes: number;
}

/** The answer to "review": the review, or the searches that it needs now and how many turns are judged. */
export type ReviewAnswer = { review: Review } | { review?: undefined; wanted: WantedSearch[]; done: number };

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

/** Why there is no answer. */
export type FailureCode =
  /** The site has another version by now and this one's engine is gone: load the page again. */
  | "missing"
  /** It could not be fetched. */
  | "network"
  /** This browser cannot run it. */
  | "unsupported"
  /** There is not enough memory. */
  | "memory"
  /** It has ended by a mistake of ours; the next request starts it anew. */
  | "crashed"
  /** It was stopped by the caller, or by another search. */
  | "stopped"
  /** Any other: what the engine has against the request. */
  | (string & {});

export type ToWorker =
  | { kind: "open"; module: WebAssembly.Module | null; stop: Int32Array | null; hash: number; potentials: boolean }
  | { kind: "ask"; request: Request };

export type FromWorker =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "ready"; module: WebAssembly.Module }
  | { kind: "answer"; answer: Answer }
  | { kind: "failed"; code: FailureCode; text: string };

/** What engine.wasm exports; see wasm/engine. */
export interface Exports {
  memory: WebAssembly.Memory;
  take(length: number): number;
  call(start: number, length: number): number;
  give(start: number, length: number): void;
}
