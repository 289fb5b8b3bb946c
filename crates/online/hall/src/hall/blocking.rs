//! Blocking players.

use std::sync::Arc;

use cluster::{Broadcast, Cluster};
use protocol::{ChallengeEnd, rest::BlockedPlayer, rest::BlockedPlayers};
use record::PlayerId;
use store::Store;

use super::challenges::Challenges;
use crate::{
    clock::Clock,
    directory,
    lobby::Lobby,
    refusal::Refusal,
    room::{GameMessage, RoomEvent, Services},
    rooms::Rooms,
};

/// Blocks between players.
#[derive(Clone, Debug)]
pub struct Blocking {
    store: Store,
    clock: Clock,
    lobby: Arc<Lobby>,
    cluster: Option<Arc<Cluster>>,
    rooms: Arc<Rooms>,
    challenges: Challenges,
}

impl Blocking {
    pub(super) fn new(services: &Services, rooms: &Arc<Rooms>, challenges: &Challenges) -> Self {
        let Services { store, clock, lobby, cluster, .. } = services.clone();
        let (rooms, challenges) = (Arc::clone(rooms), challenges.clone());
        Self { store, clock, lobby, cluster, rooms, challenges }
    }

    /// Blocks `other` on behalf of `player`; idempotent. Challenges between the two end; games in progress continue. Returns
    /// `false` if `player` has already blocked the maximum number of players.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn block(&self, player: PlayerId, other: PlayerId) -> Result<bool, Refusal> {
        if !self.store.blocks().add(player, other, self.clock.now()).await? {
            return Ok(false);
        }
        self.blocks_changed(player);
        for challenge in self.store.games().challenges_to(player).await? {
            if [challenge.summary.white, challenge.summary.black].contains(&Some(other)) {
                self.challenges.end(challenge.game, player, ChallengeEnd::Declined).await.ok();
            }
        }
        for challenge in self.store.games().challenges_by(player).await? {
            if challenge.challenged == other {
                self.challenges.end(challenge.game, player, ChallengeEnd::Withdrawn).await.ok();
            }
        }
        Ok(true)
    }

    /// Removes a block, if any.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn unblock(&self, player: PlayerId, other: PlayerId) -> Result<(), Refusal> {
        self.store.blocks().remove(player, other).await?;
        self.blocks_changed(player);
        Ok(())
    }

    /// Returns the players whom a player has blocked, the latest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn blocked_by(&self, player: PlayerId) -> Result<BlockedPlayers, Refusal> {
        let blocked = self.store.blocks().by(player).await?;
        let blocked = blocked.iter().map(|(player, since)| BlockedPlayer {
            player: directory::shown(player, None),
            since: *since,
        });
        Ok(BlockedPlayers { blocked: blocked.collect() })
    }

    /// Makes all nodes reload a player's blocks.
    fn blocks_changed(&self, player: PlayerId) {
        self.lobby.standing_changed();
        if let Some(cluster) = &self.cluster {
            cluster.announce(Broadcast::Blocked { player });
        }
        self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::BlocksChanged { player }));
    }
}
