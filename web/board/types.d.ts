// Interfaces between the parts of the board. The browser never fetches this file.

export * from "../core/types.d.ts";
import type { Choice, Color, Effect, Geometry, GameStart, Piece, PointName, Refusal, Step, Token, View } from "../core/types.d.ts";

/** A spot of the drawing, in drawing units. */
export interface Spot {
  x: number;
  y: number;
}

/** Something that can be selected: a choice of the tree, or a piece that may stay or go. */
export interface Target {
  step: Step | { kind: "toggle"; at: PointName };
  /** Null for a piece that may stay or go. */
  choice: Choice | null;
  /** Depth in the tree of choices. */
  level: number;
  /** The token to play if nothing is left to decide. */
  token: Token | null;
}

/** A mark of a lesson. */
export interface Mark {
  at: PointName;
  kind: "goal" | "wrong";
}

/** A shape drawn by the user: an arrow, or a circle if there is no second point. */
export interface Shape {
  /** Green, red, blue, yellow. */
  color: "G" | "R" | "B" | "Y";
  from: PointName;
  to: PointName | null;
}

/** Returns the text of a message from `i18n/`, given its id and its values; empty if there is none. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

/** Options of all boards of a page. */
export interface Options {
  /** Duration of one movement in milliseconds; 0: no animation. */
  speed: number;
  /** Coordinates at the edge of the board, at every point, or nowhere. */
  coordinates: "outside" | "inside" | "off";
  /** Whether possible choices are shown. */
  targets: boolean;
  /** Whether turns can be typed below the board. */
  field: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
}

/** Everything that boards get from their page. */
export interface Surroundings {
  texts: Texts;
  options: Options;
  extension: Partial<Extension>;
}

/** A game on a board. */
export interface GameState {
  /** The start of the game. */
  opening: GameStart;
  /** The current state of the game, regardless of what the board shows. */
  view: View;
  /** The view on the board: an earlier one while the user looks back. */
  seen: View;
  /** Whether the user cannot play now. */
  locked: boolean;
  /** The user's side, for the sound at the end of the game; null if they play both. */
  own: Color | null;
}

/** Everything that a board shows. */
export interface BoardState {
  geometry: Geometry | null;
  view: View | null;
  /** Whether the user can choose something. */
  interactive: boolean;
  /** Whether Black sits at the bottom. */
  flipped: boolean;
  /** A turn that is shown without being played. */
  hint: Effect[] | null;
  marks: Mark[];
  shapes: Shape[];
  /** Whether presses draw instead of playing. */
  drawing: boolean;
  /** Result of the game; null while the game goes on. */
  result: Ending | null;
}

/** Detail of the event `refused`. */
export interface RefusedDetail {
  refusal: Refusal;
  /** The reason in the language of the page, or in English if it has no translation. */
  text: string;
}

/** The result of a game in words. */
export interface Ending {
  title: string;
  reason: string;
}

export type Cue = "place" | "slide" | "flip" | "push" | "remove" | "win" | "lose" | "refuse" | "hurry";

/** Called when a sound should be played, with the delay in ms and its number in a wave. */
export type OnCue = (cue: Cue, delay: number, index: number) => void;

/** The question to ask before a choice is played, and its answers. */
export interface Doubt {
  question: string;
  yes: string;
  no: string;
}

/** Callbacks from the chooser to the board. */
export interface Listener {
  choose: (token: Token) => void;
  refuse: (path: PointName[]) => void;
  preview: (token: Token) => Effect[];
  /** Returns the question to ask before a choice is played; null if there is none. */
  doubt: (token: Token) => Doubt | null;
  /** Returns the word for a piece that goes or stays. */
  badge: (goes: boolean) => string;
  /** Called when something was picked or dropped. */
  picked: () => void;
}

/** A finger or button that is down. */
export interface Press {
  id: number;
  touch: boolean;
  x: number;
  y: number;
  moved: boolean;
  /** Whether this press picked something up. */
  picked: boolean;
  /** Whether this press is on the point picked before. */
  again: boolean;
}

/** Functions that the pointer needs from the board. */
export interface PointerHost {
  /** Finishes a running animation. */
  finish: () => void;
  /** Tests whether something can be chosen, now or after the animation. */
  live: () => boolean;
  /** Shows labels above the finger, until others replace them. */
  callout: (targets: Target[], spot: Spot) => void;
  /** Called when a press is over and its choice has been made. */
  released: () => void;
}

/** Functions that the keyboard needs from the board. */
export interface KeyboardHost {
  /** Finishes a running animation. */
  finish: () => void;
  say: (text: string) => void;
  /** Called on Escape with nothing to drop. */
  back: () => void;
  /** Container of the drawing. */
  stage: HTMLElement;
  /** Shows a label next to a target. */
  show: (target: Target | null, text: string) => void;
  /** The button that confirms a row with pieces that may stay or go. */
  confirm: HTMLButtonElement;
  /** Returns the drawing tool of a board that can be drawn on. */
  pencil: () => { press(at: PointName): string | null; drop(): boolean } | null;
}

/** A place that pieces come from and fly to. */
export type Shelf = "pool" | "reserve" | "captured" | "off" | "place";

/** A corner next to the board: its spot, the direction to the middle, and whether it is at the bottom. */
export interface Corner {
  x: number;
  y: number;
  side: 1 | -1;
  up: 1 | -1;
}

/** Additions to the board for games with potentials. */
export interface Extension {
  /** Draws both players' hands: the row above the board and the one below. */
  hands: (view: View, flipped: boolean) => [Node, Node] | null;
  /** Returns a note for the player before the next push. */
  note: (picking: { pieces: () => Choice[]; path: Choice[]; buttons: () => Choice[] }) => string;
  /** Returns the question to ask before a choice with these effects is played; null if there is none. */
  doubt: (picking: { pieces: () => Choice[] }, effects: Effect[]) => Doubt | null;
  /** Returns the label of the button that declines an extra push. */
  decline: () => string;
  /** Draws a stack with its pieces one above the other. */
  stack: (piece: Piece) => Node;
}
