//! Random secrets: tokens of sessions, of programs and of links in mail, and recovery codes.
//!
//! All are random and long enough that a plain SHA-256 of them can be stored: they cannot be guessed.

use std::fmt;

use sha2::{Digest as _, Sha256};

use protocol::Secret;

/// What tokens of programs begin with, so that people and scanners know them when they see them.
pub(crate) const PROGRAM: &str = "gpf_";

/// How many codes an account has.
pub(crate) const CODES: usize = 10;

const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Without letters that look like digits.
const BASE32: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Digits of base 62 for 256 bits.
const DIGITS: usize = 43;

/// Characters of the longest token.
const LONGEST: usize = 64;

/// What is kept of a token.
pub(crate) type Hash = [u8; 32];

/// The system gave no random bytes.
#[derive(thiserror::Error, Debug)]
#[error("the system gives no random numbers")]
pub(crate) struct NoRandomness;

/// Random bytes of the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// 256 random bits as text.
#[derive(Clone, Debug)]
pub(crate) struct Token(Secret);

impl Token {
    /// A new one.
    pub(crate) fn draw(prefix: &str) -> Result<Self, NoRandomness> {
        Ok(Self::from_bytes(prefix, random()?))
    }

    fn from_bytes(prefix: &str, bytes: [u8; 32]) -> Self {
        Self(Secret::new(format!("{prefix}{}", base62(bytes))))
    }

    /// A token from a request; `None` if it does not have the form of a token.
    pub(crate) fn shown(prefix: &str, text: &str) -> Option<Self> {
        let digits = text.strip_prefix(prefix)?;
        let is_ours = text.len() <= LONGEST
            && digits.len() == DIGITS
            && digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_ours.then(|| Self(Secret::new(text.to_owned())))
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> Hash {
        hash(self.0.reveal())
    }

    /// The text, for its owner.
    pub(crate) fn reveal(&self) -> &str {
        self.0.reveal()
    }
}

/// A recovery code: 80 bits that can be written on paper.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Code([u8; 16]);

impl Code {
    /// All codes of an account, new.
    pub(crate) fn draw_all() -> Result<[Self; CODES], NoRandomness> {
        let bytes = random::<{ CODES * 16 }>()?;
        let mut codes = [const { Self([b'0'; 16]) }; CODES];
        for (code, bytes) in codes.iter_mut().zip(bytes.chunks_exact(16)) {
            for (letter, byte) in code.0.iter_mut().zip(bytes) {
                // 256 is a multiple of 32: no letter is likelier than another.
                *letter = BASE32[usize::from(byte % 32)];
            }
        }
        Ok(codes)
    }

    /// A code as a person types it: lower case, spaces and letters that look like digits are accepted.
    pub(crate) fn typed(text: &Secret) -> Option<Self> {
        if text.reveal().len() > LONGEST {
            return None;
        }
        let mut letters = text.reveal().chars().filter(|c| !c.is_whitespace() && *c != '-');
        let mut code = [0; 16];
        for letter in &mut code {
            *letter = match letters.next()?.to_ascii_uppercase() {
                'O' => b'0',
                'I' | 'L' => b'1',
                other => *BASE32.iter().find(|known| char::from(**known) == other)?,
            };
        }
        letters.next().is_none().then_some(Self(code))
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> Hash {
        Sha256::digest(self.0).into()
    }

    /// The text, for its owner: four groups of four.
    pub(crate) fn reveal(&self) -> String {
        let groups: Vec<&str> =
            self.0.chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        groups.join("-")
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

fn hash(text: &str) -> Hash {
    Sha256::digest(text.as_bytes()).into()
}

/// The bytes as one large number in base 62, always as long.
fn base62(mut bytes: [u8; 32]) -> String {
    let mut digits = [b'0'; DIGITS];
    for digit in digits.iter_mut().rev() {
        let mut rest = 0;
        for byte in &mut bytes {
            let value = rest * 256 + u32::from(*byte);
            *byte = u8::try_from(value / 62).unwrap_or(u8::MAX);
            rest = value % 62;
        }
        *digit = BASE62[usize::try_from(rest).unwrap_or(0)];
    }
    digits.into_iter().map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_token_is_a_large_number_in_base_62() {
        let number = |last| {
            let mut bytes = [0; 32];
            bytes[31] = last;
            base62(bytes)
        };
        assert_eq!(number(0), "0".repeat(43));
        assert_eq!(number(61), format!("{}z", "0".repeat(42)));
        assert_eq!(number(62), format!("{}10", "0".repeat(41)));
        assert_eq!(base62([255; 32]).len(), 43);
        assert_ne!(base62([255; 32])[..1], *"0");
    }

    #[test]
    fn no_two_tokens_are_equal() {
        let tokens: HashSet<String> =
            (0..100).map(|_| Token::draw(PROGRAM).unwrap().reveal().to_owned()).collect();
        assert_eq!(tokens.len(), 100);
    }

    #[test]
    fn a_token_that_is_shown_is_the_one_that_was_drawn() {
        let token = Token::draw(PROGRAM).unwrap();
        let shown = Token::shown(PROGRAM, token.reveal()).unwrap();
        assert_eq!(shown.hash(), token.hash());
        assert!(!format!("{shown:?}").contains(token.reveal()));
    }

    #[test]
    fn what_was_never_a_token_is_none() {
        for text in ["", "gpf_", "gpf_short", "xyz_", &"a".repeat(43), &"é".repeat(30)] {
            assert!(Token::shown(PROGRAM, text).is_none(), "{text}");
        }
        assert!(Token::shown("", &format!("{} ", "a".repeat(42))).is_none());
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        for code in Code::draw_all().unwrap() {
            let text = code.reveal();
            assert_eq!(text.len(), 19);
            for typed in [
                text.clone(),
                text.to_lowercase(),
                text.replace('-', " "),
                text.replace('0', "o").replace('1', "l"),
            ] {
                assert_eq!(Code::typed(&Secret::new(typed.clone())), Some(code.clone()), "{typed}");
            }
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for text in ["", "0000-0000-0000-000", "0000-0000-0000-00000", "000U-0000-0000-0000", "ä"]
        {
            assert_eq!(Code::typed(&Secret::new(text.to_owned())), None, "{text}");
        }
    }
}
