//! Presence: the people at each node, and the live games that the node owns.
//!
//! Each node maintains its own part and broadcasts every change with a number. A node that detects a gap in these numbers asks
//! the sender for a full snapshot.
//! Known presence stays valid until the database declares the node dead: a brief network failure does not make anyone leave.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    mem,
};

use bus::NodeId;
use protocol::{GameSummary, limits::millis};
use record::{GameId, PlayerId};

use crate::{
    broadcast::{Broadcast, Person, Playing},
    limits::{BROADCAST_MAX_ITEMS, SNAPSHOT_INTERVAL},
};

/// Presence at all nodes.
#[derive(Debug, Default)]
pub struct PresenceRegistry {
    /// Number of this node's last broadcast.
    number: u64,
    own: Part,
    told_all: Option<i64>,
    others: HashMap<NodeId, Other>,
    /// Nodes that have left. Their late messages are ignored.
    departed: HashSet<NodeId>,
    /// Earliest time from which broadcasts may have been missed.
    doubt: Option<i64>,
}

/// Presence at one node.
#[derive(Debug, Default)]
struct Part {
    people: HashMap<PlayerId, Person>,
    games: HashMap<GameId, Playing>,
    best: Vec<GameSummary>,
}

/// Known presence at another node.
#[derive(Debug, Default)]
struct Other {
    number: u64,
    part: Part,
    /// Snapshot being received.
    fresh: Option<Part>,
    is_whole: bool,
    asked: Option<i64>,
    heard: i64,
    online: usize,
}

impl Part {
    fn apply(&mut self, broadcast: &Broadcast) {
        match broadcast {
            Broadcast::Here { people } => {
                self.people.extend(people.iter().map(|person| (person.id, person.clone())));
            }
            Broadcast::Away { player } => {
                self.people.remove(player);
            }
            Broadcast::Begun { games } => {
                self.games.extend(games.iter().map(|playing| (playing.game, *playing)));
            }
            Broadcast::Over { game } => {
                self.games.remove(game);
                self.best.retain(|best| best.id != *game);
            }
            Broadcast::Best { games } => self.best.clone_from(games),
            _ => {}
        }
    }

    /// Returns a full snapshot of the presence as a sequence of broadcasts.
    fn told(&self) -> Vec<Broadcast> {
        let people: Vec<Person> = self.people.values().cloned().collect();
        let games: Vec<Playing> = self.games.values().copied().collect();
        let mut told = vec![Broadcast::SnapshotStart];
        told.extend(
            people
                .chunks(BROADCAST_MAX_ITEMS)
                .map(|some| Broadcast::Here { people: some.to_vec() }),
        );
        told.extend(
            games.chunks(BROADCAST_MAX_ITEMS).map(|some| Broadcast::Begun { games: some.to_vec() }),
        );
        told.extend([Broadcast::Best { games: self.best.clone() }, Broadcast::SnapshotEnd]);
        told
    }
}

impl PresenceRegistry {
    /// Returns the number of this node's last broadcast.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Applies a broadcast sent by this node; returns its number.
    pub(crate) fn note(&mut self, broadcast: &Broadcast) -> u64 {
        self.own.apply(broadcast);
        self.number += 1;
        self.number
    }

    /// Returns the entry for a person at this node, or an empty one if they are not present.
    pub(crate) fn own_person(&self, id: PlayerId) -> Person {
        let known = self.own.people.get(&id).cloned();
        known.unwrap_or(Person { id, since: None, shown: None, listens: false })
    }

    /// Returns a game of this node, as it was last broadcast.
    pub(crate) fn own_game(&self, game: GameId) -> Option<Playing> {
        self.own.games.get(&game).copied()
    }

    /// Returns the best games of this node, as they were last broadcast.
    pub(crate) fn own_best(&self) -> &[GameSummary] {
        &self.own.best
    }

    /// Returns a full snapshot, or nothing if one was sent a moment ago.
    pub(crate) fn everything(&mut self, now: i64) -> Vec<Broadcast> {
        if self.told_all.is_some_and(|told| now - told < millis(SNAPSHOT_INTERVAL)) {
            return Vec::new();
        }
        self.told_all = Some(now);
        self.own.told()
    }

    /// Handles a greeting with the sender's last broadcast number and connection count. Returns whether to ask for a snapshot.
    pub(crate) fn greet(&mut self, node: NodeId, number: u64, online: usize, now: i64) -> bool {
        if self.departed.contains(&node) {
            return false;
        }
        let other = self.others.entry(node).or_default();
        other.online = online;
        if number == 0 {
            other.is_whole = true;
        }
        self.check(node, number, now)
    }

    /// Applies a broadcast from another node. Returns whether to ask for a snapshot.
    pub(crate) fn learn(
        &mut self,
        node: NodeId,
        number: u64,
        broadcast: &Broadcast,
        now: i64,
    ) -> bool {
        if self.departed.contains(&node) {
            return false;
        }
        let must_ask = self.check(node, number.saturating_sub(1), now);
        let Some(other) = self.others.get_mut(&node) else { return false };
        other.number = number;
        match broadcast {
            Broadcast::SnapshotStart => other.fresh = Some(Part::default()),
            Broadcast::SnapshotEnd => {
                if let Some(fresh) = other.fresh.take() {
                    other.part = fresh;
                    other.is_whole = true;
                    other.asked = None;
                }
            }
            broadcast => {
                other.fresh.as_mut().unwrap_or(&mut other.part).apply(broadcast);
            }
        }
        must_ask && !other.is_whole && other.fresh.is_none()
    }

    /// Checks for missing broadcasts before the given number. Returns whether to ask the node for a snapshot.
    fn check(&mut self, node: NodeId, number: u64, now: i64) -> bool {
        let other = self.others.entry(node).or_default();
        let heard = mem::replace(&mut other.heard, now);
        if number != other.number {
            other.fresh = None;
            // Nothing can have been missed from a node that was unknown until now.
            let was_whole = mem::take(&mut other.is_whole);
            other.number = number;
            if was_whole {
                self.doubt_since(heard);
            }
        }
        let Some(other) = self.others.get_mut(&node) else { return false };
        if other.is_whole
            || other.asked.is_some_and(|asked| now - asked < millis(SNAPSHOT_INTERVAL))
        {
            return false;
        }
        other.asked = Some(now);
        true
    }

    /// Handles the clean shutdown of a node.
    pub(crate) fn left(&mut self, node: NodeId) {
        self.departed.insert(node);
        self.others.remove(&node);
    }

    /// Handles the death of a node: its last broadcasts may have been lost.
    pub(crate) fn died(&mut self, node: NodeId) {
        if let Some(other) = self.others.remove(&node) {
            self.doubt_since(other.heard);
        }
    }

    fn doubt_since(&mut self, heard: i64) {
        self.doubt = Some(self.doubt.map_or(heard, |doubt| doubt.min(heard)));
    }

    /// Returns and clears the time from which broadcasts may have been missed.
    #[must_use]
    pub const fn take_doubt(&mut self) -> Option<i64> {
        self.doubt.take()
    }

    /// Returns the number of connections to other nodes.
    #[must_use]
    pub fn online(&self) -> usize {
        self.others.values().map(|other| other.online).sum()
    }

    /// Returns whether a player is connected to another node.
    #[must_use]
    pub fn is_connected(&self, player: PlayerId) -> bool {
        let mut people = self.others.values().filter_map(|other| other.part.people.get(&player));
        people.any(|person| person.since.is_some())
    }

    /// Returns the other nodes at which a player is subscribed to notifications.
    #[must_use]
    pub fn listeners(&self, player: PlayerId) -> Vec<NodeId> {
        let listens = |other: &Other| other.part.people.get(&player).is_some_and(|one| one.listens);
        let nodes = self.others.iter().filter(|(_, other)| listens(other));
        nodes.map(|(node, _)| *node).collect()
    }

    /// Returns whether there are other nodes.
    #[must_use]
    pub fn has_others(&self) -> bool {
        !self.others.is_empty()
    }

    /// Returns the listed people at other nodes who arrived last, at most `most` of them, with their arrival times.
    #[must_use]
    pub fn named(&self, most: usize) -> Vec<(i64, protocol::Player)> {
        let people = self.others.values().flat_map(|other| other.part.people.values());
        let named = people.filter_map(|person| Some((person.since?, person.shown.as_ref()?)));
        let mut named: Vec<(i64, &protocol::Player)> = named.collect();
        if named.len() > most {
            named.select_nth_unstable_by_key(most, |(since, _)| Reverse(*since));
            named.truncate(most);
        }
        named.into_iter().map(|(since, player)| (since, player.clone())).collect()
    }

    /// Returns the live games of a player at other nodes.
    #[must_use]
    pub fn games_of(&self, player: PlayerId) -> Vec<Playing> {
        let games = self.others.values().flat_map(|other| other.part.games.values());
        games.filter(|playing| playing.players.contains(&Some(player))).copied().collect()
    }

    /// Returns the other node that has announced a live game as its own, the last one heard if there are several.
    #[must_use]
    pub fn owner_of(&self, game: GameId) -> Option<NodeId> {
        let owners = self.others.iter().filter(|(_, other)| other.part.games.contains_key(&game));
        owners.max_by_key(|(_, other)| other.heard).map(|(node, _)| *node)
    }

    /// Returns the best games of other nodes, without duplicates.
    #[must_use]
    pub fn best(&self) -> Vec<GameSummary> {
        let mut seen = HashSet::new();
        let games = self.others.values().flat_map(|other| &other.part.best);
        games.filter(|game| seen.insert(game.id)).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODE: NodeId = NodeId::from_i64(2);

    fn here(number: u64) -> Broadcast {
        let id = PlayerId::from_random(number);
        let person = Person { id, since: Some(0), shown: None, listens: true };
        Broadcast::Here { people: vec![person] }
    }

    #[test]
    fn a_node_that_detects_a_gap_asks_for_a_snapshot_and_keeps_its_state() {
        let mut presence = PresenceRegistry::default();
        let [one, two, three] = [1, 2, 3].map(PlayerId::from_random);
        assert!(!presence.greet(NODE, 0, 5, 0));
        assert!(!presence.learn(NODE, 1, &here(1), 10));
        assert!(!presence.learn(NODE, 2, &here(2), 20));
        assert!(presence.learn(NODE, 4, &here(3), 30), "the third is missing");
        assert_eq!(presence.take_doubt(), Some(20));
        assert!([one, two, three].map(|player| presence.is_connected(player)) == [true; 3]);
        assert!(!presence.greet(NODE, 4, 5, 40), "it was asked a moment ago");
        presence.learn(NODE, 5, &Broadcast::SnapshotStart, 50);
        presence.learn(NODE, 6, &here(3), 50);
        assert!(presence.is_connected(one), "the snapshot is not complete yet");
        presence.learn(NODE, 7, &Broadcast::SnapshotEnd, 50);
        assert!(
            [one, two, three].map(|player| presence.is_connected(player)) == [false, false, true]
        );
        assert_eq!((presence.take_doubt(), presence.online()), (None, 5));
        assert_eq!(presence.listeners(three), [NODE]);
        presence.died(NODE);
        assert!(!presence.is_connected(three));
        assert_eq!(presence.take_doubt(), Some(50), "its last broadcasts may have been lost");
    }

    #[test]
    fn the_loss_of_the_last_broadcast_is_detected() {
        let mut presence = PresenceRegistry::default();
        presence.greet(NODE, 0, 0, 0);
        assert!(presence.greet(NODE, 1, 0, 500));
        assert!(!presence.greet(NODE, 1, 0, 600));
        assert!(presence.greet(NODE, 1, 0, 1500), "it has not answered");
    }

    #[test]
    fn late_messages_from_a_departed_node_add_no_presence() {
        let mut presence = PresenceRegistry::default();
        presence.greet(NODE, 0, 1, 0);
        presence.left(NODE);
        assert!(!presence.learn(NODE, 1, &here(1), 10));
        assert!(!presence.greet(NODE, 1, 1, 20));
        assert!(!presence.is_connected(PlayerId::from_random(1)));
        assert_eq!((presence.online(), presence.take_doubt()), (0, None));
    }

    #[test]
    fn no_broadcast_from_a_new_node_counts_as_missed() {
        let mut presence = PresenceRegistry::default();
        assert!(presence.greet(NODE, 7, 0, 0));
        assert_eq!(presence.take_doubt(), None);
    }

    #[test]
    fn a_snapshot_can_be_sent_in_parts() {
        let mut own = PresenceRegistry::default();
        let people = (0..1200).map(|id| {
            let id = PlayerId::from_random(id);
            Person { id, since: Some(0), shown: None, listens: false }
        });
        own.note(&Broadcast::Here { people: people.collect() });
        let told = own.everything(0);
        assert!(own.everything(1).is_empty(), "a snapshot was sent a moment ago");
        let mut other = PresenceRegistry::default();
        for (broadcast, number) in told.iter().zip(8..) {
            other.learn(NODE, number, broadcast, 0);
        }
        assert_eq!(other.others[&NODE].part.people.len(), 1200);
        assert!(other.others[&NODE].is_whole);
    }
}
