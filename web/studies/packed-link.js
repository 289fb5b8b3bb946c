// A study in a link: compressed, in the fragment of the URL, which is never sent to a server.

import { cleaned } from "./cleaned.js";
import { STUDY_MAX_BYTES } from "./file.js";

/** Maximum length of the compressed text; longer links are cut off by some programs. */
const LINK_MAX_CHARS = 8000;

/** Returns the link to a study, or null if it would be too long. @param {string} text @param {string} path of the page that opens it */
export async function linkTo(text, path) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const link = `${location.origin}${path}#${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  return link.length > LINK_MAX_CHARS ? null : link;
}

/** Returns the text in a link, or null if there is none that can be read. @param {string} hash */
export async function textIn(hash) {
  const letters = hash.replace(/^#/, "");
  if (letters === "" || letters.length > LINK_MAX_CHARS || !/^[\w-]+$/.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await unpacked(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    return text === null ? null : cleaned(text);
  } catch {
    return null;
  }
}

/** Decompresses at most the size of a study, because a few bytes may expand to very many. @param {ReadableStream<Uint8Array>} stream */
async function unpacked(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let read = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > STUDY_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
