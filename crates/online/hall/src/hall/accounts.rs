//! Changes to accounts, sessions and tokens that all nodes have to apply.

use cluster::Broadcast;
use record::PlayerId;
use tokio::sync::broadcast;

use super::Hall;
use crate::room::{GameMessage, RoomEvent};

impl Hall {
    /// Refreshes the lists after a player's name or kind has changed.
    pub fn player_changed(&self) {
        self.open_games.changed();
        self.lobby.changed();
    }

    /// Removes a player who has deleted their account from all open rooms.
    pub async fn forget(&self, player: PlayerId) {
        // The store has already deleted their seeks.
        self.lobby.forgotten();
        self.player_changed();
        if let Some(cluster) = &self.cluster {
            cluster.announce(Broadcast::Forgotten { player });
        }
        self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::Forgotten { player }));
    }

    /// Announces that a session or token of a player was revoked; all nodes close the connections opened with it.
    pub fn revoked(&self, player: PlayerId) {
        self.revocations.send(player).ok();
        if let Some(cluster) = &self.cluster {
            cluster.announce(Broadcast::Revoked { player });
        }
    }

    /// Subscribes to revocations: the receiver yields every player whose session or token is revoked, at any node.
    #[must_use]
    pub fn revocations(&self) -> broadcast::Receiver<PlayerId> {
        self.revocations.subscribe()
    }
}
