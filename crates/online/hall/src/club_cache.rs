//! Cache of club nights: each is read at most once a second, however many pages are open.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::{GameSummary, limits::millis, rest::ClubPlayer};
use record::{ClubNightId, GameId, PlayerId};
use store::ReadyPlayer;

use crate::{
    cached::Cached,
    limits::{CLUB_NIGHT_KEPT, CLUB_NIGHTS_CACHED_MAX},
};

/// The state of a club night that is the same for all readers.
#[derive(Debug)]
pub(crate) struct Evening {
    pub(crate) night: store::ClubNight,
    pub(crate) ready: Vec<ReadyPlayer>,
    /// All participants, the best first.
    pub(crate) people: Vec<(PlayerId, ClubPlayer)>,
    /// Games in progress, with their players.
    pub(crate) live: Vec<(GameId, [Option<PlayerId>; 2])>,
    pub(crate) listed: Vec<GameSummary>,
}

impl Evening {
    /// Returns the current game of a player.
    pub(crate) fn game_of(&self, player: PlayerId) -> Option<GameId> {
        let own = self.live.iter().find(|(_, players)| players.contains(&Some(player)));
        own.map(|(game, _)| *game)
    }
}

/// Cache of club nights.
#[derive(Debug, Default)]
pub(crate) struct ClubCache(Mutex<HashMap<ClubNightId, Arc<Cached<Evening>>>>);

impl ClubCache {
    /// Returns the cache entry of a night, creating an empty one if necessary.
    pub(crate) fn of(&self, id: ClubNightId, now: i64) -> Arc<Cached<Evening>> {
        let mut nights = self.nights();
        if nights.len() >= CLUB_NIGHTS_CACHED_MAX {
            nights.retain(|_, cached| Arc::strong_count(cached) > 1 || cached.is_fresh(now));
        }
        let new = || Arc::new(Cached::new(millis(CLUB_NIGHT_KEPT)));
        Arc::clone(nights.entry(id).or_insert_with(new))
    }

    /// Marks a night as changed.
    pub(crate) fn changed(&self, id: ClubNightId) {
        if let Some(cached) = self.nights().get(&id) {
            cached.changed();
        }
    }

    /// Drops a night from the cache, for instance because it does not exist.
    pub(crate) fn forget(&self, id: ClubNightId) {
        self.nights().remove(&id);
    }

    fn nights(&self) -> MutexGuard<'_, HashMap<ClubNightId, Arc<Cached<Evening>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_cache_drops_unused_club_nights() {
        let cache = ClubCache::default();
        let id = |number: usize| ClubNightId::from_random(number as u64);
        let held = cache.of(id(0), 0);
        for number in 1..10 * CLUB_NIGHTS_CACHED_MAX {
            cache.of(id(number), 0);
        }
        assert!(cache.nights().len() <= CLUB_NIGHTS_CACHED_MAX);
        assert!(Arc::ptr_eq(&held, &cache.of(id(0), 0)), "a night in use stays in the cache");
    }
}
