use std::borrow::Cow;

use crate::{
    NotJson,
    check::{check, is_space},
};

/// A value in a text that has been checked to be JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Json<'a> {
    /// The whole text.
    text: &'a str,
    start: usize,
    end: usize,
}

/// Checks that a text is one JSON value and returns it.
///
/// # Errors
/// Returns the offset of the first invalid byte.
pub fn read(text: &str) -> Result<Json<'_>, NotJson> {
    check(text)?;
    let start = after_space(text.as_bytes(), 0);
    Ok(Json { text, start, end: end_of(text.as_bytes(), start) })
}

impl<'a> Json<'a> {
    /// Returns the offset of the value in the text.
    #[must_use]
    pub fn offset(self) -> usize {
        self.start
    }

    /// Returns the value's source text.
    #[must_use]
    pub fn source(self) -> &'a str {
        self.text.get(self.start..self.end).unwrap_or_default()
    }

    fn first(self) -> u8 {
        self.text.as_bytes().get(self.start).copied().unwrap_or_default()
    }

    /// Returns whether the value is `null`.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.first() == b'n'
    }

    /// Returns whether the value is an array.
    #[must_use]
    pub fn is_list(self) -> bool {
        self.first() == b'['
    }

    /// Returns whether the value is an object.
    #[must_use]
    pub fn is_object(self) -> bool {
        self.first() == b'{'
    }

    /// Returns the value as a number, if it is a non-negative integer.
    #[must_use]
    pub fn number(self) -> Option<u64> {
        self.source().parse().ok().filter(|_| self.first().is_ascii_digit())
    }

    /// Returns the value as a string, if it is one.
    #[must_use]
    pub fn text(self) -> Option<Cow<'a, str>> {
        let inner = self.source().strip_prefix('"')?.strip_suffix('"')?;
        Some(if inner.contains('\\') { unescaped(inner).into() } else { inner.into() })
    }

    /// Returns the values of an array; empty unless the value is an array.
    #[must_use]
    pub fn items(self) -> Items<'a> {
        Items(self.inside(self.is_list()))
    }

    /// Returns the names and values of an object; empty unless the value is an object.
    #[must_use]
    pub fn fields(self) -> Fields<'a> {
        Fields(self.inside(self.is_object()))
    }

    /// Returns the value with this name in an object; the last one if there are several.
    #[must_use]
    pub fn get(self, name: &str) -> Option<Self> {
        let named = |(other, _): &(Cow<'a, str>, Self)| other == name;
        self.fields().filter(named).last().map(|(_, value)| value)
    }

    fn inside(self, is: bool) -> Inside<'a> {
        let at = if is { self.start + 1 } else { self.end };
        Inside { text: self.text, at, end: self.end.saturating_sub(1) }
    }
}

/// Iterator over the values of an array.
#[derive(Clone, Debug)]
pub struct Items<'a>(Inside<'a>);

impl<'a> Iterator for Items<'a> {
    type Item = Json<'a>;

    fn next(&mut self) -> Option<Json<'a>> {
        self.0.next()
    }
}

/// Iterator over the names and values of an object.
#[derive(Clone, Debug)]
pub struct Fields<'a>(Inside<'a>);

impl<'a> Iterator for Fields<'a> {
    type Item = (Cow<'a, str>, Json<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let name = self.0.next()?.text()?;
        Some((name, self.0.next()?))
    }
}

/// Iterator over the content between two brackets; in an object, names and values alternate.
#[derive(Clone, Debug)]
struct Inside<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Inside<'a> {
    fn next(&mut self) -> Option<Json<'a>> {
        let bytes = self.text.as_bytes();
        let mut start = after_space(bytes, self.at);
        while let Some(b',' | b':') = bytes.get(start) {
            start = after_space(bytes, start + 1);
        }
        if start >= self.end {
            return None;
        }
        self.at = end_of(bytes, start);
        Some(Json { text: self.text, start, end: self.at })
    }
}

fn after_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).copied().is_some_and(is_space) {
        at += 1;
    }
    at
}

/// Returns the offset of the end of the value that begins at `start`, in a checked text.
fn end_of(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    let mut depth = 0_usize;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => at = end_of_string(bytes, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => return at,
            _ if depth == 0 && is_space(byte) => return at,
            _ => {}
        }
        at += 1;
        if depth == 0 && matches!(byte, b'"' | b'}' | b']') {
            return at;
        }
    }
    at
}

/// Returns the offset of the closing quotation mark of a string.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

/// Resolves the escapes of a string. An unpaired surrogate written by JavaScript becomes U+FFFD.
fn unescaped(inner: &str) -> String {
    let mut text = String::with_capacity(inner.len());
    let mut rest = inner;
    while let Some((before, escape)) = rest.split_once('\\') {
        text.push_str(before);
        let Some(kind) = escape.chars().next() else { return text };
        rest = escape.get(1..).unwrap_or_default();
        text.push(match kind {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let unit = code_unit(rest);
                rest = rest.get(4..).unwrap_or_default();
                let pair = || code_unit(rest.strip_prefix("\\u")?);
                match (unit, pair()) {
                    (Some(high @ 0xD800..=0xDBFF), Some(low @ 0xDC00..=0xDFFF)) => {
                        rest = rest.get(6..).unwrap_or_default();
                        let code = 0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00);
                        char::from_u32(code)
                    }
                    (unit, _) => unit.and_then(char::from_u32),
                }
                .unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            other => other,
        });
    }
    text.push_str(rest);
    text
}

fn code_unit(digits: &str) -> Option<u32> {
    u32::from_str_radix(digits.get(..4)?, 16).ok()
}
