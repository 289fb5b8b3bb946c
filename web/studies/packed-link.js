// A study in a link: compressed, behind the `#`, so that no server ever sees it.

import { MOST_BYTES } from "./file.js";

/** Longer links are cut off by some programs. */
const LONGEST = 8000;

/** The link to a study, or null if that would be too long. @param {string} text @param {string} path of the page that opens it */
export async function linkTo(text, path) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const link = `${location.origin}${path}#${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  return link.length > LONGEST ? null : link;
}

/** The text in a link, or null if there is none that can be read. @param {string} hash */
export async function textIn(hash) {
  const letters = hash.replace(/^#/, "");
  if (letters === "" || letters.length > LONGEST || !/^[\w-]+$/.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return await unpacked(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** A few bytes may become very many: no more than a study has are taken. @param {ReadableStream<Uint8Array>} stream */
async function unpacked(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let read = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
