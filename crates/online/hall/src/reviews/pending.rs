//! Quotas for accepted reviews that have not been made yet.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::RefusalCode;

use crate::{
    limits::{
        PENDING_MAX_PER_NETWORK, PENDING_MAX_PER_THREAD, QUICK_FROM_PER_THREAD,
        STRANGERS_MAX_PER_THREAD,
    },
    network::NetworkKey,
};

/// The accepted reviews that have not been made yet.
#[derive(Debug, Default)]
pub(super) struct Pending(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    of_strangers: usize,
    by_network: HashMap<NetworkKey, usize>,
}

/// The place of an accepted review, freed on drop.
#[derive(Debug)]
pub(super) struct Place {
    pending: Arc<Pending>,
    network: NetworkKey,
    is_player: bool,
    /// Whether the load is so high that this review should take less time.
    pub(super) is_quick: bool,
}

impl Pending {
    /// Takes a place for a review, or refuses if too many are pending: in total, from strangers to the game, or from the network.
    /// The limits grow with the number of review threads, except the one per network.
    pub(super) fn enter(
        self: &Arc<Self>,
        network: NetworkKey,
        is_player: bool,
        threads: usize,
    ) -> Result<Place, RefusalCode> {
        let mut counts = self.counts();
        let max = |per_thread: usize| per_thread.saturating_mul(threads);
        let is_full = counts.all >= max(PENDING_MAX_PER_THREAD)
            || !is_player && counts.of_strangers >= max(STRANGERS_MAX_PER_THREAD);
        if is_full {
            return Err(RefusalCode::Busy);
        }
        let is_quick = counts.all >= max(QUICK_FROM_PER_THREAD);
        let own = counts.by_network.entry(network).or_default();
        if *own >= PENDING_MAX_PER_NETWORK {
            return Err(RefusalCode::ReportsPending);
        }
        *own += 1;
        counts.all += 1;
        counts.of_strangers += usize::from(!is_player);
        drop(counts);
        Ok(Place { pending: Arc::clone(self), network, is_player, is_quick })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.pending.counts();
        counts.all -= 1;
        counts.of_strangers -= usize::from(!self.is_player);
        if let Some(own) = counts.by_network.get_mut(&self.network) {
            *own -= 1;
            if *own == 0 {
                counts.by_network.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(
        pending: &Arc<Pending>,
        network: usize,
        is_player: bool,
    ) -> Result<Place, RefusalCode> {
        pending.enter(NetworkKey::from_digest(i64::try_from(network).unwrap()), is_player, 1)
    }

    #[test]
    fn a_network_may_have_two_pending_reviews_at_a_time() {
        let pending = Arc::new(Pending::default());
        let (first, _second) =
            (enter(&pending, 1, true).unwrap(), enter(&pending, 1, true).unwrap());
        assert_eq!(enter(&pending, 1, true).unwrap_err(), RefusalCode::ReportsPending);
        assert!(enter(&pending, 2, true).is_ok());
        drop(first);
        assert!(enter(&pending, 1, true).is_ok());
    }

    #[test]
    fn places_are_reserved_for_the_players_of_a_game() {
        let pending = Arc::new(Pending::default());
        let strangers: Vec<Place> =
            (0..STRANGERS_MAX_PER_THREAD).map(|one| enter(&pending, one, false).unwrap()).collect();
        assert_eq!(enter(&pending, 100, false).unwrap_err(), RefusalCode::Busy);
        let players = (200..200 + PENDING_MAX_PER_THREAD - STRANGERS_MAX_PER_THREAD)
            .map(|one| enter(&pending, one, true).unwrap());
        let places: Vec<Place> = strangers.into_iter().chain(players).collect();
        assert_eq!(enter(&pending, 100, true).unwrap_err(), RefusalCode::Busy);
        drop(places);
        let counts = pending.counts();
        assert!(counts.by_network.is_empty());
        assert_eq!((counts.all, counts.of_strangers), (0, 0));
    }

    #[test]
    fn reviews_are_quick_while_many_are_pending() {
        let pending = Arc::new(Pending::default());
        let mut places = Vec::new();
        for one in 0..QUICK_FROM_PER_THREAD {
            places.push(enter(&pending, one, true).unwrap());
            assert!(!places[one].is_quick);
        }
        assert!(enter(&pending, 100, true).unwrap().is_quick);
        assert!(!pending.enter(NetworkKey::from_digest(100), true, 2).unwrap().is_quick);
    }

    #[test]
    fn no_review_is_accepted_without_a_reviewer() {
        let pending = Arc::new(Pending::default());
        let refused = pending.enter(NetworkKey::from_digest(1), true, 0);
        assert_eq!(refused.unwrap_err(), RefusalCode::Busy);
    }
}
