//! Players whom the database has recognised in the last seconds. While it does not answer, they can still play: their node may be the
//! only one that has lost the database, and the owner of the game can store the turn.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use record::PlayerId;
use store::Credential;

use crate::limits::{RECENT_PLAYER_MAX_AGE, RECENT_PLAYERS_MAX};

/// Recently recognised players who are allowed to play, by their session or token.
#[derive(Default, Debug)]
pub(crate) struct RecentPlayers(Mutex<HashMap<Credential, Recognised>>);

#[derive(Clone, Copy, Debug)]
struct Recognised {
    player: PlayerId,
    at: Instant,
}

impl Recognised {
    fn is_recent(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.at) <= RECENT_PLAYER_MAX_AGE
    }
}

impl RecentPlayers {
    /// Records that the database has just recognised a player. If too many others are known, this one is not recorded.
    pub(crate) fn note(&self, credential: Credential, player: PlayerId, now: Instant) {
        let mut recent = self.lock();
        if recent.len() >= RECENT_PLAYERS_MAX && !recent.contains_key(&credential) {
            recent.retain(|_, known| known.is_recent(now));
            if recent.len() >= RECENT_PLAYERS_MAX {
                return;
            }
        }
        recent.insert(credential, Recognised { player, at: now });
    }

    /// Returns the player with a credential, if the database has recognised them recently.
    pub(crate) fn find(&self, credential: Credential, now: Instant) -> Option<PlayerId> {
        let known = self.lock().get(&credential).copied()?;
        known.is_recent(now).then_some(known.player)
    }

    /// Records the result of a check of credentials in the database.
    pub(crate) fn checked(&self, credentials: &[Credential], revoked: &[Credential], now: Instant) {
        let mut recent = self.lock();
        for credential in credentials {
            if revoked.contains(credential) {
                recent.remove(credential);
            } else if let Some(known) = recent.get_mut(credential) {
                known.at = now;
            }
        }
    }

    /// Forgets a player, some of whose credentials may have been revoked.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.lock().retain(|_, known| known.player != player);
    }

    /// Forgets all players.
    pub(crate) fn forget_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Credential, Recognised>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Credential = Credential::Session([1; 32]);
    const OTHER: Credential = Credential::Token([1; 32]);

    fn recent(now: Instant) -> (RecentPlayers, PlayerId, PlayerId) {
        let [one, other] = [1, 2].map(PlayerId::from_random);
        let recent = RecentPlayers::default();
        recent.note(ONE, one, now);
        recent.note(OTHER, other, now);
        (recent, one, other)
    }

    #[test]
    fn a_player_is_known_until_the_last_check_is_too_old() {
        let begun = Instant::now();
        let (recent, one, _) = recent(begun);
        recent.checked(&[ONE], &[], begun + RECENT_PLAYER_MAX_AGE);
        let later = begun + 2 * RECENT_PLAYER_MAX_AGE;
        assert_eq!((recent.find(ONE, later), recent.find(OTHER, later)), (Some(one), None));
    }

    #[test]
    fn a_revoked_credential_is_forgotten() {
        let now = Instant::now();
        let (recent, _, other) = recent(now);
        recent.checked(&[ONE, OTHER], &[ONE], now);
        assert_eq!((recent.find(ONE, now), recent.find(OTHER, now)), (None, Some(other)));
    }

    #[test]
    fn all_credentials_of_a_player_are_forgotten() {
        let now = Instant::now();
        let (recent, one, other) = recent(now);
        recent.forget(one);
        assert_eq!((recent.find(ONE, now), recent.find(OTHER, now)), (None, Some(other)));
    }

    #[test]
    fn the_number_of_known_players_is_limited() {
        let now = Instant::now();
        let (recent, one, _) = recent(now);
        let credential = |number: usize| {
            let mut hash = [0; 32];
            hash[..8].copy_from_slice(&number.to_le_bytes());
            Credential::Session(hash)
        };
        for number in 0..RECENT_PLAYERS_MAX {
            recent.note(credential(number), one, now);
        }
        assert_eq!(recent.lock().len(), RECENT_PLAYERS_MAX);
        recent.note(credential(RECENT_PLAYERS_MAX), one, now + 2 * RECENT_PLAYER_MAX_AGE);
        assert_eq!(recent.lock().len(), 1, "outdated ones make room");
    }
}
