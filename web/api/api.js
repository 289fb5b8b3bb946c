// Puts this server's address into the examples so that they can be copied as they are.

for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
