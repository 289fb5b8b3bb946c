// Messages between the server and the scripts, over the socket and over HTTP. The browser never fetches this file. The crate
// `protocol` declares the same messages in Rust; its tests compare both.

import type { Color, Token, VariantId } from "../core/types.d.ts";

export type { Color, Token, VariantId };
/** What a game is called: own terms of potentials follow behind a colon. */
export type WrittenVariant = VariantId | `gipf-potentials:${string}`;
export type Speed = "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
export type Score = "1-0" | "0-1" | "1/2-1/2" | "*";
export type Ending = "rules" | "resignation" | "time" | "agreement" | "abandoned" | "aborted";
export type Status = "waiting" | "playing" | "ended";
export type PlayerKind = "guest" | "person" | "engine" | "bot";
/** How a challenge ended. */
export type ChallengeEnd = "accepted" | "declined" | "withdrawn" | "expired";
export type ChatRoom = "players" | "watchers";
export type Offer = "draw" | "take-back" | "rematch";
export type Act = "resign" | "abort" | "draw" | "take-back" | "claim-win" | "claim-draw" | "rematch" | "decline-draw" | "decline-take-back" | "decline-rematch";
/** Why the server does not do something. A turn that breaks a rule has the code of that rule instead. */
export type RefusalCode = "no-such-game" | "no-such-player" | "no-such-seek" | "no-such-challenge" | "not-for-you" | "not-a-player" | "not-signed-in" | "rated-needs-account" | "muted" | "not-your-turn" | "ply-mismatch" | "not-started" | "game-over" | "not-over" | "seats-taken" | "own-game" | "too-late" | "not-now" | "nothing-offered" | "no-draw" | "unfinished-turn" | "handicap-rated" | "handicap-variant" | "own-terms-rated" | "match-rated" | "match-terms" | "match-rests" | "linked-draw" | "untimed-rated" | "not-live" | "bad-level" | "bad-plan" | "bad-chat" | "bad-command-id" | "malformed" | "limit" | "engine-games" | "busy" | "unavailable" | "game-damaged" | "closing";

export interface Player {
  id: string;
  /** Null for a guest. */
  name: string | null;
  kind: PlayerKind;
  level?: number | null;
  rating?: Rating | null;
}

export interface Rating {
  rating: number;
  deviation: number;
  provisional: boolean;
}

export interface Terms {
  variant: WrittenVariant;
  handicap?: string | null;
  /** "-", "300", "300+3", "300d5", "300+3x30", "3days". */
  clock: string;
  rated: boolean;
  open: boolean;
  /** Of a match: potentials have to be won. */
  match?: MatchTerms;
}

/** What a match adds to a game with potentials. */
export interface MatchTerms {
  /** "T:die,Y:yinsh" */
  links: string;
  /** How many challenges each player has: "3", "*". */
  challenges: string;
  /** Of linked games, if it is not that of the match. */
  clock: string | null;
}

/** What a match waits for. */
export type Asks = "turn" | "answer" | "linked" | "enter";

/** What a match shows beside its board. */
export interface MatchView {
  asks: Asks | null;
  awaits: { w: boolean; b: boolean };
  /** The challenges left: "3", "*". */
  left: { w: string; b: string };
  declared: Token | null;
  /** The linked game that is being played. */
  linked: string | null;
  contests: ContestView[];
  dice: { hash: string | null; seed: string | null };
}

/** What was played for a challenge. */
export interface ContestView {
  declared: Token;
  /** The letter of the kind of potential. */
  kind: string;
  link: string;
  /** By the colour in GIPF. */
  challenged: Color | null;
  /** The linked game. */
  game: string | null;
  rolls: Token[];
  entries: Token[];
  won: boolean | null;
}

/** The match that a linked game belongs to. */
export interface PartOf {
  game: string;
  declared: Token;
}

export interface TimeLeft {
  ms: number;
  /** Periods that are left, of byo-yomi. */
  periods?: number | null;
  /** What is left of the delay of this turn. */
  delay?: number | null;
}

export interface Clocks {
  w: TimeLeft | null;
  b: TimeLeft | null;
  running: Color | null;
  /** By the server's clock. */
  at: number;
}

export interface Presence {
  w: boolean;
  b: boolean;
  watchers: number;
  gone: Absence | null;
}

export interface Absence {
  color: Color;
  /** From when on the other may claim. */
  claimAt: number;
}

export interface ChatMessage {
  id: string | number;
  at: number;
  to: ChatRoom;
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

export interface GameView {
  id: string;
  seq: number;
  terms: Terms;
  speed: Speed;
  status: Status;
  w: Player | null;
  b: Player | null;
  /** Whether only its players and those who have its link see it. */
  private: boolean;
  /** Who may accept the challenge, while the game waits for them. */
  challenged: Player | null;
  you: Color | null;
  turns: PlayedTurn[];
  position: string;
  clocks: Clocks;
  offers: Offers;
  result: GameResult | null;
  ratings: RatingChanges | null;
  rematch: string | null;
  created: number;
  chat: ChatMessage[];
  plan: Token[][] | null;
  present: Presence | null;
  match?: MatchView;
  partOf?: PartOf;
}

export interface GameResult {
  score: Score;
  by: Ending;
}

export interface RatingChanges {
  w: RatingChange | null;
  b: RatingChange | null;
}

export interface RatingChange {
  before: number;
  after: number;
}

export type EventKind = "created" | "joined" | "turn" | "offered" | "declined" | "taken-back" | "outage" | "extended" | "ended" | "rematch" | "committed" | "part-of" | "linked" | "settled" | "rolled" | "revealed";

/** An event of a game's log: `deed` says what happened and which of the other fields there are. */
export interface LogEvent {
  seq: number;
  at: number;
  deed: EventKind;
  terms?: Terms;
  white?: string | null;
  black?: string | null;
  player?: string;
  color?: Color;
  turn?: Token;
  /** How many are kept, or those of a linked game. */
  turns?: number | Token[];
  spent?: number;
  lag?: number;
  rtt?: number;
  command?: string;
  planned?: boolean;
  /** Whose clock runs next, in a match. */
  next?: Color | "-";
  hash?: string;
  declared?: Token;
  roll?: Token;
  seed?: string;
  from?: number;
  until?: number;
  ms?: number;
  offer?: Offer;
  score?: Score;
  by?: Ending;
  game?: string;
}

export interface GameSummary {
  id: string;
  terms: Terms;
  speed: Speed;
  w: Player | null;
  b: Player | null;
  /** Whether only its players and those who have its link see it. */
  private: boolean;
  plies: number;
  position: string;
  score: Score;
  by: Ending | null;
  created: number;
  updated: number;
  status: Status;
  /** Whose turn it is, where the server says so. */
  toAct?: Color | null;
  /** When the player to act loses on time, in games with days a turn. */
  deadline?: number | null;
  /** The match that a linked game belongs to. */
  partOf?: string;
}

export interface Seek {
  id: string;
  player: Player;
  variant: WrittenVariant;
  clock: string;
  speed: Speed;
  rated: boolean;
  /** Whether they want no unrated game instead. */
  ratedOnly: boolean;
  /** Whether they are not waiting now, and will be told when somebody looks for the same. */
  standing: boolean;
  match?: MatchTerms;
  color: Color | null;
  min: number | null;
  max: number | null;
}

/** A game that waits for a certain player. */
export interface Challenge {
  game: GameSummary;
  by: Player | null;
  to: Player;
  /** The rated game that it would replace. */
  instead: string | null;
}

export interface Challenges {
  received: Challenge[];
  sent: Challenge[];
}

export interface Lobby {
  seeks: Seek[];
  games: GameSummary[];
  open: GameSummary[];
  online: number;
  /** Who is connected with an account. */
  people: Player[];
}

/** What a player of a club night does now. */
export type ClubState = "ready" | "playing" | "away";

export interface ClubNight {
  id: string;
  variant: WrittenVariant;
  clock: string;
  speed: Speed;
  host: boolean;
  /** When it ends by itself. */
  until: number;
  over: boolean;
  /** The place of the own row in `people`. */
  you: number | null;
  /** The own game. */
  playing: string | null;
  people: ClubPlayer[];
  games: GameSummary[];
}

export interface ClubPlayer {
  player: Player;
  state: ClubState;
  won: number;
  drawn: number;
  lost: number;
}

export interface People {
  online: Player[];
  recent: Player[];
  followed: FollowedPlayer[];
}

export interface FollowedPlayer {
  player: Player;
  online: boolean;
  /** The live game that they play and that everybody may watch. */
  game: string | null;
}

export interface Me {
  player: Player | null;
  playing: GameSummary[];
  /** The own live rated game. */
  locked: string | null;
  standing: Seek | null;
}

/** What comes over the socket. */
export type ServerFrame =
  | { t: "welcome"; me: Player | null; now: number; version: string }
  | { t: "game"; game: GameView }
  | { t: "event"; game: string; event: LogEvent; clocks: Clocks; position: string }
  | { t: "ack"; id: string; seq?: number }
  | { t: "refused"; id: string; code: RefusalCode | string; text: string }
  | ({ t: "present"; game: string } & Presence)
  | { t: "said"; game: string; line: ChatMessage }
  | { t: "plan"; game: string; lines: Token[][] }
  | ({ t: "lobby" } & Lobby)
  | { t: "seeking"; estimate: number | null; called: number }
  | { t: "call"; seek: Seek }
  | { t: "paired"; game: string }
  | { t: "challenge"; game: GameSummary; instead: string | null }
  | { t: "challenge-ended"; challenge: Challenge; end: ChallengeEnd }
  | { t: "pong"; at: number; now: number }
  | { t: "bye"; reconnect: number };

/** What the scripts send over the socket. */
export type ClientFrame =
  | { t: "watch"; game: string; since: number | null; key: string | null }
  | { t: "leave"; game: string }
  | { t: "play"; game: string; id: string; ply: number; turn: Token; spent: number | null }
  | { t: "act"; game: string; id: string; act: Act }
  | { t: "plan"; game: string; id: string; lines: Token[][] }
  | { t: "say"; game: string; id: string; to: ChatRoom; text: string | null; phrase: string | null }
  | { t: "lobby"; on: boolean }
  | { t: "seek"; id: string; variant: WrittenVariant; clock: string; rated: boolean; ratedOnly: boolean; match: Pick<MatchTerms, "links" | "challenges"> | undefined; color: Color | null; min: number | null; max: number | null }
  | { t: "unseek" }
  | { t: "take"; id: string; seek: string }
  | { t: "ping"; at: number };

/** A frame to send, whatever its kind. */
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
