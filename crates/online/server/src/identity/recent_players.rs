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

/// Recently recognised players who are allowed to play.
#[derive(Default, Debug)]
pub(crate) struct RecentPlayers(Mutex<Recent>);

#[derive(Default, Debug)]
struct Recent {
    /// Number of revocations so far.
    revocations: u64,
    /// The players, by their session or token.
    players: HashMap<Credential, Recognised>,
}

/// A moment in the series of revocations. Credentials that were checked before the latest one may have been revoked by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RevocationsSeen(u64);

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
    /// Returns the revocations so far, for a request that is about to be recognised.
    pub(crate) fn revocations(&self) -> RevocationsSeen {
        RevocationsSeen(self.lock().revocations)
    }

    /// Records that the database has just recognised a player. A player is not recorded if a credential was revoked meanwhile, which
    /// may be theirs, or if too many others are known.
    pub(crate) fn note(
        &self,
        credential: Credential,
        player: PlayerId,
        seen: RevocationsSeen,
        now: Instant,
    ) {
        let mut recent = self.lock();
        if recent.revocations != seen.0 {
            return;
        }
        let players = &mut recent.players;
        if players.len() >= RECENT_PLAYERS_MAX && !players.contains_key(&credential) {
            players.retain(|_, known| known.is_recent(now));
            if players.len() >= RECENT_PLAYERS_MAX {
                return;
            }
        }
        players.insert(credential, Recognised { player, at: now });
    }

    /// Returns the player with a credential, if the database has recognised them recently.
    pub(crate) fn find(&self, credential: Credential, now: Instant) -> Option<PlayerId> {
        let known = self.lock().players.get(&credential).copied()?;
        known.is_recent(now).then_some(known.player)
    }

    /// Records the result of a check of credentials in the database.
    pub(crate) fn checked(&self, credentials: &[Credential], revoked: &[Credential], now: Instant) {
        let mut recent = self.lock();
        recent.revocations += u64::from(!revoked.is_empty());
        for credential in credentials {
            if revoked.contains(credential) {
                recent.players.remove(credential);
            } else if let Some(known) = recent.players.get_mut(credential) {
                known.at = now;
            }
        }
    }

    /// Forgets a credential with which nobody may play.
    pub(crate) fn refuse(&self, credential: Credential) {
        self.lock().players.remove(&credential);
    }

    /// Forgets a player, some of whose credentials may have been revoked.
    pub(crate) fn forget(&self, player: PlayerId) {
        let mut recent = self.lock();
        recent.revocations += 1;
        recent.players.retain(|_, known| known.player != player);
    }

    /// Forgets all players.
    pub(crate) fn forget_all(&self) {
        let mut recent = self.lock();
        recent.revocations += 1;
        recent.players.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Recent> {
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
        recent.note(ONE, one, recent.revocations(), now);
        recent.note(OTHER, other, recent.revocations(), now);
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
    fn a_refused_credential_is_forgotten() {
        let now = Instant::now();
        let (recent, _, other) = recent(now);
        recent.refuse(ONE);
        assert_eq!((recent.find(ONE, now), recent.find(OTHER, now)), (None, Some(other)));
    }

    #[test]
    fn a_request_during_a_revocation_does_not_record_its_player() {
        let now = Instant::now();
        let revoke: [fn(&RecentPlayers, PlayerId); 3] = [
            |recent, player| recent.forget(player),
            |recent, _| recent.forget_all(),
            |recent, _| recent.checked(&[ONE], &[ONE], Instant::now()),
        ];
        for revoke in revoke {
            let (recent, one, _) = recent(now);
            let seen = recent.revocations();
            revoke(&recent, one);
            recent.note(ONE, one, seen, now);
            assert_eq!(recent.find(ONE, now), None);
            recent.note(ONE, one, recent.revocations(), now);
            assert_eq!(recent.find(ONE, now), Some(one), "a later request records them");
        }
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
            recent.note(credential(number), one, recent.revocations(), now);
        }
        assert_eq!(recent.lock().players.len(), RECENT_PLAYERS_MAX);
        let later = now + 2 * RECENT_PLAYER_MAX_AGE;
        recent.note(credential(RECENT_PLAYERS_MAX), one, recent.revocations(), later);
        assert_eq!(recent.lock().players.len(), 1, "outdated ones make room");
    }
}
