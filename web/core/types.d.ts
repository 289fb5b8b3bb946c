// What the core says to the page. The page holds no rule of any game: everything that can be
// seen, chosen or refused comes from here. `crates/site/table` has the same words in Rust.

export type VariantId = "yinsh" | "yinsh-blitz" | "gipf-basic" | "gipf-standard" | "gipf-tournament" | PotentialsId;
/** Games with potentials, which `web/potentials` adds; `gipf-potentials` is any under own terms. */
export type PotentialsId = "gipf-tamsk" | "gipf-zertz" | "gipf-dvonn" | "gipf-yinsh" | "gipf-punct" | "gipf-ultimate" | "gipf-potentials";
export type Potential = "tamsk" | "zertz" | "dvonn" | "yinsh" | "punct";
export type Family = "yinsh" | "gipf";
/** What has lessons and a rules page of its own. */
export type CourseId = Family | "potentials";
export type Color = "w" | "b";
/** A point by the name that is printed beside the board: "f6". Dots of GIPF are points too. */
export type PointName = string;
/** A turn or an action in notation. */
export type Token = string;
export type Kind = "ring" | "marker" | "single" | "gipf" | `loaded-${Potential}` | `used-${Potential}` | "gipf-punct";

/** The board itself; the same for all variants of a game. The unit is the distance of two neighbours, y grows downwards, the centre is 0, 0. */
export interface Geometry {
  family: Family;
  points: Point[];
  /** The lines to draw. */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  /** Quiet coordinates beside the board. */
  labels: { text: string; x: number; y: number }[];
  /** The corners of the board's hexagon, with room for dots and labels. */
  outline: [number, number][];
}

export interface Point {
  name: PointName;
  x: number;
  y: number;
  /** A letter. */
  column: string;
  row: number;
  /** On the rim of GIPF, from where pieces are pushed; not in play. */
  dot: boolean;
  /** Where the arrow keys lead: along the column, and along the two other lines with and without Shift. */
  links: {
    up: PointName | null;
    down: PointName | null;
    left: PointName | null;
    right: PointName | null;
    shiftLeft: PointName | null;
    shiftRight: PointName | null;
  };
}

export interface Piece {
  at: PointName;
  kind: Kind;
  color: Color;
  /** What it covers, from the top down; only where something is covered. */
  under?: { kind: Kind; color: Color }[];
}

/** One thing that can be pointed at. */
export type Step =
  /** Which piece is brought in; the board shows both, one is always picked. */
  | { kind: "piece"; piece: Kind }
  | { kind: "point"; at: PointName }
  /** A direction out of a dot, or into a spot. */
  | { kind: "arrow"; from: PointName; to: PointName }
  /** A row; the pieces that may stay or go are toggles. */
  | { kind: "segment"; points: PointName[]; toggles: Piece[] }
  /** Something without a place on the board. */
  | { kind: "button"; name: "pass" | "leave" | "decline" };

/**
 * The choices are a tree: the steps that may come first, and what may follow each. A leaf has a token: the
 * action that is played. A segment with toggles has `takes` instead: for each set of toggles that may be taken, the token.
 */
export interface Choice {
  step: Step;
  then?: Choice[];
  token?: Token;
  takes?: { take: PointName[]; token: Token }[];
}

/** What an action does, in the order in which to show it. */
export type Effect =
  | { kind: "place"; player: Color; piece: Piece }
  /** A ring moves from a point, leaves `marker` there, and lands on `to`. */
  | { kind: "move"; player: Color; piece: Piece; to: PointName }
  /** Jumped markers in the order of the jump; `color` is the new one. */
  | { kind: "flip"; player: Color; pieces: Piece[] }
  /** A piece comes in from `from` (a dot; null when none is named) and lands on `piece.at`; `moved` lists the others, furthest first. */
  | { kind: "push"; player: Color; piece: Piece; from: PointName | null; moved: { piece: Piece; to: PointName }[] }
  /** `row` has all points of the row or stretch, also of the pieces that stay; none when a ring is taken off. */
  | {
      kind: "remove";
      player: Color;
      row: PointName[];
      gone: { piece: Piece; to: "pool" | "reserve" | "captured" | "off" | "gone" }[];
      stays: Piece[];
    }
  /** A potential leaves `piece`, of which `left` is left, and lands: `lands` is what stands there then. `taken` left the board. */
  | {
      kind: "use";
      player: Color;
      piece: Piece;
      left: Piece;
      lands: Piece;
      taken: { piece: Piece; to: "captured" | "gone" } | null;
    }
  /** A TAMSK-potential is taken off `piece`; a push of it follows. */
  | { kind: "unload"; player: Color; piece: Piece; left: Piece }
  /** What lay under removed pieces. */
  | { kind: "uncover"; player: Color; pieces: Piece[] }
  | { kind: "decline"; player: Color }
  | { kind: "pass"; player: Color }
  | { kind: "leave"; player: Color }
  | { kind: "end"; outcome: Outcome };

export interface Outcome {
  /** null after a draw. */
  winner: Color | null;
  reason: "rings-off" | "pool-empty" | "no-moves" | "reserve-empty" | "board-full" | "gipf-pieces-gone" | "repetition";
}

/** What a player has beside the board. YINSH: rings still to place and rings off. GIPF: reserve, captured (pieces of the opponent), and whether they may bring in a GIPF-piece. */
export interface Side {
  ringsToPlace: number;
  ringsOff: number;
  reserve: number;
  captured: number;
  mayBringGipf: boolean;
  /** Potentials that can still be brought in, in the order TAMSK, ZÈRTZ, DVONN, YINSH, PÜNCT; only from the module with potentials. */
  hand?: number[];
}

export interface View {
  variant: VariantId;
  /** Own terms of a game with potentials. */
  terms?: string;
  family: Family;
  position: string;
  /** The position from which the game started. */
  start: string;
  toAct: Color;
  /** `answer`, `roll` and `enter` are stages of a match. */
  stage: "place" | "move" | "row" | "ring" | "push" | "remove" | "extra" | "over" | "answer" | "roll" | "enter";
  pieces: Piece[];
  white: Side;
  black: Side;
  /** Markers left in the pool of YINSH. */
  pool: number;
  /** How many rings off win: 3, in blitz 1; 0 in GIPF. */
  ringsToWin: number;
  /** Turns that are complete; in a match its tokens, by the colours in GIPF. */
  turns: { player: Color; token: Token }[];
  /** The actions of the unfinished turn, joined by `;`; empty between turns. */
  part: Token;
  /** Points that the last action or turn touched, to be marked. */
  last: PointName[];
  choices: Choice[];
  outcome: Outcome | null;
  /** What surrounds the board in a match. */
  match?: MatchState;
  /** A match: the game that is not on the board: GIPF while it rests, or the linked game that has just ended. */
  beside?: View;
}

/** What has to be won before a potential of a kind can be used. */
export type Link = "yinsh" | "yinsh-blitz" | "gipf-basic" | "gipf-standard" | "die" | "elsewhere";

/** What surrounds the board in a match. Players are named by their colours in GIPF. */
export interface MatchState {
  decision: "turn" | "answer" | "linked" | "roll" | "enter" | "over";
  /** Who decides; null for the dice, and where both are asked. */
  player: Color | null;
  /** Who has to enter how a game elsewhere ended. */
  asked: Color[];
  /** Whether the board shows a linked game in which GIPF's Black has White. */
  swapped: boolean;
  links: Partial<Record<Potential, Link>>;
  /** Challenges left; null for as many as a player likes. */
  left: Record<Color, number | null>;
  /** The use that is declared, and what it would do. */
  declared: { player: Color; kind: Potential; token: Token; effects: Effect[] } | null;
  /** What is being played for a challenge. */
  contest: Contest | null;
  /** What was decided last, as long as that is news. */
  last: Contest | null;
  /** What cannot be used in this turn. */
  barred: Potential[];
}

export interface Contest {
  link: Link;
  kind: Potential;
  /** The use that it is about. */
  token: Token;
  challenged: Color;
  /** What the dice showed, White's first. */
  rolls: [number, number][];
  /** What White and Black have entered of a game elsewhere. */
  entries: [string | null, string | null];
  disagreed: boolean;
  /** Whether the challenged player won; null while it goes on. */
  won: boolean | null;
}

/** Why something was refused: a stable code, to be told by the message `refusal-CODE`, and an English sentence of ours, or the code again. */
export interface Refusal {
  code: string;
  text: string;
  /** In a record: the line, from 1. */
  line?: number;
  /** The turn or action that was refused, as written. */
  token?: Token;
  /** The player, the point, and the column, letter, tag or word of which the message speaks: its arguments. */
  player?: Color;
  point?: PointName;
  name?: string;
  /** The lesson that explains the rule: "yinsh/jumping". */
  lesson?: string;
}

/** A game as records have it. */
export interface RecordTree {
  variant: VariantId;
  /** Own terms of a game with potentials. */
  terms?: string | null;
  /** A match: see `Opening`. */
  links?: string | null;
  challenges?: string | null;
  /** Null at the usual start. */
  position: string | null;
  /** "w1" to "b3" or null. */
  handicap: string | null;
  /** Without Game, Result, Position, Handicap and Termination. */
  tags: [string, string][];
  result: "1-0" | "0-1" | "1/2-1/2" | "*";
  termination: string | null;
  comments: string[];
  turns: RecordTurn[];
}

export interface RecordTurn {
  token: Token;
  player: Color;
  comments: string[];
  nags: number[];
  clock: string | null;
  evaluation: string | null;
  /** Other turns in the place of this one, each a line of its own. */
  variations: { comments: string[]; turns: RecordTurn[] }[];
}

/** Everything that must be known to write a position string; see `compose`. */
export interface Setup {
  variant: VariantId;
  pieces: Piece[];
  toAct: Color;
  ringsOff: { w: number; b: number };
  reserve: { w: number; b: number };
  /** Tournament: who may still bring in GIPF-pieces, and who has not brought in the first one. */
  right: { w: "first" | "open" | "lost"; b: "first" | "open" | "lost" };
  /** The stage as position strings have it ("ring:w"); without it the rules find it, as far as the pieces tell. */
  stage?: string;
}

export interface Opening {
  variant: VariantId;
  /** Own terms of a game with potentials. */
  terms?: string;
  position?: string;
  handicap?: string;
  /** A match: "Y:yinsh,T:die", and how many challenges each player has. The turns are then the tokens of the match. */
  links?: string;
  challenges?: string;
  turns?: Token[];
}

/** A handle of a game that the core holds. */
export type TableId = number;

/** The calls of the core that a board needs, by name. Each answers with its result or throws a `Refused`. */
export interface BoardCalls {
  geometry: (family: Family) => Geometry;
  open: (opening: Opening) => { table: TableId; view: View };
  close: (table: TableId) => null;
  view: (table: TableId) => View;
  /** Plays an action or a whole turn; nothing changes if it is refused. */
  act: (table: TableId, token: Token) => { effects: Effect[]; view: View };
  /** What an action would do. */
  preview: (table: TableId, token: Token) => Effect[];
  /** Takes the last action back. At the start of the game nothing happens. */
  undo: (table: TableId) => View;
  /** Why what was pointed at is no choice: the points in the order of the clicks. */
  why: (table: TableId, path: PointName[]) => Refusal;
  /** The effects of a whole turn that was played: `index` counts complete turns from 0. */
  retell: (table: TableId, index: number) => Effect[];
}

/** The calls for records, positions that are set up, and lessons. Nothing is kept between two of them. */
export interface DocumentCalls {
  compose: (setup: Setup) => string;
  /** The games of a text in any notation that we read, why others cannot be read, and what is wrong in games that can be. */
  read: (text: string, variant: VariantId | null) => { games: RecordTree[]; refused: Refusal[]; warnings: Refusal[] };
  write: (tree: RecordTree) => string;
  /** Whether the goal of a lesson is reached in a game that began with its step; `turns` may end with part of a turn. */
  judge: (opening: Opening, goal: string) => "open" | "missed" | "reached";
  /** A turn, or the rest of one, that reaches the goal or leads towards it; null if nothing does. */
  solution: (opening: Opening, goal: string) => Token | null;
}

/** All calls. */
export interface Calls extends BoardCalls, DocumentCalls {}
