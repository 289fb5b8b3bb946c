// Scrolls to what a user opens.

/** @param {EventTarget | null} opened */
export function reveal(opened) {
  if (!(opened instanceof HTMLDetailsElement && opened.open) || opened.matches(".menu")) return;
  if (opened.contains(document.activeElement)) opened.scrollIntoView({ block: opened.offsetHeight > innerHeight ? "start" : "nearest" });
}
