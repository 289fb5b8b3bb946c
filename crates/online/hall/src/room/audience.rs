//! The connections that follow a game, and their message queues.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use bus::NodeId;
use cluster::{Class, SpectatorCounts};
use protocol::{Absence, Presence, StreamMessage, limits::millis};
use record::{PlayerId, Speed};
use variants::Color;

use super::players::Players;
use crate::{
    limits::{BULLET_CLAIM_AFTER, SPECTATOR_UPDATE_INTERVAL},
    outbox::{Outbox, Outgoing},
    reader::AccessKeyHash,
};

/// A connection that follows a game.
#[derive(Clone, Debug)]
pub(crate) struct Subscription {
    pub(crate) id: u64,
    pub(crate) viewer: Option<PlayerId>,
    /// Hash of the key to a private game, if the reader sent one.
    pub(crate) link: Option<AccessKeyHash>,
    pub(crate) outbox: Outbox,
    pub(crate) encoding: Encoding,
}

impl Subscription {
    /// Ends the subscription. Stream readers are told when to reconnect; the server itself tells WebSocket clients.
    pub(crate) fn farewell(self, restart_ms: u32) {
        if self.encoding == Encoding::Lines {
            let bye = StreamMessage::Bye { reconnect_in_ms: restart_ms };
            self.outbox.send(Outgoing::line(&bye));
            self.outbox.cut();
        }
    }
}

/// State of a live game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Live {
    pub(crate) speed: Speed,
    /// Time since which no outage has kept a player from connecting.
    pub(crate) calm_since: i64,
}

/// Encoding of a subscription's messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// WebSocket frames.
    Frames,
    /// NDJSON lines.
    Lines,
}

/// The subscriptions of a game.
#[derive(Debug)]
pub(crate) struct Audience {
    subscriptions: Vec<Subscription>,
    /// Follower counts at other nodes.
    spectators_elsewhere: HashMap<NodeId, SpectatorCounts>,
    /// Time since which each player has been absent.
    away: [Option<i64>; 2],
    /// Whether the current presence has been sent.
    is_sent: bool,
    sent_at: i64,
}

impl Audience {
    pub(crate) fn new(now: i64) -> Self {
        Self {
            subscriptions: Vec::new(),
            spectators_elsewhere: HashMap::new(),
            away: [Some(now); 2],
            is_sent: false,
            sent_at: now,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.subscriptions.is_empty() && self.spectators_elsewhere.is_empty()
    }

    /// Returns the nodes with followers of the game.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.spectators_elsewhere.keys().copied()
    }

    /// Returns whether all followers are at this node.
    pub(crate) fn is_local(&self) -> bool {
        self.spectators_elsewhere.is_empty()
    }

    /// Returns the follower counts at a node.
    pub(crate) fn counts(&self, node: NodeId) -> SpectatorCounts {
        self.spectators_elsewhere.get(&node).copied().unwrap_or_default()
    }

    /// Returns whether another node has followers of a class who read frames.
    pub(crate) fn has_class(&self, class: Class) -> bool {
        self.spectators_elsewhere.values().any(|counts| counts.frames && counts.has(class))
    }

    /// Updates the follower counts at a node; empty counts remove the node.
    pub(crate) fn set_spectators(
        &mut self,
        node: NodeId,
        counts: SpectatorCounts,
        players: &Players,
        now: i64,
    ) {
        let before = self.counts(node);
        if counts.is_empty() {
            self.spectators_elsewhere.remove(&node);
        } else {
            self.spectators_elsewhere.insert(node, counts);
        }
        for color in Color::ALL {
            if counts.has(color.into()) {
                self.away[color.index()] = None;
            }
        }
        self.note_absence(players, now);
        if (before.w, before.b) != (counts.w, counts.b) {
            self.changed(true, now);
        } else if before.spectators != counts.spectators {
            self.changed(false, now);
        }
    }

    /// Returns the node where most of the players follow the game, if all human players follow it at other nodes.
    pub(crate) fn home(&self, players: &Players) -> Option<NodeId> {
        let is_there = |color| {
            players.level(color).is_some() || self.nodes_of(color, players).next().is_some()
        };
        if !Color::ALL.into_iter().all(is_there) {
            return None;
        }
        let count = |counts: &SpectatorCounts| usize::from(counts.w) + usize::from(counts.b);
        let spectators_elsewhere =
            self.spectators_elsewhere.iter().filter(|(_, counts)| count(counts) > 0);
        let best = spectators_elsewhere.max_by_key(|(node, counts)| (count(counts), node.to_i64()));
        best.map(|(node, _)| *node)
    }

    /// Returns whether a player follows the game at this node.
    fn follows(&self, color: Color, players: &Players) -> bool {
        let player = players.id(color);
        self.iter().any(|subscription| player.is_some() && subscription.viewer == player)
    }

    /// Returns whether a person who plays in the game does not follow it at this node.
    pub(crate) fn is_missing(&self, color: Color, players: &Players) -> bool {
        let is_person = players.id(color).is_some() && players.level(color).is_none();
        is_person && !self.follows(color, players)
    }

    /// Returns the time since which a player has been absent.
    pub(crate) const fn away_since(&self, color: Color) -> Option<i64> {
        self.away[color.index()]
    }

    /// Returns the other nodes where a player follows the game; empty if they follow it at this node.
    pub(crate) fn nodes_of(
        &self,
        color: Color,
        players: &Players,
    ) -> impl Iterator<Item = NodeId> + '_ {
        let is_here = self.follows(color, players);
        let there =
            self.spectators_elsewhere.iter().filter(move |(_, counts)| counts.has(color.into()));
        there.map(|(node, _)| *node).filter(move |_| !is_here)
    }

    /// Returns whether a player follows the game anywhere other than at the given node.
    pub(crate) fn is_elsewhere(&self, color: Color, players: &Players, node: NodeId) -> bool {
        self.follows(color, players)
            || self
                .spectators_elsewhere
                .iter()
                .any(|(other, counts)| *other != node && counts.has(color.into()))
    }

    /// Removes and returns all local subscriptions.
    pub(crate) fn take_all(&mut self) -> Vec<Subscription> {
        std::mem::take(&mut self.subscriptions)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Subscription> {
        self.subscriptions.iter()
    }

    /// Returns the time at which a presence change has to be sent, if there is one.
    pub(crate) fn next_news(&self) -> Option<i64> {
        (!self.is_empty() && !self.is_sent)
            .then_some(self.sent_at + millis(SPECTATOR_UPDATE_INTERVAL))
    }

    pub(crate) fn has(&self, encoding: Encoding) -> bool {
        self.iter().any(|subscription| subscription.encoding == encoding)
            || self.spectators_elsewhere.values().any(|counts| match encoding {
                Encoding::Frames => counts.frames,
                Encoding::Lines => counts.lines,
            })
    }

    /// Sends a message to all readers with the given encoding.
    pub(crate) fn send(&mut self, encoding: Encoding, message: &Outgoing) {
        self.send_if(|subscription| (subscription.encoding == encoding).then(|| message.clone()));
    }

    /// Sends each reader their message, if any. Readers who do not keep up are dropped.
    pub(crate) fn send_if(&mut self, message: impl Fn(&Subscription) -> Option<Outgoing>) {
        self.subscriptions.retain(|subscription| {
            message(subscription).is_none_or(|message| subscription.outbox.send(message))
        });
    }

    /// Adds a subscription, replacing one with the same id.
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

    /// Keeps only the subscriptions whose player may stay.
    pub(crate) fn retain(&mut self, may_stay: impl Fn(Option<PlayerId>) -> bool, now: i64) {
        self.subscriptions.retain(|subscription| may_stay(subscription.viewer));
        self.changed(false, now);
    }

    /// Records which players have disconnected.
    pub(crate) fn note_absence(&mut self, players: &Players, now: i64) {
        for color in Color::ALL {
            if !self.is_here(color, players) && self.away[color.index()].is_none() {
                self.away[color.index()] = Some(now);
            }
        }
    }

    /// Schedules a presence update: immediately for players, delayed for spectators.
    const fn changed(&mut self, at_once: bool, now: i64) {
        self.is_sent = false;
        if at_once {
            self.sent_at = now - millis(SPECTATOR_UPDATE_INTERVAL);
        }
    }

    fn is_here(&self, color: Color, players: &Players) -> bool {
        let player = players.id(color);
        players.level(color).is_some()
            || player.is_some() && self.iter().any(|subscription| subscription.viewer == player)
            || self.spectators_elsewhere.values().any(|counts| counts.has(color.into()))
    }

    /// Returns the presence of players and spectators. `live` is set for a live game in progress.
    pub(crate) fn presence(&self, players: &Players, live: Option<Live>) -> Presence {
        let is_player = |subscription: &&Subscription| {
            subscription.viewer.is_some_and(|viewer| players.color_of(viewer).is_some())
        };
        let here = self.subscriptions.len() - self.iter().filter(is_player).count();
        let elsewhere = self
            .spectators_elsewhere
            .values()
            .map(|counts| counts.spectators as usize)
            .sum::<usize>();
        let spectators = here + elsewhere;
        Presence {
            w: self.is_here(Color::White, players),
            b: self.is_here(Color::Black, players),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            gone: live.and_then(|live| self.absence(players, live)),
        }
    }

    /// Returns the absent player of a live game, if any, and the time from which the opponent may claim the game.
    fn absence(&self, players: &Players, live: Live) -> Option<Absence> {
        let away = |color: Color| {
            let since = self.away[color.index()].filter(|_| !self.is_here(color, players))?;
            let claim_after = claim_after(live.speed, players.is_guest(color));
            Some(Absence { color, claim_at: since.max(live.calm_since) + claim_after })
        };
        Color::ALL.into_iter().filter_map(away).min_by_key(|gone| gone.claim_at)
    }

    /// Returns whether a player may claim the game because the opponent has been absent for long enough.
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

    /// Returns the presence if it has changed and none was sent within the last second, and marks it as sent.
    pub(crate) fn changed_presence(
        &mut self,
        players: &Players,
        live: Option<Live>,
        now: i64,
    ) -> Option<Presence> {
        self.note_absence(players, now);
        if self.is_sent || now < self.sent_at + millis(SPECTATOR_UPDATE_INTERVAL) {
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

/// Returns the length of absence after which the opponent may claim the game; half as long for guests.
const fn claim_after(speed: Speed, is_guest: bool) -> i64 {
    let factor = match speed {
        Speed::Bullet => 1,
        Speed::Blitz => 2,
        Speed::Rapid => 4,
        Speed::Classical | Speed::Correspondence => 10,
    };
    millis(BULLET_CLAIM_AFTER) * factor / if is_guest { 2 } else { 1 }
}
