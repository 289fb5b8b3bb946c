//! Players' networks, tracked so that one network cannot crowd out the others.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use record::PlayerId;
use serde::{Deserialize, Serialize};

use crate::limits::HALF_MAX_PLAYERS;

/// Opaque key of a network: the server derives it from an IPv4 address or an IPv6 /64. Keys are the same at every node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NetworkKey(i64);

impl NetworkKey {
    /// Creates a key from a digest of the network.
    #[must_use]
    pub const fn from_digest(digest: i64) -> Self {
        Self(digest)
    }

    /// Returns the digest, for the database.
    #[must_use]
    pub const fn digest(self) -> i64 {
        self.0
    }
}

/// The network from which each player was last seen. A full table drops the players who were seen least recently.
#[derive(Debug, Default)]
pub(crate) struct Networks(Mutex<Halves>);

#[derive(Debug, Default)]
struct Halves {
    young: HashMap<PlayerId, NetworkKey>,
    old: HashMap<PlayerId, NetworkKey>,
}

impl Networks {
    /// Records the network from which a player was just seen.
    pub(crate) fn note(&self, player: PlayerId, network: NetworkKey) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).note(player, network);
    }

    /// Returns the network from which a player was last seen, if known.
    pub(crate) fn of(&self, player: PlayerId) -> Option<NetworkKey> {
        let mut halves = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(network) = halves.young.get(&player) {
            return Some(*network);
        }
        let network = halves.old.get(&player).copied()?;
        halves.note(player, network);
        Some(network)
    }
}

impl Halves {
    fn note(&mut self, player: PlayerId, network: NetworkKey) {
        if self.young.len() >= HALF_MAX_PLAYERS && !self.young.contains_key(&player) {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(player, network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: usize) -> PlayerId {
        PlayerId::from_random(number as u64)
    }

    #[test]
    fn a_players_network_is_the_one_from_which_they_were_last_seen() {
        let networks = Networks::default();
        assert_eq!(networks.of(player(1)), None);
        networks.note(player(1), NetworkKey(7));
        networks.note(player(1), NetworkKey(8));
        assert_eq!(networks.of(player(1)), Some(NetworkKey(8)));
    }

    #[test]
    fn a_full_table_drops_the_players_seen_least_recently() {
        let networks = Networks::default();
        networks.note(player(0), NetworkKey(0));
        networks.note(player(1), NetworkKey(1));
        for number in 2..=3 * HALF_MAX_PLAYERS {
            networks.note(player(number), NetworkKey(2));
            assert_eq!(networks.of(player(0)), Some(NetworkKey(0)), "{number}");
        }
        assert_eq!(networks.of(player(1)), None);
        let halves = networks.0.lock().unwrap();
        assert!(halves.young.len() <= HALF_MAX_PLAYERS && halves.old.len() <= HALF_MAX_PLAYERS);
    }
}
