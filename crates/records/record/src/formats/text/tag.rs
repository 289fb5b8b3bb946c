use super::chunk::{Chunk, skip_space};
use crate::{
    formats::error::{ReadError, ReadErrorKind, offending},
    record::tags::{self, RECORD_MAX_TAGS, TagError},
};

/// A tag as it appears in a text.
#[derive(Debug)]
pub struct Tag {
    /// The name; names of standard tags are in their usual spelling.
    pub name: String,
    /// The value.
    pub value: String,
    /// Line number of the tag.
    pub line: usize,
}

/// Reads the tags at the start of a chunk and returns them with the offset of their end.
///
/// # Errors
/// Fails if a tag is malformed or a duplicate, or if there are too many tags.
pub fn read_tags(chunk: Chunk<'_>) -> Result<(Vec<Tag>, usize), ReadError> {
    let bytes = chunk.text.as_bytes();
    let mut found: Vec<Tag> = Vec::new();
    let mut at = skip_space(bytes, 0);
    while bytes.get(at) == Some(&b'[') {
        let line = chunk.line_at(at);
        let rest = &chunk.text[at..];
        let (name, value, length) = read_tag(rest).ok_or_else(|| {
            let text = offending(rest.lines().next().unwrap_or_default().trim_end());
            ReadError::new(line, ReadErrorKind::TagShape { text })
        })?;
        let name = tags::canonical(name).to_owned();
        if found.iter().any(|tag| tag.name == name) {
            return Err(ReadError::new(line, ReadErrorKind::TagTwice { name }));
        }
        if found.len() >= RECORD_MAX_TAGS {
            let source = TagError::TooMany;
            return Err(ReadError::new(line, ReadErrorKind::Tag { name, source }));
        }
        found.push(Tag { name, value, line });
        at = skip_space(bytes, at + length);
    }
    Ok((found, at))
}

/// Returns the name and value of the tag at the start of a text, and its length.
fn read_tag(text: &str) -> Option<(&str, String, usize)> {
    let inner = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let length = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
    let (name, rest) = inner.split_at(length);
    let quoted = rest.trim_start_matches([' ', '\t']).strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = quoted.chars();
    loop {
        match chars.next()? {
            '"' => break,
            '\\' if chars.as_str().starts_with(['"', '\\']) => value.extend(chars.next()),
            c if c.is_control() => return None,
            c => value.push(c),
        }
    }
    let rest = chars.as_str().trim_start_matches([' ', '\t']).strip_prefix(']')?;
    tags::is_name(name).then(|| (name, value, text.len() - rest.len()))
}
