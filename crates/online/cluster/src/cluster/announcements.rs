//! Broadcasts of this node: its people, its games, and other events.

use protocol::GameSummary;
use record::{GameId, PlayerId};

use super::Cluster;
use crate::{
    broadcast::{Broadcast, Person, Playing},
    message::Tell,
    presence_registry::PresenceRegistry,
};

impl Cluster {
    /// Broadcasts an event to all other nodes. A node that detects a lost broadcast asks for a full snapshot.
    pub fn announce(&self, broadcast: Broadcast) {
        self.announce_in(&mut self.presence(), broadcast);
    }

    /// Broadcasts an event while the caller holds the lock so that broadcasts are sent in the order of their numbers.
    fn announce_in(&self, presence: &mut PresenceRegistry, broadcast: Broadcast) {
        let number = presence.note(&broadcast);
        self.bus.tell_all(&Tell::Broadcast { number, broadcast });
    }

    /// Broadcasts a full snapshot for nodes that may have missed something.
    pub(crate) fn announce_everything(&self, now: i64) {
        let mut presence = self.presence();
        for broadcast in presence.everything(now) {
            self.announce_in(&mut presence, broadcast);
        }
    }

    /// Broadcasts that a player has opened their first connection to this node, or closed the last one.
    pub fn announce_connected(
        &self,
        player: PlayerId,
        since: Option<i64>,
        shown: Option<protocol::Player>,
    ) {
        let mut presence = self.presence();
        let person = Person { since, shown, ..presence.own_person(player) };
        self.announce_person(&mut presence, person);
    }

    /// Broadcasts that a player has subscribed to notifications at this node, or unsubscribed.
    pub fn announce_listens(&self, player: PlayerId, listens: bool) {
        let mut presence = self.presence();
        let person = Person { listens, ..presence.own_person(player) };
        self.announce_person(&mut presence, person);
    }

    fn announce_person(&self, presence: &mut PresenceRegistry, person: Person) {
        if presence.own_person(person.id) == person {
            return;
        }
        let broadcast = match person.since.is_some() || person.listens {
            true => Broadcast::Here { people: vec![person] },
            false => Broadcast::Away { player: person.id },
        };
        self.announce_in(presence, broadcast);
    }

    /// Broadcasts a live game that this node owns.
    pub fn announce_game(&self, playing: Playing) {
        let mut presence = self.presence();
        if presence.own_game(playing.game) != Some(playing) {
            self.announce_in(&mut presence, Broadcast::Begun { games: vec![playing] });
        }
    }

    /// Broadcasts that a game is over or no longer owned by this node.
    pub fn announce_over(&self, game: GameId) {
        let mut presence = self.presence();
        if presence.own_game(game).is_some() {
            self.announce_in(&mut presence, Broadcast::Over { game });
        }
    }

    /// Broadcasts the best games of this node.
    pub fn announce_best(&self, games: Vec<GameSummary>) {
        let mut presence = self.presence();
        if presence.own_best() != games {
            self.announce_in(&mut presence, Broadcast::Best { games });
        }
    }
}
