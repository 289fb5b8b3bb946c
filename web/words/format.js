// Formats a message in compact form as text. The compact forms are created by crates/content/words, which formats them too; a test
// compares the two.

/**
 * A part of a message: a string, an argument, or a choice that depends on an argument.
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
