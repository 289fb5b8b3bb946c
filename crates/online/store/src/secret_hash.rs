//! Hashes of secrets.

use std::fmt::Write as _;

/// Hash of a secret, which is stored instead of the secret.
pub type SecretHash = [u8; 32];

/// Returns the public identifier of a secret: the beginning of its hash.
pub(super) fn short(hash: &SecretHash) -> String {
    hash.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
