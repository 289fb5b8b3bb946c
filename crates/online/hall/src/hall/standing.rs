//! Standing seeks: their owners are called when somebody looks for the same.

use protocol::RefusalCode;
use record::PlayerId;
use store::StandingSeek;

use super::Hall;
use crate::{directory, lobby::seek_of, refusal::Refusal, seek::SeekTerms};

/// How long a standing seek stays, in milliseconds: a week.
const STAYS: i64 = 7 * 24 * 3_600_000;
/// The most standing seeks.
const MOST: usize = 2000;

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
        let shown = self.new_seek(player, terms).await?.view.player;
        let created = self.now();
        if self.lobby.standing_beside(player, created).await? >= MOST {
            return Err(RefusalCode::Limit.into());
        }
        let until = created + STAYS;
        let SeekTerms { variant, clock, rated, rated_only, combined, .. } = terms;
        let stored =
            StandingSeek { player, variant, clock, rated, rated_only, combined, created, until };
        self.store.set_standing_seek(stored).await?;
        self.lobby.standing_changed();
        Ok(seek_of(&stored, shown).view)
    }

    /// Takes a standing seek back; idempotent.
    ///
    /// # Errors
    /// The store fails.
    pub async fn unstand(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.store.delete_standing_seek(player).await? {
            self.lobby.standing_changed();
        }
        Ok(())
    }

    /// The standing seek of a player.
    ///
    /// # Errors
    /// The store fails.
    pub async fn standing_of(&self, player: PlayerId) -> Result<Option<protocol::Seek>, Refusal> {
        let Some(stored) = self.store.standing_seek(player, self.now()).await? else {
            return Ok(None);
        };
        let known = directory::find(&self.store, player).await?;
        let (variant, speed) = (stored.variant, stored.clock.speed());
        let shown = directory::shown_at(&self.store, &known, variant, speed).await?;
        Ok(Some(seek_of(&stored, shown).view))
    }
}
