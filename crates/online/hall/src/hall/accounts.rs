//! What becomes of accounts, sessions and tokens, for all nodes.

use record::PlayerId;
use tokio::sync::broadcast;

use super::Hall;
use crate::{cluster::news::News, room::Request};

impl Hall {
    /// A player has another name or another kind from now on: lists show that.
    pub fn player_changed(&self) {
        self.open_games.changed();
        self.lobby.changed();
    }

    /// Makes open rooms forget a player who deleted their account.
    pub async fn forget(&self, player: PlayerId) {
        // The store has forgotten their seeks.
        self.lobby.forgotten();
        self.player_changed();
        if let Some(cluster) = &self.cluster {
            cluster.announce(News::Forgotten { player });
        }
        self.rooms.send_to_all(|| Request::Forget { player });
    }

    /// Some session or token of a player is void from now on: all nodes end what was opened with it.
    pub fn revoked(&self, player: PlayerId) {
        self.revocations.send(player).ok();
        if let Some(cluster) = &self.cluster {
            cluster.announce(News::Revoked { player });
        }
    }

    /// The players of whom some session or token is void, as it happens at any node.
    #[must_use]
    pub fn revocations(&self) -> broadcast::Receiver<PlayerId> {
        self.revocations.subscribe()
    }
}
