// The examples name this server, so that they can be copied as they are.

for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
