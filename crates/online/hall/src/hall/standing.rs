//! Standing seeks: their owners are called when somebody looks for the same.

use protocol::RefusalCode;
use record::PlayerId;
use store::StandingSeek;

use super::Hall;
use crate::{lobby::TooManySeeks, refusal::Refusal, seek::SeekTerms};

/// How long a standing seek stays, in milliseconds: a week.
const STAYS: i64 = 7 * 24 * 3_600_000;

impl Hall {
    /// Leaves a standing seek, in place of the one that the player had. It stays for a week, also over restarts.
    ///
    /// # Errors
    /// Such a game cannot be looked for, or it cannot be stored.
    pub async fn stand(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<protocol::Seek, Refusal> {
        let terms = SeekTerms { color: None, min: None, max: None, ..terms };
        let seek = self.new_seek(player, terms).await?;
        let created = self.now();
        let until = created + STAYS;
        let SeekTerms { variant, clock, rated, rated_only, combined, .. } = terms;
        let stored =
            StandingSeek { player, variant, clock, rated, rated_only, combined, created, until };
        self.store.set_standing_seek(stored).await?;
        if self.lobby.stand(seek, until) == Err(TooManySeeks) {
            self.store.delete_standing_seek(player).await?;
            return Err(RefusalCode::Limit.into());
        }
        self.standing_of(player).ok_or_else(|| RefusalCode::Limit.into())
    }

    /// Takes a standing seek back; idempotent.
    ///
    /// # Errors
    /// The store fails.
    pub async fn unstand(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.lobby.unstand(player) {
            self.store.delete_standing_seek(player).await?;
        }
        Ok(())
    }

    /// The standing seek of a player.
    #[must_use]
    pub fn standing_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.lobby.standing_of(player)
    }

    /// Remembers the standing seeks of before a restart.
    pub(super) async fn recall_standing(&self) -> Result<(), store::StoreError> {
        for stored in self.store.standing_seeks(self.now()).await? {
            let StandingSeek { player, variant, clock, rated, rated_only, combined, .. } = stored;
            let terms = SeekTerms {
                variant,
                clock,
                rated,
                rated_only,
                combined,
                color: None,
                min: None,
                max: None,
            };
            if let Ok(seek) = self.new_seek(player, terms).await {
                self.lobby.stand(seek, stored.until).ok();
            }
        }
        Ok(())
    }
}
