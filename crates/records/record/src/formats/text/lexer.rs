use super::chunk::{ends_word, skip_space};
use crate::formats::error::{ReadErrorKind, offending};

/// A token of the turns section.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token<'a> {
    /// The text between `{` and `}`.
    Comment(&'a str),
    /// The digits of a reserve count.
    Count(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A turn, a number, a mark or a result.
    Plain(&'a str),
}

/// An iterator over the tokens of the turns section, starting at an offset.
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }
}

impl<'a> Iterator for Lexer<'a> {
    /// The offset of a token, and the token or an error.
    type Item = (usize, Result<Token<'a>, ReadErrorKind>);

    fn next(&mut self) -> Option<Self::Item> {
        let bytes = self.text.as_bytes();
        let start = skip_space(bytes, self.at);
        let first = *bytes.get(start)?;
        let rest = &self.text[start + usize::from(first.is_ascii())..];
        let (length, word) = match first {
            b'{' => match rest.find('}') {
                Some(end) => (end + 2, Ok(Token::Comment(&rest[..end]))),
                None => (rest.len() + 1, Err(ReadErrorKind::UnclosedComment)),
            },
            b'(' => match count(rest) {
                Some(digits) => (digits.len() + 2, Ok(Token::Count(digits))),
                None => (1, Ok(Token::Open)),
            },
            b')' => (1, Ok(Token::Close)),
            _ if ends_word(first) => {
                let text = offending(&self.text[start..=start]);
                (1, Err(ReadErrorKind::Unknown { text }))
            }
            _ => {
                // `$` starts a new word: e5$1 is a turn followed by a mark.
                let ends = |byte: &u8| ends_word(*byte) || *byte == b'$';
                let length = 1 + bytes[start + 1..].iter().take_while(|byte| !ends(byte)).count();
                (length, Ok(Token::Plain(&self.text[start..start + length])))
            }
        };
        self.at = start + length;
        Some((start, word))
    }
}

/// Returns the digits of `7)`.
fn count(text: &str) -> Option<&str> {
    const TURN_NUMBER_MAX_DIGITS: usize = 9;
    let digits = text.bytes().take(TURN_NUMBER_MAX_DIGITS).take_while(u8::is_ascii_digit).count();
    (digits > 0 && text[digits..].starts_with(')')).then_some(&text[..digits])
}
