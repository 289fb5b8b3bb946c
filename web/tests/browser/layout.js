// How a page fits the screen.

/** @typedef {import("playwright-core").Page} Page */

/**
 * Returns the elements that overflow the window, widest first.
 * @param {Page} page
 */
export const overhang = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width + 0.5)
      .sort((a, b) => b.right - a.right)
      .slice(0, 3)
      .map(({ element, right }) => `${element.tagName.toLowerCase()}.${element.className} ends at ${right.toFixed(0)} of ${width}`);
  });

/**
 * Returns the controls that are too small: for lines of text the larger side counts, for everything else both sides.
 * @param {Page} page
 */
export const smallControls = (page) =>
  page.evaluate(() => {
    const shown = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A link within a sentence is as high as its line; a checkbox or radio button is as large as its label.
    const inline = (/** @type {Element} */ element) => element.matches("a") && getComputedStyle(element).display === "inline";
    const area = (/** @type {Element} */ element) => {
      const label =
        element.matches("input[type=checkbox], input[type=radio]") &&
        (element.closest("label") ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`));
      return (label || element).getBoundingClientRect();
    };
    return [...document.querySelectorAll("a[href], button, summary, input, select, textarea, [role=button], [role=tab], [role=treeitem]")]
      .filter((element) => shown(element) && !inline(element) && !element.closest("svg"))
      .map((element) => ({ element, box: area(element) }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
  });

/**
 * Returns the open menus and dialogs that are only partly visible.
 * @param {Page} page
 */
export const cutOff = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("details.menu[open] > ul, dialog[open]")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()} of ${element.parentElement?.id} from ${box.left.toFixed(0)} to ${box.right.toFixed(0)}`,
      ),
  );

/** Tests whether the board is in the left half of a wide screen. @param {Page} page */
export async function boardIsLeft(page) {
  const [box, width] = [await page.locator("hex-board .hb-stage").first().boundingBox(), page.viewportSize()?.width ?? 0];
  return box !== null && box.x + box.width / 2 < width / 2;
}

/** Returns the distance between two neighbouring points of the board in pixels. @param {Page} page */
export async function pointDistance(page) {
  const [one, other] = await Promise.all(["e4", "e5"].map((name) => page.locator(`.hb-stage [data-point="${name}"]`).boundingBox()));
  if (!one || !other) throw new Error("the board has no such points");
  return Math.abs(other.y + other.height / 2 - one.y - one.height / 2);
}
