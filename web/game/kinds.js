// The five kinds of potentials, in the order of hands, and their marks.

/** @typedef {import("../core/types.d.ts").Potential} Potential */

/** @type {readonly Potential[]} */
export const KINDS = ["tamsk", "zertz", "dvonn", "yinsh", "punct"];

/** Names of the games that the kinds come from. @type {Record<Potential, string>} */
export const NAMES = { tamsk: "TAMSK", zertz: "ZÈRTZ", dvonn: "DVONN", yinsh: "YINSH", punct: "PÜNCT" };

/** Letters of the kinds in notation. @type {Record<Potential, string>} */
export const LETTERS = { tamsk: "T", zertz: "Z", dvonn: "D", yinsh: "Y", punct: "U" };

/**
 * Marks, each one filled shape around 0, 0, distinguishable by outline alone: an hourglass, a diamond, three bars, a ring,
 * three dots.
 * @type {Record<Potential, string>}
 */
export const MARKS = {
  tamsk: "M-14-16H14L3 0L14 16H-14L-3 0Z",
  zertz: "M0-18L15 0L0 18L-15 0Z",
  dvonn: "M-15-15H15V-8H-15ZM-15-3.500H15V3.500H-15ZM-15 8H15V15H-15Z",
  yinsh: "M0-17A17 17 0 1 0 0.010-17ZM0-8.500A8.500 8.500 0 1 1-0.010-8.500Z",
  punct: "M0-17A7 7 0 1 0 0.010-17ZM-11 3A7 7 0 1 0-10.990 3ZM11 3A7 7 0 1 0 11.010 3Z",
};
