// Ways out of the page: the clipboard, a file, and what the device offers for sharing.

import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/**
 * Copies a text and says so; where the browser does not let us, the text is shown to be copied by hand.
 * @param {string} text
 * @param {string} done what to say then
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
 * Offers a text as a file.
 * @param {string} name
 * @param {string} text
 */
export function downloadText(name, text) {
  download(name, new Blob([text], { type: "text/plain" }));
}

/**
 * Offers anything as a file.
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
 * Hands a link to the device's own dialog for sharing, or else to the clipboard.
 * @param {string} title
 * @param {string} url
 * @param {string} done what to say when it was copied
 */
export async function shareLink(title, url, done) {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyText(url, done);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url, done);
  }
}
