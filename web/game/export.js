// Exports content from the page: to the clipboard, to a file, and to the device's share dialog.

import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/**
 * Copies text and shows a confirmation; if the browser does not permit copying, shows the text to be copied by hand.
 * @param {string} text
 * @param {string} done the confirmation
 */
export async function copyText(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, { key: "copy" });
  } catch {
    toast(t("play-copy-by-hand", { text }), { key: "copy", stays: true });
  }
}

/**
 * Saves text as a file.
 * @param {string} name
 * @param {string} text
 */
export function downloadText(name, text) {
  download(name, new Blob([text], { type: "text/plain" }));
}

/**
 * Saves any content as a file.
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Opens the device's share dialog for a link, or else copies it.
 * @param {string} title
 * @param {string} url
 * @param {string} done the confirmation of a copied link
 */
export async function shareLink(title, url, done) {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyText(url, done);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url, done);
  }
}
