// Runs before the page is drawn, as a plain script, so it never flashes in the wrong colours or with the wrong height.
(() => {
  const root = document.documentElement;
  root.dataset.scripts = "";
  try {
    // The play page begins with the form, unless it continues or starts a game.
    const { search } = location;
    if (!/[?&](game|opponent)=/.test(search) && (search || !localStorage.getItem("gipfel.playing"))) root.dataset.setup = "";
    const kept = JSON.parse(localStorage.getItem("gipfel.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    // The board theme is stored under its old name.
    if (typeof kept.surface === "string") root.dataset.boardTheme = kept.surface;
    if (typeof kept.pieces === "string") root.dataset.pieces = kept.pieces;
    if (kept.contrast === "more") root.dataset.contrast = "more";
  } catch {
    // The stored settings are invalid: the page has the default look, and settings.js sets them aside.
  }
})();
