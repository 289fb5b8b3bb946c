// Messages from the core to the page. The page contains no rules: everything that can be seen, chosen or refused comes from
// here. `crates/content/board` has the same names in Rust.

export type VariantId = "yinsh" | "yinsh-blitz" | "gipf-basic" | "gipf-standard" | "gipf-tournament" | PotentialsId;
/** Games with potentials, added by `web/potentials`; `gipf-potentials` stands for any game with custom terms. */
export type PotentialsId = "gipf-tamsk" | "gipf-zertz" | "gipf-dvonn" | "gipf-yinsh" | "gipf-punct" | "gipf-ultimate" | "gipf-potentials";
export type Potential = "tamsk" | "zertz" | "dvonn" | "yinsh" | "punct";
export type Family = "yinsh" | "gipf";
/** A course, with lessons and a rules page. */
export type CourseId = Family | "potentials";
export type Color = "w" | "b";
/** Name of a point, as printed next to the board: "f6". Dots of GIPF are points too. */
export type PointName = string;
/** A turn or an action in notation. */
export type Token = string;
export type Kind = "ring" | "marker" | "single" | "gipf" | `loaded-${Potential}` | `used-${Potential}` | "gipf-punct";

/**
 * The board itself; the same for all variants of a game. The unit is the distance between two neighbours, y grows downwards, the centre is
 * 0, 0.
 */
export interface Geometry {
  family: Family;
  points: Point[];
  /** The lines to draw. */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  /** Coordinates next to the board. */
  labels: { text: string; x: number; y: number }[];
  /** The corners of the board's hexagon, with room for dots and labels. */
  outline: [number, number][];
}

export interface Point {
  name: PointName;
  x: number;
  y: number;
  /** The column's letter. */
  column: string;
  row: number;
  /** Whether it is a dot on the rim of the GIPF board, from which pieces are pushed; dots are not in play. */
  dot: boolean;
  /** The points that the arrow keys lead to: along the column, and along the two other lines with and without Shift. */
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
  /** The pieces it covers, from the top down; absent if there are none. */
  under?: { kind: Kind; color: Color }[];
}

/** One selection. */
export type Step =
  /** The kind of piece to bring in; the board shows both, one is always picked. */
  | { kind: "piece"; piece: Kind }
  | { kind: "point"; at: PointName }
  /** A direction out of a dot, or into a spot. */
  | { kind: "arrow"; from: PointName; to: PointName }
  /** A row; the pieces that may stay or go are toggles. */
  | { kind: "segment"; points: PointName[]; toggles: Piece[] }
  /** A choice without a place on the board. */
  | { kind: "button"; name: "pass" | "leave" | "decline" };

/**
 * The choices are a tree: the possible first steps, and those that may follow each. A leaf has a token: the action to play.
 * A segment with toggles has `takes` instead: the token for each set of toggles that may be taken.
 */
export interface Choice {
  step: Step;
  then?: Choice[];
  token?: Token;
  takes?: { take: PointName[]; token: Token }[];
}

/** An effect of an action; effects are in the order in which to show them. */
export type Effect =
  | { kind: "place"; player: Color; piece: Piece }
  /** A ring moves from a point, leaves `marker` there, and lands on `to`. */
  | { kind: "move"; player: Color; piece: Piece; to: PointName }
  /** Jumped markers in the order of the jump; `color` is their new colour. */
  | { kind: "flip"; player: Color; pieces: Piece[] }
  /** A piece comes in from `from` (a dot; null if none is named) and lands on `piece.at`; `moved` lists the others, furthest first. */
  | { kind: "push"; player: Color; piece: Piece; from: PointName | null; moved: { piece: Piece; to: PointName }[] }
  /** `row` contains all points of the row or stretch, including those of pieces that stay; empty when a ring is taken off. */
  | {
      kind: "remove";
      player: Color;
      row: PointName[];
      gone: { piece: Piece; to: "pool" | "reserve" | "captured" | "off" | "gone" }[];
      stays: Piece[];
    }
  /** A potential leaves `piece`, of which `left` remains, and lands: `lands` is the resulting piece. `taken` left the board. */
  | {
      kind: "use";
      player: Color;
      piece: Piece;
      left: Piece;
      lands: Piece;
      taken: { piece: Piece; to: "captured" | "gone" } | null;
    }
  /** A TAMSK-potential is taken off `piece`, then pushed. */
  | { kind: "unload"; player: Color; piece: Piece; left: Piece }
  /** The pieces that lay under removed ones. */
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

/**
 * A player's pieces next to the board. YINSH: rings still to place and rings off. GIPF: reserve, captured (pieces of the opponent), and
 * whether the player may bring in a GIPF-piece.
 */
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
  /** Custom terms of a game with potentials. */
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
  /** Number of rings off that wins: 3, in blitz 1; 0 in GIPF. */
  ringsToWin: number;
  /** The complete turns; in a match its tokens, with the players' colours in GIPF. */
  turns: { player: Color; token: Token }[];
  /** The actions of the unfinished turn, joined by `;`; empty between turns. */
  part: Token;
  /** Points that the last action or turn touched, to be marked. */
  last: PointName[];
  choices: Choice[];
  outcome: Outcome | null;
  /** The state of the match, if this is one. */
  match?: MatchState;
  /** In a match, the game that is not on the board: GIPF while it is paused, or the linked game that has just ended. */
  beside?: View;
}

/** The contest that must be won before a potential of a kind can be used. */
export type Link = "yinsh" | "yinsh-blitz" | "gipf-basic" | "gipf-standard" | "die" | "elsewhere";

/** State of a match. Players are named by their colours in GIPF. */
export interface MatchState {
  decision: "turn" | "answer" | "linked" | "roll" | "enter" | "over";
  /** The player to decide; null for a roll of the dice, and if both players are asked. */
  player: Color | null;
  /** The players who have to enter the result of a game elsewhere. */
  asked: Color[];
  /** Whether the board shows a linked game in which GIPF's Black plays White. */
  swapped: boolean;
  links: Partial<Record<Potential, Link>>;
  /** Challenges left; null if unlimited. */
  left: Record<Color, number | null>;
  /** The declared use, and its effects. */
  declared: { player: Color; kind: Potential; token: Token; effects: Effect[] } | null;
  /** The contest in progress. */
  contest: Contest | null;
  /** The last contest, while it is recent. */
  last: Contest | null;
  /** Kinds that cannot be used in this turn. */
  barred: Potential[];
}

export interface Contest {
  link: Link;
  kind: Potential;
  /** The use in question. */
  token: Token;
  challenged: Color;
  /** The dice rolls, White's first. */
  rolls: [number, number][];
  /** The results of a game elsewhere that White and Black have entered. */
  entries: [string | null, string | null];
  disagreed: boolean;
  /** Whether the challenged player won; null while the contest goes on. */
  won: boolean | null;
}

/** A refusal: a stable code, for the message `refusal-CODE`, and an English sentence from the core, or the code again. */
export interface Refusal {
  code: string;
  text: string;
  /** In a record: the line, starting at 1. */
  line?: number;
  /** The turn or action that was refused, as written. */
  token?: Token;
  /** Arguments of the message: the player, the point, and the column, letter, tag or word. */
  player?: Color;
  point?: PointName;
  name?: string;
  /** The lesson that explains the rule: "yinsh/jumping". */
  lesson?: string;
}

/** A game in the form of records. */
export interface RecordTree {
  variant: VariantId;
  /** Custom terms of a game with potentials. */
  terms?: string | null;
  /** A match: see `GameStart`. */
  links?: string | null;
  challenges?: string | null;
  /** The match of which this is the GIPF part; only the analysis page adds it. */
  match?: GameStart;
  /** Null for the usual starting position. */
  position: string | null;
  /** "w1" to "b3" or null. */
  handicap: string | null;
  /** All tags except Game, Result, Position, Handicap and Termination. */
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
  /** Alternatives to this turn, each a line of its own. */
  variations: { comments: string[]; turns: RecordTurn[] }[];
}

/** Everything that is needed to write a position string; see `compose`. */
export interface Setup {
  variant: VariantId;
  pieces: Piece[];
  toAct: Color;
  ringsOff: { w: number; b: number };
  reserve: { w: number; b: number };
  /** Tournament: which players may still bring in GIPF-pieces, and which have not brought in the first one. */
  right: { w: "first" | "open" | "lost"; b: "first" | "open" | "lost" };
  /** The stage as in position strings ("ring:w"); without it the rules derive it, as far as the pieces permit. */
  stage?: string;
}

export interface GameStart {
  variant: VariantId;
  /** Custom terms of a game with potentials. */
  terms?: string;
  position?: string;
  handicap?: string;
  /** A match: "Y:yinsh,T:die", and each player's number of challenges. The turns are then the tokens of the match. */
  links?: string;
  challenges?: string;
  turns?: Token[];
}

/** A handle of a game in the core. */
export type BoardId = number;

/** The calls of the core that a board needs, by name. Each returns its result or throws a `Refused`. */
export interface BoardCalls {
  geometry: (family: Family) => Geometry;
  open: (opening: GameStart) => { id: BoardId; view: View };
  close: (id: BoardId) => null;
  view: (id: BoardId) => View;
  /** Plays an action or a whole turn; nothing changes if it is refused. */
  act: (id: BoardId, token: Token) => { effects: Effect[]; view: View };
  /** Returns the effects of an action without playing it. */
  preview: (id: BoardId, token: Token) => Effect[];
  /** Takes the last action back. Does nothing at the start of the game. */
  undo: (id: BoardId) => View;
  /** Explains why a selection is not a choice; `path` lists the points in the order of the clicks. */
  why: (id: BoardId, path: PointName[]) => Refusal;
  /** Returns the effects of a played turn: `index` counts complete turns from 0. */
  retell: (id: BoardId, index: number) => Effect[];
}

/** The calls for records, position setup and lessons. They are stateless. */
export interface DocumentCalls {
  compose: (setup: Setup) => string;
  /** Returns the games in a text in any supported notation, refusals of unreadable games, and warnings about readable ones. */
  read: (text: string, variant: VariantId | null) => { games: RecordTree[]; refused: Refusal[]; warnings: Refusal[] };
  write: (tree: RecordTree) => string;
  /** Returns the GIPF part of a match, a game with potentials; only from the module with potentials. */
  part: (tree: RecordTree) => RecordTree;
  /** Judges whether the goal of a lesson is reached in a game that began with its step; `turns` may end with part of a turn. */
  judge: (opening: GameStart, goal: string) => "open" | "missed" | "reached";
  /** Returns a turn, or the rest of one, that reaches the goal or leads towards it; null if there is none. */
  solution: (opening: GameStart, goal: string) => Token | null;
}

/** All calls of the core. */
export interface Calls extends BoardCalls, DocumentCalls {}
