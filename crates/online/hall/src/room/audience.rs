//! Who is connected to a game, and the queues of their messages.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use bus::NodeId;
use protocol::{Absence, Presence, StreamMessage};
use record::{PlayerId, Speed};
use variants::Color;

use super::players::Players;
use crate::{
    cluster::{peers::Crowd, relay::Class},
    outbox::{Outbox, Outgoing},
    reader::LinkHash,
};

/// A change in the number of spectators is sent at most this often, in milliseconds.
const NEWS: i64 = 1000;
/// The absence after which the other player may claim in bullet games, in milliseconds.
const PATIENCE: i64 = 30_000;

/// One connection that follows a game.
#[derive(Clone, Debug)]
pub(crate) struct Subscription {
    pub(crate) id: u64,
    pub(crate) viewer: Option<PlayerId>,
    /// The key to a private game, if they have come with one.
    pub(crate) link: Option<LinkHash>,
    pub(crate) outbox: Outbox,
    pub(crate) encoding: Encoding,
}

impl Subscription {
    /// Ends it; a reader of a stream learns when to connect again. The server itself tells those of sockets.
    pub(crate) fn farewell(self, restart_ms: u32) {
        if self.encoding == Encoding::Lines {
            let bye = StreamMessage::Bye { reconnect_in_ms: restart_ms };
            self.outbox.send(Outgoing::line(&bye));
            self.outbox.cut();
        }
    }
}

/// A live game that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Live {
    pub(crate) speed: Speed,
    /// Since when everybody could be here who wanted to.
    pub(crate) calm_since: i64,
}

/// The form of the messages of a subscription.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Frames of the socket.
    Frames,
    /// Lines of an NDJSON stream.
    Lines,
}

/// The subscriptions of a game.
#[derive(Debug)]
pub(crate) struct Audience {
    subscriptions: Vec<Subscription>,
    /// Those who follow the game at other nodes.
    crowds: HashMap<NodeId, Crowd>,
    /// Since when each player is away.
    away: [Option<i64>; 2],
    /// Whether everybody was sent who is connected.
    is_sent: bool,
    sent_at: i64,
}

impl Audience {
    pub(crate) fn new(now: i64) -> Self {
        Self {
            subscriptions: Vec::new(),
            crowds: HashMap::new(),
            away: [Some(now); 2],
            is_sent: false,
            sent_at: now,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.subscriptions.is_empty() && self.crowds.is_empty()
    }

    /// The nodes where somebody follows the game.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.crowds.keys().copied()
    }

    /// Whether nobody follows the game elsewhere.
    pub(crate) fn is_local(&self) -> bool {
        self.crowds.is_empty()
    }

    /// Who follows the game at a node.
    pub(crate) fn crowd(&self, node: NodeId) -> Crowd {
        self.crowds.get(&node).copied().unwrap_or_default()
    }

    /// Whether somebody of a class follows the game elsewhere and reads frames.
    pub(crate) fn has_class(&self, class: Class) -> bool {
        self.crowds.values().any(|crowd| crowd.frames && crowd.has(class))
    }

    /// Others follow the game at a node from now on, or nobody.
    pub(crate) fn set_crowd(&mut self, node: NodeId, crowd: Crowd, players: &Players, now: i64) {
        let before = self.crowd(node);
        if crowd.is_empty() {
            self.crowds.remove(&node);
        } else {
            self.crowds.insert(node, crowd);
        }
        for color in Color::ALL {
            if crowd.has(color.into()) {
                self.away[color.index()] = None;
            }
        }
        self.note_absence(players, now);
        if (before.w, before.b) != (crowd.w, crowd.b) {
            self.changed(true, now);
        } else if before.spectators != crowd.spectators {
            self.changed(false, now);
        }
    }

    /// The node where most of the players follow the game, if all people do and none of them here.
    pub(crate) fn home(&self, players: &Players) -> Option<NodeId> {
        let is_there = |color| {
            players.level(color).is_some() || self.nodes_of(color, players).next().is_some()
        };
        if !Color::ALL.into_iter().all(is_there) {
            return None;
        }
        let count = |crowd: &Crowd| usize::from(crowd.w) + usize::from(crowd.b);
        let crowds = self.crowds.iter().filter(|(_, crowd)| count(crowd) > 0);
        let best = crowds.max_by_key(|(node, crowd)| (count(crowd), node.to_i64()));
        best.map(|(node, _)| *node)
    }

    /// Whether a player follows the game at this node.
    fn follows(&self, color: Color, players: &Players) -> bool {
        let player = players.id(color);
        self.iter().any(|subscription| player.is_some() && subscription.viewer == player)
    }

    /// The nodes where a player follows the game; none if they do so here.
    pub(crate) fn nodes_of(
        &self,
        color: Color,
        players: &Players,
    ) -> impl Iterator<Item = NodeId> + '_ {
        let is_here = self.follows(color, players);
        let there = self.crowds.iter().filter(move |(_, crowd)| crowd.has(color.into()));
        there.map(|(node, _)| *node).filter(move |_| !is_here)
    }

    /// Whether a player follows the game somewhere but at one node.
    pub(crate) fn is_elsewhere(&self, color: Color, players: &Players, node: NodeId) -> bool {
        self.follows(color, players)
            || self.crowds.iter().any(|(other, crowd)| *other != node && crowd.has(color.into()))
    }

    /// Gives everybody up who follows the game here.
    pub(crate) fn take_all(&mut self) -> Vec<Subscription> {
        std::mem::take(&mut self.subscriptions)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Subscription> {
        self.subscriptions.iter()
    }

    /// When a change of who is connected has to be sent.
    pub(crate) fn next_news(&self) -> Option<i64> {
        (!self.is_empty() && !self.is_sent).then_some(self.sent_at + NEWS)
    }

    pub(crate) fn has(&self, encoding: Encoding) -> bool {
        self.iter().any(|subscription| subscription.encoding == encoding)
            || self.crowds.values().any(|crowd| match encoding {
                Encoding::Frames => crowd.frames,
                Encoding::Lines => crowd.lines,
            })
    }

    /// Sends a message to all readers of one encoding.
    pub(crate) fn send(&mut self, encoding: Encoding, message: &Outgoing) {
        self.send_if(|subscription| (subscription.encoding == encoding).then(|| message.clone()));
    }

    /// Sends each reader the message that is for them, if there is one. Those who do not keep up are dropped.
    pub(crate) fn send_if(&mut self, message: impl Fn(&Subscription) -> Option<Outgoing>) {
        self.subscriptions.retain(|subscription| {
            message(subscription).is_none_or(|message| subscription.outbox.send(message))
        });
    }

    /// Adds a subscription; one with the same id is replaced.
    pub(crate) fn join(&mut self, subscription: Subscription, players: &Players, now: i64) {
        self.subscriptions.retain(|known| known.id != subscription.id);
        let color = subscription.viewer.and_then(|viewer| players.color_of(viewer));
        self.subscriptions.push(subscription);
        if let Some(color) = color {
            self.away[color.index()] = None;
        }
        self.changed(color.is_some(), now);
    }

    /// Ends a subscription.
    pub(crate) fn leave(&mut self, id: u64, players: &Players, now: i64) {
        let Some(index) = self.subscriptions.iter().position(|known| known.id == id) else {
            return;
        };
        let left = self.subscriptions.swap_remove(index);
        let is_player = left.viewer.is_some_and(|viewer| players.color_of(viewer).is_some());
        self.note_absence(players, now);
        self.changed(is_player, now);
    }

    /// Ends the subscriptions of those who may not stay, by their player.
    pub(crate) fn retain(&mut self, may_stay: impl Fn(Option<PlayerId>) -> bool, now: i64) {
        self.subscriptions.retain(|subscription| may_stay(subscription.viewer));
        self.changed(false, now);
    }

    /// Notes which player is not connected any more.
    pub(crate) fn note_absence(&mut self, players: &Players, now: i64) {
        for color in Color::ALL {
            if !self.is_here(color, players) && self.away[color.index()].is_none() {
                self.away[color.index()] = Some(now);
            }
        }
    }

    /// A change of players is sent at once, one of spectators after a while.
    const fn changed(&mut self, at_once: bool, now: i64) {
        self.is_sent = false;
        if at_once {
            self.sent_at = now - NEWS;
        }
    }

    fn is_here(&self, color: Color, players: &Players) -> bool {
        let player = players.id(color);
        players.level(color).is_some()
            || player.is_some() && self.iter().any(|subscription| subscription.viewer == player)
            || self.crowds.values().any(|crowd| crowd.has(color.into()))
    }

    /// Who is connected now. `live`: the speed of a live game that is being played.
    pub(crate) fn presence(&self, players: &Players, live: Option<Live>) -> Presence {
        let is_player = |subscription: &&Subscription| {
            subscription.viewer.is_some_and(|viewer| players.color_of(viewer).is_some())
        };
        let here = self.subscriptions.len() - self.iter().filter(is_player).count();
        let elsewhere = self.crowds.values().map(|crowd| crowd.spectators as usize).sum::<usize>();
        let spectators = here + elsewhere;
        Presence {
            w: self.is_here(Color::White, players),
            b: self.is_here(Color::Black, players),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            gone: live.and_then(|live| self.absence(players, live)),
        }
    }

    /// The player who is away in a live game, and from when on the other may claim.
    fn absence(&self, players: &Players, live: Live) -> Option<Absence> {
        let away = |color: Color| {
            let since = self.away[color.index()].filter(|_| !self.is_here(color, players))?;
            let patience = patience(live.speed, players.is_guest(color));
            Some(Absence { color, claim_at: since.max(live.calm_since) + patience })
        };
        Color::ALL.into_iter().filter_map(away).min_by_key(|gone| gone.claim_at)
    }

    /// Whether a player may claim because the other has been away for long enough.
    pub(crate) fn may_claim(
        &self,
        color: Color,
        players: &Players,
        live: Option<Live>,
        now: i64,
    ) -> bool {
        let gone = live.and_then(|live| self.absence(players, live));
        gone.is_some_and(|gone| gone.color == color.other() && now >= gone.claim_at)
    }

    /// Who is connected, if that has changed and was not sent within the last second. It counts as sent then.
    pub(crate) fn news(
        &mut self,
        players: &Players,
        live: Option<Live>,
        now: i64,
    ) -> Option<Presence> {
        self.note_absence(players, now);
        if self.is_sent || now < self.sent_at + NEWS {
            return None;
        }
        self.is_sent = true;
        self.sent_at = now;
        Some(self.presence(players, live))
    }

    /// Ends all subscriptions.
    pub(crate) fn farewell(&mut self, restart_ms: u32) {
        for subscription in self.subscriptions.drain(..) {
            subscription.farewell(restart_ms);
        }
    }
}

/// How long the other player waits for one who is away; for guests half as long.
const fn patience(speed: Speed, is_guest: bool) -> i64 {
    let factor = match speed {
        Speed::Bullet => 1,
        Speed::Blitz => 2,
        Speed::Rapid => 4,
        Speed::Classical | Speed::Correspondence => 10,
    };
    PATIENCE * factor / if is_guest { 2 } else { 1 }
}
