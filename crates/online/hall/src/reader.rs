//! Who asks for a game.

use protocol::LinkKey;
use record::PlayerId;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// What is known of the key of a link; the key itself is not kept.
pub type LinkHash = store::SecretHash;

/// The hash of a key. Keys are random and long enough that a plain SHA-256 cannot be reversed by trying.
#[must_use]
pub fn link_hash(key: &LinkKey) -> LinkHash {
    Sha256::digest(key.reveal()).into()
}

/// Someone who asks for a game: who they are, and whether they have its link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reader {
    /// The player, if there is one.
    pub player: Option<PlayerId>,
    /// The hash of the key that they sent.
    pub link: Option<LinkHash>,
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
