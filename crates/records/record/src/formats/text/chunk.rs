use crate::record::{score::Score, tags::TAG_NAME_MAX_BYTES};

/// The part of a text that contains one record in our own format.
#[derive(Clone, Copy, Debug)]
pub struct Chunk<'a> {
    /// Text of the record.
    pub text: &'a str,
    /// Number of the record's first line, from 1.
    pub line: usize,
}

impl Chunk<'_> {
    /// Returns the number of the line that contains an offset within the chunk.
    #[must_use]
    pub fn line_at(&self, offset: usize) -> usize {
        let before = self.text.as_bytes().get(..offset).unwrap_or(self.text.as_bytes());
        self.line + newlines(before)
    }
}

/// An iterator that splits a text into records without parsing their turns.
///
/// A record ends before the tags of the next one, and at a blank line after its result
/// or, if it has no tags, after its turns.
#[derive(Debug)]
pub struct Chunks<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Chunks<'a> {
    /// Returns an iterator over the records of a text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1 }
    }

    pub(crate) fn bytes_read(&self) -> usize {
        self.at
    }

    fn pass(&mut self, end: usize) {
        self.line += newlines(&self.text.as_bytes()[self.at..end]);
        self.at = end;
    }
}

impl<'a> Iterator for Chunks<'a> {
    type Item = Chunk<'a>;

    fn next(&mut self) -> Option<Chunk<'a>> {
        self.pass(skip_space(self.text.as_bytes(), self.at));
        if self.at == self.text.len() {
            return None;
        }
        let (start, line) = (self.at, self.line);
        self.pass(chunk_end(self.text, start));
        Some(Chunk { text: &self.text[start..self.at], line })
    }
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte == b'\n').count()
}

pub(super) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
        at += 1;
    }
    at
}

/// Returns whether a byte ends a word.
pub(super) fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()[]\"".contains(&byte)
}

fn chunk_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut tags, mut turns, mut depth) = (start, false, false, 0_usize);
    let mut ended = false;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'[' if turns => return at,
            b'[' => {
                tags = true;
                at = tag_end(bytes, at);
            }
            b'{' => {
                turns = true;
                at = comment_end(bytes, at);
            }
            b'(' => {
                turns = true;
                depth += 1;
                at += 1;
            }
            b')' => {
                depth = depth.saturating_sub(1);
                at += 1;
            }
            b'\n' if (ended || turns && !tags && depth == 0) && is_blank_line(bytes, at + 1) => {
                return at;
            }
            _ if ends_word(byte) => at += 1,
            _ => {
                turns = true;
                let word = at;
                while bytes.get(at).is_some_and(|&byte| !ends_word(byte)) {
                    at += 1;
                }
                if depth == 0 && !ended && text[word..at].parse::<Score>().is_ok() {
                    // Comments directly after the result still belong to this record.
                    at = with_comments(bytes, at);
                    ended = true;
                }
            }
        }
    }
    at
}

/// Returns the offset after the comments that follow the result.
fn with_comments(bytes: &[u8], mut at: usize) -> usize {
    loop {
        let next = skip_space(bytes, at);
        if bytes.get(next) != Some(&b'{') {
            return at;
        }
        at = comment_end(bytes, next);
    }
}

/// Returns the offset after the `]` of a tag, or the end of its line.
fn tag_end(bytes: &[u8], mut at: usize) -> usize {
    let mut quoted = false;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\n' => return at,
            b'\\' if quoted && bytes.get(at + 1).is_some_and(|&next| next != b'\n') => at += 1,
            b'"' => quoted = !quoted,
            b']' if !quoted => return at + 1,
            _ => {}
        }
        at += 1;
    }
    bytes.len().min(at)
}

/// Returns the offset after the `}` of a comment, or where an unclosed comment ends.
///
/// An unclosed comment must not swallow the next record, so a blank line followed by a tag
/// ends every comment.
fn comment_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'}' => return at,
            b'\n' if is_blank_line(bytes, at) => {
                let below = skip_space(bytes, at);
                if is_tag(bytes, below) {
                    return below;
                }
                at = below;
            }
            _ => {}
        }
    }
    at
}

fn is_blank_line(bytes: &[u8], at: usize) -> bool {
    let rest = bytes.get(at..).unwrap_or_default();
    let mut rest = rest.iter().skip_while(|&&byte| byte != b'\n' && byte.is_ascii_whitespace());
    rest.next() == Some(&b'\n')
}

fn is_tag(bytes: &[u8], at: usize) -> bool {
    let Some((b'[', rest)) = bytes.get(at..).and_then(<[u8]>::split_first) else {
        return false;
    };
    let length = rest
        .iter()
        .take(TAG_NAME_MAX_BYTES + 1)
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    let rest = &rest[length..];
    length > 0 && rest.starts_with(b" ") && rest.iter().find(|byte| **byte != b' ') == Some(&b'"')
}
