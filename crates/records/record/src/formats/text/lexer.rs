use super::chunk::{ends_word, skip_space};
use crate::formats::error::{ReadErrorKind, offending};

/// A piece of the turns' text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token<'a> {
    /// What stands between `{` and `}`.
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

/// Splits the text of the turns into tokens, from an offset on.
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
    /// The token and where it starts, or what is wrong there.
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
                // `$` starts a word of its own, so that e5$1 is a turn and its mark.
                let ends = |byte: &u8| ends_word(*byte) || *byte == b'$';
                let length = 1 + bytes[start + 1..].iter().take_while(|byte| !ends(byte)).count();
                (length, Ok(Token::Plain(&self.text[start..start + length])))
            }
        };
        self.at = start + length;
        Some((start, word))
    }
}

/// The digits of `7)`.
fn count(text: &str) -> Option<&str> {
    const LONGEST: usize = 9;
    let digits = text.bytes().take(LONGEST).take_while(u8::is_ascii_digit).count();
    (digits > 0 && text[digits..].starts_with(')')).then_some(&text[..digits])
}
