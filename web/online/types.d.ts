// What the server says, over the socket and over HTTP. The browser never fetches this.

import type { Color, Token, VariantId } from "../core/types.d.ts";

export type { Color, Token, VariantId };
export type Speed = "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
export type Score = "1-0" | "0-1" | "1/2-1/2" | "*";
export type Ending = "rules" | "resignation" | "time" | "agreement" | "abandoned" | "aborted";
export type Offer = "draw" | "take-back" | "rematch";
export type Act = "resign" | "abort" | "draw" | "take-back" | "claim-win" | "claim-draw" | "rematch" | "decline-draw" | "decline-take-back" | "decline-rematch";

export interface Player {
  id: string;
  /** Null for a guest. */
  name: string | null;
  kind: "guest" | "person" | "engine" | "bot";
  level?: number | null;
  rating?: { rating: number; deviation: number; provisional: boolean } | null;
}

export interface Terms {
  variant: VariantId;
  handicap?: string | null;
  /** "-", "300", "300+3", "300d5", "300+3x30", "3days". */
  clock: string;
  rated: boolean;
  open: boolean;
}

export interface Left {
  ms: number;
  /** Periods that are left, of byo-yomi. */
  periods?: number | null;
  /** What is left of the delay of this turn. */
  delay?: number | null;
}

export interface Clocks {
  w: Left | null;
  b: Left | null;
  running: Color | null;
  /** By the server's watch. */
  at: number;
}

export interface Present {
  w: boolean;
  b: boolean;
  watchers: number;
  gone: { color: Color; claimAt: number } | null;
}

export interface Line {
  id: string | number;
  at: number;
  to: "players" | "watchers";
  player: Player;
  text?: string | null;
  phrase?: string | null;
}

export interface PlayedTurn {
  turn: Token;
  spent: number;
  lag: number;
  left: number | null;
}

export interface Offers {
  draw: Color | null;
  takeBack: Color | null;
  rematch: Color | null;
}

export interface Full {
  id: string;
  seq: number;
  terms: Terms;
  speed: Speed;
  status: "waiting" | "playing" | "ended";
  w: Player | null;
  b: Player | null;
  you: Color | null;
  turns: PlayedTurn[];
  position: string;
  clocks: Clocks;
  offers: Offers;
  result: { score: Score; by: Ending } | null;
  ratings: { w: Change | null; b: Change | null } | null;
  rematch: string | null;
  created: number;
  chat: Line[];
  plan: Token[][] | null;
  present: Present | null;
}

export interface Change {
  before: number;
  after: number;
}

/** An event of a game's log: what happened is in `deed`. */
export interface LogEvent {
  seq: number;
  at: number;
  deed: string;
  color?: Color;
  turn?: Token;
  turns?: number;
  spent?: number;
  lag?: number;
  offer?: Offer;
  score?: Score;
  by?: Ending;
  game?: string;
}

export interface GameCard {
  id: string;
  terms: Terms;
  speed: Speed;
  w: Player | null;
  b: Player | null;
  plies: number;
  position: string;
  score: Score;
  by: Ending | null;
  created: number;
  updated: number;
  status: Full["status"];
  /** Whose turn it is, where the server says so. */
  toAct?: Color | null;
}

export interface Seek {
  id: string;
  player: Player;
  variant: VariantId;
  clock: string;
  speed: Speed;
  rated: boolean;
  color: Color | null;
  min: number | null;
  max: number | null;
}

export interface Me {
  player: Player | null;
  playing: GameCard[];
  /** The own live rated game. */
  locked: string | null;
}

/** What comes over the socket. */
export type Heard =
  | { t: "welcome"; me: Player | null; now: number; version: string }
  | { t: "game"; game: Full }
  | { t: "event"; game: string; event: LogEvent; clocks: Clocks; position: string }
  | { t: "ack"; id: string; seq?: number }
  | { t: "refused"; id: string; code: string; text: string }
  | ({ t: "present"; game: string } & Present)
  | { t: "said"; game: string; line: Line }
  | { t: "plan"; game: string; lines: Token[][] }
  | { t: "lobby"; seeks: Seek[]; games: GameCard[]; open: GameCard[]; online: number }
  | { t: "paired"; game: string }
  | { t: "challenge"; game: GameCard }
  | { t: "pong"; at: number; now: number }
  | { t: "bye"; reconnect: number };

export interface Frame {
  t: string;
  [field: string]: unknown;
}

/** Enough of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}
