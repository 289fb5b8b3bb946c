//! Hashes of secrets.

use std::fmt::Write as _;

/// The hash of a secret: what is stored instead of it.
pub type SecretHash = [u8; 32];

/// What may be shown of a secret to tell it from others: the beginning of its hash.
pub(super) fn short(hash: &SecretHash) -> String {
    hash.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
