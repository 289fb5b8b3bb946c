//! Standing seeks: their owners are called when another player seeks the same game.

use std::sync::Arc;

use protocol::{RefusalCode, limits::millis};
use record::PlayerId;
use store::{NetworkShare, StandingSeek, Store};

use super::pairing::Pairing;
use crate::{
    clock::Clock,
    directory,
    limits::{STANDING_SEEK_LIFETIME, STANDING_SEEKS_MAX, STANDING_SEEKS_MAX_PER_NETWORK},
    lobby::{Lobby, seek_of},
    network::NetworkKey,
    refusal::Refusal,
    room::Services,
    seek::SeekTerms,
};

/// Standing seeks, at most one per player.
#[derive(Clone, Debug)]
pub struct StandingSeeks {
    store: Store,
    clock: Clock,
    lobby: Arc<Lobby>,
    pairing: Pairing,
}

impl StandingSeeks {
    pub(super) fn new(services: &Services, pairing: &Pairing) -> Self {
        let Services { store, clock, lobby, .. } = services.clone();
        Self { store, clock, lobby, pairing: pairing.clone() }
    }

    /// Stores a standing seek, which replaces the player's previous one and is kept for a week, even across restarts.
    ///
    /// # Errors
    /// Fails if such a game cannot be sought, there are too many standing seeks in total or from the player's network, or it cannot
    /// be stored.
    pub async fn set(
        &self,
        player: PlayerId,
        terms: SeekTerms,
        network: NetworkKey,
    ) -> Result<protocol::Seek, Refusal> {
        let terms = SeekTerms { color: None, min: None, max: None, ..terms };
        let shown = self.pairing.new_seek(player, terms).await?.view.player;
        let created = self.clock.now();
        if self.lobby.standing_beside(player, created).await? >= STANDING_SEEKS_MAX {
            return Err(RefusalCode::Limit.into());
        }
        let until = created + millis(STANDING_SEEK_LIFETIME);
        let SeekTerms { variant, clock, rated, rated_only, combined, .. } = terms;
        let stored =
            StandingSeek { player, variant, clock, rated, rated_only, combined, created, until };
        let share =
            NetworkShare { network: network.digest(), max_seeks: STANDING_SEEKS_MAX_PER_NETWORK };
        if !self.store.standing_seeks().set(stored, share).await? {
            return Err(RefusalCode::StandingSeeks.into());
        }
        self.lobby.standing_changed();
        Ok(seek_of(&stored, shown).view)
    }

    /// Removes a player's standing seek; idempotent.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn remove(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.store.standing_seeks().delete(player).await? {
            self.lobby.standing_changed();
        }
        Ok(())
    }

    /// Returns the standing seek of a player.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn of(&self, player: PlayerId) -> Result<Option<protocol::Seek>, Refusal> {
        let Some(stored) = self.store.standing_seeks().get(player, self.clock.now()).await? else {
            return Ok(None);
        };
        let known = directory::find(&self.store, player).await?;
        let (variant, speed) = (stored.variant, stored.clock.speed());
        let shown = directory::shown_at(&self.store, &known, variant, speed).await?;
        Ok(Some(seek_of(&stored, shown).view))
    }
}
