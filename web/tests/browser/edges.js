// Alignment of the elements of a page.

/** @typedef {import("playwright-core").Page} Page */

/**
 * Returns misaligned elements: bar, page and footer must share their left edge; the parts of a row share a baseline; a label shares the
 * left edge of its field.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const crooked = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const faults = [];
    const shown = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(shown);
    /** Returns the box of the first line of an element's text, without its padding. @param {Element} element */
    const words = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [first] = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      return first ?? element.getBoundingClientRect();
    };
    const differ = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) > 1;
    const name = (/** @type {Element} */ element) => `“${element.textContent?.trim().slice(0, 24)}”`;
    /** @param {string} what @param {Element[]} elements @param {number} [from] */
    const sameLeft = (what, elements, from = words(elements[0]).left) => {
      for (const element of elements)
        if (differ(words(element).left, from))
          faults.push(`${what}: ${name(element)} begins at ${words(element).left.toFixed(1)}, not ${from.toFixed(1)}`);
    };
    /** Checks that elements side by side share a baseline. @param {string} what @param {Element[]} elements */
    const sameLine = (what, elements) => {
      for (const element of elements) {
        const [own, first] = [words(element), words(elements[0])];
        if (own.top < first.bottom && first.top < own.bottom && differ(own.bottom, first.bottom))
          faults.push(`${what}: ${name(element)} ends at ${own.bottom.toFixed(1)}, not ${first.bottom.toFixed(1)}`);
      }
    };

    // The brand has a picture, which counts as a whole.
    const [brand] = all(".bar .brand");
    const edge = brand?.getBoundingClientRect().left ?? words(all("main h1")[0]).left;
    const wide = innerWidth > 800;
    // A page of one column is centred in a wide window.
    const main = /** @type {Element} */ (document.querySelector("main"));
    const isColumn = wide && main.getBoundingClientRect().width < Math.min(innerWidth, 1000);
    const inner = main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft);
    const [credit] = all(".foot p");
    if (brand && credit) sameLeft("footer", [credit], edge);
    const links = all(".foot nav a");
    if (credit && links[0]) {
      sameLine("footer", [credit, ...links]);
      if (words(links[0]).top >= words(credit).bottom) sameLeft("links of the footer", [links[0]], edge);
    }
    if (!wide) sameLeft("menu", all(".site-nav a").slice(0, 1), edge);
    sameLine("menu", all(".site-nav a"));
    // If the board is on the left, the title is on the right.
    const [title] = all("main :is(h1, h2):not(.unseen)").filter((element) => words(element).width > 1);
    const isBeside = wide && document.querySelector(".side-board, .hero, main[data-lesson], [data-page=puzzles]") !== null;
    if (title && brand && !isBeside) sameLeft("title", [title], isColumn ? inner : edge);
    for (const trail of all(".trail")) {
      const parts = [...trail.children].filter(shown);
      // The border of a button counts.
      const left = getComputedStyle(parts[0]).borderLeftWidth === "0px" ? words(parts[0]).left : parts[0].getBoundingClientRect().left;
      if (title && !isBeside && differ(left, words(title).left))
        faults.push(`breadcrumbs begin at ${left.toFixed(1)}, the title at ${words(title).left.toFixed(1)}`);
      sameLine("breadcrumbs", parts);
    }
    /** @type {Map<number, Element[]>} */
    const rows = new Map();
    for (const field of all("main :is(input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea)")) {
      const label = /** @type {HTMLInputElement} */ (field).labels?.[0];
      if (!label || !shown(label)) continue;
      const [its, own] = [words(label), field.getBoundingClientRect()];
      if (its.bottom > own.top + 1) {
        // A label next to its field must be level with it.
        if (its.top > own.bottom || its.bottom < own.top) faults.push(`label ${name(label)} is not next to its field`);
        continue;
      }
      if (differ(its.left, own.left))
        faults.push(`label ${name(label)} begins at ${its.left.toFixed(1)}, its field at ${own.left.toFixed(1)}`);
      rows.set(Math.round(own.top), [...(rows.get(Math.round(own.top)) ?? []), label]);
    }
    for (const labels of rows.values()) sameLine("labels", labels);
    // Legends of fieldsets, and the choices below them.
    for (const question of all("main fieldset")) {
      const legend = question.querySelector(":scope > legend:not(.unseen)");
      const first = [...question.querySelectorAll(".picks label, .tick")].find(shown);
      if (legend && first && shown(legend) && differ(words(legend).left, first.getBoundingClientRect().left))
        faults.push(
          `question ${name(legend)} begins at ${words(legend).left.toFixed(1)}, its answers at ${first.getBoundingClientRect().left.toFixed(1)}`,
        );
    }
    return faults;
  });
