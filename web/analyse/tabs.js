// The panels next to or below the board. On a wide page the engine's variations are above the turns; on a narrow one
// they have their own tab.

/** @typedef {"turns" | "engine" | "openings" | "setup" | "share"} TabName */

const WIDE = matchMedia("(min-width: 60rem)");

export class Tabs extends EventTarget {
  /** @type {TabName} */
  shown = "turns";
  #tabs;
  #panels;

  /** @param {HTMLElement} root container of the tabs and the panels */
  constructor(root) {
    super();
    this.#tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=tab]")]);
    this.#panels = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=tabpanel]")]);
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.show(nameOf(tab)));
      tab.addEventListener("keydown", (event) => this.#onKey(event, tab));
    }
    WIDE.addEventListener("change", () => this.show(this.shown));
    this.show("turns");
  }

  get isWide() {
    return WIDE.matches;
  }

  /** @param {TabName} name */
  show(name) {
    const shown = WIDE.matches && name === "engine" ? "turns" : name;
    for (const tab of this.#tabs) {
      tab.hidden = WIDE.matches && nameOf(tab) === "engine";
      const isShown = nameOf(tab) === shown;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    for (const panel of this.#panels) {
      const isBeside = WIDE.matches && nameOf(panel) === "engine" && shown === "turns";
      panel.hidden = nameOf(panel) !== shown && !isBeside;
    }
    if (shown === this.shown) return;
    this.shown = shown;
    this.dispatchEvent(new Event("show"));
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} tab
   */
  #onKey(event, tab) {
    const visible = this.#tabs.filter((other) => !other.hidden);
    const at = visible.indexOf(tab);
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 });
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = visible.at(step % visible.length);
    if (!next) return;
    this.show(nameOf(next));
    next.focus();
  }
}

/** @param {HTMLElement} element */
function nameOf(element) {
  return /** @type {TabName} */ (element.dataset.tab);
}
