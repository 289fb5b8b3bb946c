// Turns a message in compact form into text. The same forms are made by crates/site/words, which formats them too; a test
// holds both against each other.

/**
 * A part of a message: a text, an argument, or a choice by an argument.
 * @typedef {string | { v: string } | { s: string, d: string, k: Record<string, Message> }} Part
 * @typedef {string | Part[]} Message
 * @typedef {Record<string, string | number>} Arguments
 */

/**
 * @param {string} language
 * @param {Record<string, Message>} messages
 * @returns {(id: string, args?: Arguments) => string} the text; the id itself if there is no such message
 */
export function formatter(language, messages) {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { signDisplay: "negative" });

  /** @param {string | number | undefined} value */
  const shown = (value) => (typeof value === "number" ? numbers.format(value) : String(value ?? ""));

  /**
   * @param {Part} part
   * @param {Arguments} args
   * @returns {string}
   */
  const written = (part, args) => {
    if (typeof part === "string") return part;
    if ("v" in part) return shown(args[part.v]);
    const value = args[part.s];
    const cases = part.k;
    const chosen = cases[String(value)] ?? (typeof value === "number" ? cases[plurals.select(value)] : undefined);
    return joined(chosen ?? cases[part.d] ?? "", args);
  };

  /**
   * @param {Message} message
   * @param {Arguments} args
   */
  const joined = (message, args) => (typeof message === "string" ? message : message.map((part) => written(part, args)).join(""));

  return (id, args = {}) => {
    const message = messages[id];
    return message === undefined ? id : joined(message, args);
  };
}
