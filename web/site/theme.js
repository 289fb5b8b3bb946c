// Runs before the page is drawn, as a plain script, so that it never flashes in the wrong colours.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("gipfel.settings") || "{}");
    const root = document.documentElement;
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    for (const name of ["surface", "pieces"]) if (typeof kept[name] === "string") root.dataset[name] = kept[name];
    if (kept.contrast === "more") root.dataset.contrast = "more";
  } catch {
    // What is kept cannot be read: the page looks as usual, and settings.js sets it aside.
  }
})();
