//! Random secrets: tokens of sessions, programs and emailed links, and recovery codes.
//!
//! All are random and long enough that storing a plain SHA-256 hash is safe: they cannot be guessed.

use std::fmt;

use sha2::{Digest as _, Sha256};

use protocol::Secret;

use crate::limits::TOKEN_MAX_CHARS;

/// Prefix of programs' tokens, by which people and secret scanners recognise them.
pub(crate) const PROGRAM_TOKEN_PREFIX: &str = "gpf_";

/// Number of recovery codes per account.
pub(crate) const RECOVERY_CODES: usize = 10;

const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Digits and letters, without letters that look like digits.
const BASE32: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Number of base-62 digits for 256 bits.
const TOKEN_DIGITS: usize = 43;

/// Stored hash of a secret.
pub(crate) type Hash = [u8; 32];

/// Failure of the operating system's random source.
#[derive(thiserror::Error, Debug)]
#[error("the operating system's random source failed")]
pub(crate) struct NoRandomness;

/// Returns random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A secret of 256 random bits, as text.
#[derive(Clone, Debug)]
pub(crate) struct Token(Secret);

impl Token {
    /// Creates a random token.
    pub(crate) fn draw(prefix: &str) -> Result<Self, NoRandomness> {
        Ok(Self::from_bytes(prefix, random()?))
    }

    fn from_bytes(prefix: &str, bytes: [u8; 32]) -> Self {
        Self(Secret::new(format!("{prefix}{}", base62(bytes))))
    }

    /// Parses a token from a request; returns `None` if it does not have the form of a token.
    pub(crate) fn shown(prefix: &str, text: &str) -> Option<Self> {
        let digits = text.strip_prefix(prefix)?;
        let is_ours = text.len() <= TOKEN_MAX_CHARS
            && digits.len() == TOKEN_DIGITS
            && digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_ours.then(|| Self(Secret::new(text.to_owned())))
    }

    /// Returns the hash, the only part that is stored.
    pub(crate) fn hash(&self) -> Hash {
        hash(self.0.reveal())
    }

    /// Returns the token as text, for its owner.
    pub(crate) fn reveal(&self) -> &str {
        self.0.reveal()
    }
}

/// A recovery code: 80 bits that can be written down on paper.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Code([u8; 16]);

impl Code {
    /// Creates all recovery codes of an account.
    pub(crate) fn draw_all() -> Result<[Self; RECOVERY_CODES], NoRandomness> {
        let bytes = random::<{ RECOVERY_CODES * 16 }>()?;
        let mut codes = [const { Self([b'0'; 16]) }; RECOVERY_CODES];
        for (code, bytes) in codes.iter_mut().zip(bytes.chunks_exact(16)) {
            for (letter, byte) in code.0.iter_mut().zip(bytes) {
                // 256 is a multiple of 32, so all characters are equally likely.
                *letter = BASE32[usize::from(byte % 32)];
            }
        }
        Ok(codes)
    }

    /// Parses a code as typed by a person: lower case, spaces and letters that look like digits are accepted.
    pub(crate) fn typed(text: &Secret) -> Option<Self> {
        if text.reveal().len() > TOKEN_MAX_CHARS {
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

    /// Returns the hash, the only part that is stored.
    pub(crate) fn hash(&self) -> Hash {
        Sha256::digest(self.0).into()
    }

    /// Returns the code as text for its owner, in four groups of four characters.
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

/// Formats the bytes as one large number in base 62, with a fixed length.
fn base62(mut bytes: [u8; 32]) -> String {
    let mut digits = [b'0'; TOKEN_DIGITS];
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
    fn a_token_is_formatted_in_base_62() {
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
    fn random_tokens_differ() {
        let tokens: HashSet<String> = (0..100)
            .map(|_| Token::draw(PROGRAM_TOKEN_PREFIX).unwrap().reveal().to_owned())
            .collect();
        assert_eq!(tokens.len(), 100);
    }

    #[test]
    fn a_token_from_a_request_equals_the_created_one() {
        let token = Token::draw(PROGRAM_TOKEN_PREFIX).unwrap();
        let shown = Token::shown(PROGRAM_TOKEN_PREFIX, token.reveal()).unwrap();
        assert_eq!(shown.hash(), token.hash());
        assert!(!format!("{shown:?}").contains(token.reveal()));
    }

    #[test]
    fn malformed_tokens_are_rejected() {
        for text in ["", "gpf_", "gpf_short", "xyz_", &"a".repeat(43), &"é".repeat(30)] {
            assert!(Token::shown(PROGRAM_TOKEN_PREFIX, text).is_none(), "{text}");
        }
        assert!(Token::shown("", &format!("{} ", "a".repeat(42))).is_none());
    }

    #[test]
    fn a_carelessly_typed_code_is_accepted() {
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
    fn malformed_codes_are_rejected() {
        for text in ["", "0000-0000-0000-000", "0000-0000-0000-00000", "000U-0000-0000-0000", "ä"]
        {
            assert_eq!(Code::typed(&Secret::new(text.to_owned())), None, "{text}");
        }
    }
}
