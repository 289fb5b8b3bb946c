//! Strict line endings in request heads.
//!
//! The HTTP parser also accepts a bare LF as the end of a line. A proxy in front of the server may not, and the two would then
//! find different requests in the same bytes (request smuggling). Therefore, the bytes are inspected before they are parsed,
//! and a bare LF is replaced with NUL, which the parser refuses with 400 anywhere in a head. Bodies pass unchanged: their
//! length is read from the head.

use axum::http::{HeaderMap, header};

use crate::limits::HEAD_LINE_MAX_BYTES;

/// Returns whether the bytes after this request are not inspected, because its body has no announced length or another protocol
/// follows. Such a request must be the last one on its connection.
pub(crate) fn is_last(headers: &HeaderMap) -> bool {
    headers.contains_key(header::TRANSFER_ENCODING) || headers.contains_key(header::UPGRADE)
}

/// Expected kind of the next bytes on a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Expected {
    /// A head, or the rest of one.
    Head,
    /// Bytes of a body.
    Body(u64),
    /// Bytes that are not inspected.
    Anything,
}

/// Inspector of all bytes read from a connection.
#[derive(Debug)]
pub(crate) struct HeadGuard {
    next: Expected,
    /// Current line without spaces, in lower case, truncated after the part that matters.
    line: Vec<u8>,
    is_after_cr: bool,
    /// Whether the head already contains a line that is not empty. Empty lines before a request are skipped.
    is_begun: bool,
    /// Announced length of the body.
    length: u64,
    is_last: bool,
}

impl Default for HeadGuard {
    fn default() -> Self {
        let (line, length) = (Vec::with_capacity(HEAD_LINE_MAX_BYTES), 0);
        let (is_after_cr, is_begun, is_last) = (false, false, false);
        Self { next: Expected::Head, line, is_after_cr, is_begun, length, is_last }
    }
}

impl HeadGuard {
    /// Inspects the next bytes, and replaces those that the parser must refuse.
    pub(crate) fn inspect(&mut self, mut bytes: &mut [u8]) {
        while !bytes.is_empty() {
            let seen = match self.next {
                Expected::Anything => return,
                Expected::Head => self.inspect_head(bytes),
                Expected::Body(left) => {
                    let here = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                    let left = left - here as u64;
                    self.next = if left > 0 { Expected::Body(left) } else { Expected::Head };
                    here
                }
            };
            bytes = bytes.get_mut(seen..).unwrap_or_default();
        }
    }

    /// Inspects bytes up to the end of the head, and returns their number.
    fn inspect_head(&mut self, bytes: &mut [u8]) -> usize {
        for (index, byte) in bytes.iter_mut().enumerate() {
            let is_after_cr = std::mem::replace(&mut self.is_after_cr, *byte == b'\r');
            match *byte {
                b'\n' if !is_after_cr || !self.end_line() => {
                    *byte = 0;
                    self.next = Expected::Anything;
                }
                b'\r' | b'\n' | b' ' | b'\t' => {}
                other if self.line.len() < HEAD_LINE_MAX_BYTES => {
                    self.line.push(other.to_ascii_lowercase());
                }
                _ => {}
            }
            if self.next != Expected::Head {
                return index + 1;
            }
        }
        bytes.len()
    }

    /// Interprets the current line. An empty line ends the head. Returns false if the length of the body is invalid.
    fn end_line(&mut self) -> bool {
        if self.line.is_empty() {
            if self.is_begun {
                self.end_head();
            }
            return true;
        }
        self.is_begun = true;
        let is_whole = self.line.len() < HEAD_LINE_MAX_BYTES;
        let length = self.line.strip_prefix(b"content-length:").map(|digits| {
            let digits = std::str::from_utf8(digits).ok().filter(|_| is_whole);
            digits.and_then(|digits| digits.parse().ok())
        });
        self.is_last |= self.line.starts_with(b"transfer-encoding:");
        self.is_last |= self.line.starts_with(b"upgrade:");
        self.line.clear();
        match length {
            None => true,
            Some(length) => {
                self.length = length.unwrap_or_default();
                length.is_some()
            }
        }
    }

    fn end_head(&mut self) {
        self.next = match self.length {
            _ if self.is_last => Expected::Anything,
            0 => Expected::Head,
            length => Expected::Body(length),
        };
        (self.is_begun, self.length) = (false, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bytes as the parser sees them when they arrive in pieces of the given size.
    fn seen(text: &str, size: usize) -> String {
        let mut bytes = text.as_bytes().to_vec();
        let mut guard = HeadGuard::default();
        bytes.chunks_mut(size).for_each(|piece| guard.inspect(piece));
        String::from_utf8(bytes).unwrap()
    }

    /// Asserts that bytes pass unchanged, however they are split.
    fn passes(text: &str) {
        for size in [1, 2, 3, 7, text.len()] {
            assert_eq!(seen(text, size), text);
        }
    }

    fn is_refused(text: &str) {
        for size in [1, 2, 3, 7, text.len()] {
            assert!(seen(text, size).contains('\0'), "{text:?}");
        }
    }

    #[test]
    fn requests_with_strict_line_endings_pass() {
        passes("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
        passes("\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: b\r\n\r\n");
    }

    #[test]
    fn a_bare_lf_is_refused_anywhere_in_a_head() {
        for text in [
            "\nGET / HTTP/1.1\r\nhost: a\r\n\r\n",
            "GET / HTTP/1.1\nhost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nhost: a\nx: b\r\n\r\n",
            "GET / HTTP/1.1\r\nhost: a\r\n\n",
            "GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\nhost: b\r\n\r\n",
        ] {
            is_refused(text);
        }
    }

    #[test]
    fn a_body_passes_and_the_head_after_it_is_inspected() {
        let first = "POST / HTTP/1.1\r\nContent-Length:\t 4\r\n\r\n\n\n\n\n";
        passes(first);
        passes(&format!("{first}GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
        is_refused(&format!("{first}GET / HTTP/1.1\nhost: a\r\n\r\n"));
        is_refused(&format!("{first}\n"));
    }

    #[test]
    fn an_invalid_content_length_is_refused() {
        for length in ["x", "-1", "18446744073709551616", &"0".repeat(100), ""] {
            is_refused(&format!("POST / HTTP/1.1\r\ncontent-length: {length}\r\n\r\n"));
        }
    }

    #[test]
    fn nothing_is_inspected_after_chunks_or_an_upgrade() {
        passes("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n\n\n\n\r\n0\r\n\r\n");
        passes("GET /socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\n\u{1}\n");
    }
}
