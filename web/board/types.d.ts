// What the parts of the board tell each other. The browser never fetches this.

export * from "../core/types.d.ts";
import type { Choice, Effect, Piece, PointName, Step, Token, View } from "../core/types.d.ts";

/** A spot of the drawing, in its units. */
export interface Spot {
  x: number;
  y: number;
}

/** What can be pointed at: a choice of the tree, or a piece that may stay or go. */
export interface Target {
  step: Step | { kind: "toggle"; at: PointName };
  /** Null for a piece that may stay or go. */
  choice: Choice | null;
  /** Its depth in the tree. */
  level: number;
  /** What is played if nothing is left to be decided. */
  token: Token | null;
}

/** A mark of a lesson. */
export interface Mark {
  at: PointName;
  kind: "goal" | "wrong";
}

/** What a person has drawn: an arrow, or a circle where there is no second point. */
export interface Shape {
  /** Green, red, blue, yellow. */
  color: "G" | "R" | "B" | "Y";
  from: PointName;
  to: PointName | null;
}

/** How a game ended, in words. */
export interface Ending {
  title: string;
  reason: string;
}

export type Cue = "place" | "slide" | "flip" | "push" | "remove" | "win" | "lose" | "refuse" | "hurry";

/** Hears when something should sound: after how many ms, and which one of a wave. */
export type OnCue = (cue: Cue, delay: number, index: number) => void;

/** What the chooser tells the board. */
export interface Listener {
  choose: (token: Token) => void;
  refuse: (path: PointName[]) => void;
  preview: (token: Token) => Effect[];
  /** The word for a piece that goes or stays. */
  badge: (goes: boolean) => string;
  /** Something was picked or dropped. */
  picked: () => void;
}

/** A finger or button that is down. */
export interface Press {
  id: number;
  touch: boolean;
  x: number;
  y: number;
  moved: boolean;
  /** This press picked something up. */
  picked: boolean;
  /** What was picked already is pressed again. */
  again: boolean;
}

/** What the pointer asks of the board. */
export interface PointerHost {
  /** Ends a motion that runs. */
  finish: () => void;
  /** Whether something can be chosen, now or after the motion. */
  live: () => boolean;
  /** Shows names above the finger, until there are others. */
  callout: (targets: Target[], spot: Spot) => void;
  /** A press is over, and what it meant is done. */
  released: () => void;
}

/** What the keyboard asks of the board. */
export interface KeyboardHost {
  /** Ends a motion that runs. */
  finish: () => void;
  say: (text: string) => void;
  /** Escape with nothing to drop. */
  back: () => void;
  /** What the drawing stands in. */
  stage: HTMLElement;
  /** A note beside a target. */
  show: (target: Target | null, text: string) => void;
  /** The button that plays a row with pieces that stay or go. */
  confirm: HTMLButtonElement;
  /** What draws, on a board that can be drawn on. */
  pencil: () => { press(at: PointName): string | null; drop(): boolean } | null;
}

/** Where pieces come from and fly to. */
export type Shelf = "pool" | "reserve" | "captured" | "off" | "place";

/** How an element begins: null, undefined and false are left out. */
export type Attributes = Record<string, string | number | boolean | null | undefined>;

/** A corner beside the board: where it is, which way leads to the middle, and whether it is below. */
export interface Corner {
  x: number;
  y: number;
  side: 1 | -1;
  up: 1 | -1;
}

/** What games with potentials add to a board. */
export interface Extension {
  /** What both players have in hand: the row above the board and the one below. */
  hands: (view: View, flipped: boolean) => [Node, Node] | null;
  /** What should be known before the next push. */
  note: (picking: { pieces: () => Choice[]; path: Choice[]; buttons: () => Choice[] }) => string;
  /** The word on the button that declines an extra push. */
  decline: () => string;
  /** Shows what surrounds a match that is played here. */
  update: (localGame: import("../play/local-game.js").LocalGame, table: import("./table.js").Table) => void;
  /** A stack with its pieces one above the other. */
  stack: (piece: Piece) => Node;
}
