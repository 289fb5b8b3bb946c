// A small picture of a position, drawn when it comes near the visible part of the page: a long list costs no more than its
// visible part.

import { Scene } from "../board/scene.js";
import { loadBoardCore } from "../core/core.js";
import { html } from "../dom/element.js";
import { loadRules } from "../extensions/loading.js";
import { gameStartOf } from "../game/game-start.js";

/** @import { VariantId } from "../core/types.d.ts" */
/** @import { Variant } from "../protocol/types.d.ts" */

/** @typedef {{ variant: Variant | VariantId, position: string, scene: Scene | null }} Wanted */

/** @type {WeakMap<Element, Wanted>} */
const wanted = new WeakMap();

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      draw(target);
    }
  },
  { rootMargin: "300px" },
);

/**
 * @param {Variant | VariantId} variant
 * @param {string} position
 */
export function picture(variant, position) {
  const place = html("div", { class: `mini ${variant.split("-")[0]}`, "aria-hidden": "true" });
  wanted.set(place, { variant, position, scene: null });
  near.observe(place);
  return place;
}

/**
 * Shows another position of the same game.
 * @param {Element} place
 * @param {string} position
 */
export function redraw(place, position) {
  const want = wanted.get(place);
  if (!want || want.position === position) return;
  want.position = position;
  if (want.scene) draw(place);
}

/** @param {Element} place */
async function draw(place) {
  const want = wanted.get(place);
  if (!want) return;
  try {
    const core = await loadBoardCore();
    const opening = gameStartOf(want);
    await loadRules(opening.variant);
    const { id, view } = core.open({ ...opening, position: want.position });
    core.close(id);
    if (!want.scene) {
      want.scene = new Scene();
      want.scene.lay(core.geometry(view.family), false);
      // A picture has no focusable points.
      want.scene.grid.remove();
      place.replaceChildren(want.scene.root);
    }
    want.scene.set(view.pieces);
  } catch {
    // A list without this picture is better than no list.
  }
}
