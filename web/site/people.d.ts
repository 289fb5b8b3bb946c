// What the server says about people, over HTTP. The browser never fetches this.

import type { GameSummary, Player, Speed, VariantId } from "../online/types.d.ts";

export type { GameSummary, Player, Speed, VariantId };

export interface Games {
  games: GameSummary[];
  /** Where the next games begin; null: there are no more. */
  next: string | null;
  /** Whether the search ran out of time before the page was full. */
  partial?: boolean;
}

export interface Me {
  player: Player | null;
  email?: string | null;
  emailProven: boolean;
  /** Whether they want mail when it is their turn. */
  turnMail: boolean;
  /** Whether this server sends mail. */
  mail: boolean;
  playing: GameSummary[];
  locked: string | null;
}

/** A rating in one variant at one speed. */
export interface PlayerRating {
  variant: VariantId;
  speed: Speed;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

/** A rating as it was at a moment, in milliseconds. */
export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
}

export interface Profile {
  player: Player;
  ratings: PlayerRating[];
  created: number;
  playing: GameSummary[];
  online: boolean;
  followed: boolean;
}

export interface Leaderboard {
  leaders: Leader[];
  engines: Player[];
}

export interface Leader {
  player: Player;
  games: number;
}

export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string | null;
  current: boolean;
}

export interface Token {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number | null;
}
