//! The reader of a game.

use protocol::AccessKey;
use record::PlayerId;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Hash of an access key; the key itself is not kept.
pub type AccessKeyHash = store::SecretHash;

/// Returns the hash of a key. Keys are random and long enough that a plain SHA-256 cannot be reversed by brute force.
#[must_use]
pub fn link_hash(key: &AccessKey) -> AccessKeyHash {
    Sha256::digest(key.reveal()).into()
}

/// The reader of a game: the player, if any, and the access key that they sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reader {
    /// The player, if any.
    pub player: Option<PlayerId>,
    /// Hash of the access key that the reader sent.
    pub link: Option<AccessKeyHash>,
}

impl From<Option<PlayerId>> for Reader {
    fn from(player: Option<PlayerId>) -> Self {
        Self { player, link: None }
    }
}

impl From<PlayerId> for Reader {
    fn from(player: PlayerId) -> Self {
        Some(player).into()
    }
}
