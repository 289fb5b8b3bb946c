// Text that was written by others and has not passed through the server, which cleans the text that it stores (`shown_text.rs`).

/**
 * Characters that set the writing direction or are invisible. Joiners and variation selectors are kept, because they change how some
 * scripts and emoji are drawn.
 */
const HIDDEN = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;

/** More than four combining marks on one letter. */
const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Returns text without anything that would hide text, or change how the text around it is read.
 * @param {string} text
 */
export function cleaned(text) {
  return text.replace(HIDDEN, "").replace(EXCESS_MARKS, "$1");
}
