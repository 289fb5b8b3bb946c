//! Changes to accounts, sessions and tokens that all nodes have to apply.

use std::sync::Arc;

use cluster::{Broadcast, Cluster};
use record::PlayerId;
use tokio::sync::broadcast;

use crate::{
    lobby::Lobby,
    open_games::OpenGames,
    room::{GameMessage, RoomEvent, Services},
    rooms::Rooms,
};

/// Changes to accounts, sessions and tokens.
#[derive(Clone, Debug)]
pub struct AccountChanges {
    lobby: Arc<Lobby>,
    open_games: Arc<OpenGames>,
    revocations: broadcast::Sender<PlayerId>,
    cluster: Option<Arc<Cluster>>,
    rooms: Arc<Rooms>,
}

impl AccountChanges {
    pub(super) fn new(services: &Services, rooms: &Arc<Rooms>) -> Self {
        let Services { lobby, open_games, revocations, cluster, .. } = services.clone();
        Self { lobby, open_games, revocations, cluster, rooms: Arc::clone(rooms) }
    }

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
