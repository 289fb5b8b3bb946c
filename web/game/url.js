// Links to a game or a position, the same for all pages. A link names what to open and, for the play page, the
// opponent. Only its syntax is checked here; the core checks whether the position is possible and the turns are legal.

/** @typedef {import("../core/types.js").VariantId} VariantId */
/** @typedef {import("../core/types.js").GameStart} GameStart */
/** @typedef {import("../core/types.js").Color} Color */

/** @type {readonly VariantId[]} */
export const VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];

/** Games with potentials: their rules are loaded when one is first opened. */
/** @type {readonly import("../core/types.js").PotentialsId[]} */
export const POTENTIALS = ["gipf-tamsk", "gipf-zertz", "gipf-dvonn", "gipf-yinsh", "gipf-punct", "gipf-ultimate", "gipf-potentials"];

/** @param {string | undefined} variant */
export const hasPotentials = (variant) => POTENTIALS.some((id) => id === variant);

/** Tests whether a record or a link in a text names a game with potentials. @param {string} text */
export const namesPotentials = (text) => POTENTIALS.some((id) => new RegExp(`(\\[Game "|variant=)${id}\\b`, "i").test(text));

/** Maximum length of a query; longer than any real game. */
const QUERY_MAX_CHARS = 30_000;

/**
 * The opponent, for the play page.
 * @typedef {object} Seats
 * @property {"engine" | "person"} [opponent]
 * @property {number} [level] from 1 to 10
 * @property {Color | "chance"} [color] the player's own colour
 */

/**
 * The parsed form of a link.
 * @typedef {object} Linked
 * @property {GameStart | null} opening null if the link names no game
 * @property {Seats} seats
 * @property {"variant" | "links" | "position" | "handicap" | "turns" | "length" | null} problem the part that is invalid
 */

/**
 * Returns the query of a link, without the question mark.
 * @param {GameStart} opening
 * @param {Seats} [seats]
 */
export function encodeQuery(opening, seats = {}) {
  const parts = [`variant=${opening.variant}`];
  if (opening.terms) parts.push(`terms=${encodeWords([opening.terms])}`);
  if (opening.links) parts.push(`links=${encodeWords([opening.links])}`);
  if (opening.links && opening.challenges) parts.push(`challenges=${encodeWords([opening.challenges])}`);
  if (opening.position) parts.push(`position=${encodeWords(opening.position.trim().split(/\s+/))}`);
  if (opening.handicap) parts.push(`handicap=${encodeWords([opening.handicap])}`);
  if (opening.turns?.length) parts.push(`turns=${encodeWords(opening.turns)}`);
  if (seats.opponent) parts.push(`opponent=${seats.opponent}`);
  if (seats.level) parts.push(`level=${seats.level}`);
  if (seats.color) parts.push(`color=${seats.color}`);
  return parts.join("&");
}

/**
 * Parses the query of a link, with or without the question mark.
 * @param {string} query
 * @returns {Linked}
 */
export function decodeQuery(query) {
  const fields = new URLSearchParams(query.slice(0, QUERY_MAX_CHARS));
  const seats = seatsOf(fields);
  const nothing = { opening: null, seats };
  if (query.length > QUERY_MAX_CHARS) return { ...nothing, problem: "length" };
  const named = (fields.get("variant") ?? "").toLowerCase();
  const variant = [...VARIANTS, ...POTENTIALS].find((id) => id === named);
  if (!variant) {
    const asked = fields.has("variant") || fields.has("position") || fields.has("turns");
    return { ...nothing, problem: asked ? "variant" : null };
  }
  const terms = fields.get("terms");
  const links = fields.get("links");
  const challenges = fields.get("challenges");
  const position = decodeWords(fields.get("position")).join(" ");
  const handicap = fields.get("handicap");
  const turns = decodeWords(fields.get("turns"));
  if (terms && !/^[a-z]+:[\d/]+:[\w-]+$/i.test(terms)) return { ...nothing, problem: "variant" };
  if (links && !/^[a-z]:[a-z-]+(,[a-z]:[a-z-]+)*$/i.test(links)) return { ...nothing, problem: "links" };
  if (challenges && !/^(\d{1,2}|\*)$/.test(challenges)) return { ...nothing, problem: "links" };
  if (!(links ? /^[\w/:\- '+[\],*?]*$/ : /^[\w/:\- '+[\]]*$/).test(position)) return { ...nothing, problem: "position" };
  if (handicap && !/^[wb][1-3]$/.test(handicap)) return { ...nothing, problem: "handicap" };
  const turn = links ? /^[\w\-;,*='?:/]+$/ : /^[\w\-;,*=']+$/;
  if (!turns.every((token) => turn.test(token))) return { ...nothing, problem: "turns" };
  /** @type {GameStart} */
  const opening = { variant };
  if (terms) opening.terms = terms;
  if (links) opening.links = links;
  if (links && challenges) opening.challenges = challenges;
  if (position) opening.position = position;
  if (handicap) opening.handicap = handicap;
  if (turns.length > 0) opening.turns = turns;
  return { opening, seats, problem: null };
}

/**
 * @param {URLSearchParams} fields
 * @returns {Seats}
 */
function seatsOf(fields) {
  /** @type {Seats} */
  const seats = {};
  const opponent = fields.get("opponent");
  if (opponent === "engine" || opponent === "person") seats.opponent = opponent;
  const level = Number(fields.get("level"));
  if (Number.isInteger(level) && level >= 1 && level <= 10) seats.level = level;
  const color = fields.get("color");
  if (color === "w" || color === "b" || color === "chance") seats.color = color;
  return seats;
}

/**
 * Joins words readably: a space becomes `_`, and characters that are allowed in a query are not escaped.
 * @param {string[]} words
 */
function encodeWords(words) {
  return encodeURIComponent(words.join("_")).replace(/%(2F|3A|3B|2C|3D)/gi, decodeURIComponent);
}

/** @param {string | null} text */
function decodeWords(text) {
  return (text ?? "").split(/[\s_]+/).filter((word) => word !== "");
}
