//! State of the other nodes: whether each is alive according to the database, and whether it is heard over the bus.

mod peer;
mod silence;
#[cfg(test)]
mod tests;

use std::{collections::HashMap, time::Duration};

use bus::NodeId;
use protocol::limits::millis;
use serde::{Deserialize, Serialize};
use store::{Heartbeat, Node};

use self::{
    peer::{Peer, is_slow},
    silence::Silence,
};
use crate::limits::{CONFIRMED_AFTER, CUT_OFF_AFTER, DEPARTED_KEPT, SILENT_AFTER, TOUCH_MAX_AGE};

/// A greeting, as echoed by its receiver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Echo {
    pub(crate) node: NodeId,
    /// Time of sending, by the clock of the node that sent the greeting.
    pub(crate) at: i64,
    /// Time from the arrival of the greeting until the echo was sent, in milliseconds.
    pub(crate) held: i64,
    /// Number of the last message of a game that the sender of the echo has relayed to the node.
    pub(crate) relayed: u64,
}

/// A status change of another node, or of all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeerChange {
    /// The node and this one no longer hear each other in time, but it may be alive.
    Silent {
        /// The node.
        node: NodeId,
        /// Time up to which the two were in touch.
        since: i64,
    },
    /// The node and this one hear each other again.
    Heard {
        /// The node.
        node: NodeId,
    },
    /// The node is dead or has left.
    Gone {
        /// The node.
        node: NodeId,
    },
    /// This node can reach none of the others.
    Isolated {
        /// Time up to which any of them was in touch.
        since: i64,
    },
    /// This node reaches another node again.
    Reunited,
}

/// The other nodes.
#[derive(Debug)]
pub struct Peers {
    own: NodeId,
    nodes: HashMap<NodeId, Peer>,
    /// Nodes that have shut down cleanly, with the time of the shutdown. Their late messages are ignored.
    departed: HashMap<NodeId, i64>,
    /// Time up to which messages are known to have passed between this node and the bus in both directions.
    link_works_until: i64,
    calm_since: i64,
    is_isolated: bool,
    is_cut_off: bool,
    /// The last period during which another node was out of reach.
    silence: Silence,
    /// Time since which the cluster has been in the opposite state: the others have reached each other without this node, or this
    /// node has reached them.
    turned_at: Option<i64>,
}

impl Peers {
    pub(crate) fn new(own: NodeId, now: i64) -> Self {
        Self {
            own,
            nodes: HashMap::new(),
            departed: HashMap::new(),
            link_works_until: now,
            calm_since: now,
            is_isolated: false,
            is_cut_off: false,
            silence: Silence::default(),
            turned_at: None,
        }
    }

    /// Returns the time since which all nodes have been reachable, as far as this node knows. Earlier absences of players do not
    /// count.
    #[must_use]
    pub const fn calm_since(&self) -> i64 {
        self.calm_since
    }

    /// Records a disturbance, for which no player is responsible.
    pub(crate) fn disturbed(&mut self, now: i64) {
        self.calm_since = now;
    }

    /// Records that a node was heard.
    pub(crate) fn hear(&mut self, node: NodeId, now: i64) -> Option<PeerChange> {
        if node == self.own || self.departed.contains_key(&node) {
            return None;
        }
        let peer = self.nodes.entry(node).or_insert_with(|| Peer::new(now));
        peer.heard = now;
        if peer.greeting.is_none() {
            // A node of the previous version does not echo greetings.
            peer.in_touch = now;
        }
        peer.returns(now).then_some(PeerChange::Heard { node })
    }

    /// Records the greeting of a node that was heard: when it was sent, and the echo of this node's own greeting.
    pub(crate) fn greeted(
        &mut self,
        node: NodeId,
        sent: i64,
        echoes: &[Echo],
        now: i64,
    ) -> Option<PeerChange> {
        let peer = self.nodes.get_mut(&node)?;
        peer.greeting = Some((sent, now));
        if let Some(echo) = echoes.iter().find(|echo| echo.node == self.own) {
            peer.in_touch = peer.in_touch.max(echo.at);
            let ms = (now - echo.at - echo.held).max(0);
            let was_slow = peer.round_trip.replace(ms).is_some_and(is_slow);
            if is_slow(ms) && !was_slow {
                tracing::warn!(%node, ms, "A message to another node and its answer take {ms} ms");
            }
        }
        peer.returns(now).then_some(PeerChange::Heard { node })
    }

    /// Records that a message of a game is relayed to a node.
    pub(crate) fn relayed_to(&mut self, node: NodeId) {
        if let Some(peer) = self.nodes.get_mut(&node) {
            peer.relayed += 1;
        }
    }

    /// Records that a message of a game, relayed by a node, has arrived.
    pub(crate) fn relayed_from(&mut self, node: NodeId) {
        if let Some(received) = self.nodes.get_mut(&node).and_then(|peer| peer.received.as_mut()) {
            *received += 1;
        }
    }

    /// Returns whether messages that a node has relayed have not arrived, according to its greeting.
    pub(crate) fn misses_relays(&mut self, node: NodeId, echoes: &[Echo]) -> bool {
        let Some(echo) = echoes.iter().find(|echo| echo.node == self.own) else { return false };
        let Some(peer) = self.nodes.get_mut(&node) else { return false };
        let received = peer.received.get_or_insert(echo.relayed);
        let misses = *received < echo.relayed;
        // Messages sent after the greeting may have arrived before it.
        *received = echo.relayed.max(*received);
        misses
    }

    /// Returns the longest time that a message to another node and its answer take, in milliseconds.
    #[must_use]
    pub fn longest_round_trip(&self) -> Option<i64> {
        self.nodes.values().filter_map(|peer| peer.round_trip).max()
    }

    /// Returns the echoes of the last greetings of all nodes.
    pub(crate) fn echoes(&self, now: i64) -> Vec<Echo> {
        let echo = |(node, peer): (&NodeId, &Peer)| {
            let (at, arrived) = peer.greeting?;
            Some(Echo { node: *node, at, held: now - arrived, relayed: peer.relayed })
        };
        self.nodes.iter().filter_map(echo).collect()
    }

    /// Returns whether a node is in touch, as far as this node can know so soon.
    #[must_use]
    pub fn is_reachable(&self, node: NodeId, now: i64) -> bool {
        self.nodes.get(&node).is_some_and(|peer| peer.is_reachable(now))
    }

    /// Returns whether any other node is in touch, as far as this node can know so soon.
    pub(crate) fn reaches_any(&self, now: i64) -> bool {
        self.nodes.values().any(|peer| peer.is_reachable(now))
    }

    /// Returns for how many milliseconds since a moment another node was out of reach.
    #[must_use]
    pub fn silence_since(&self, moment: i64, now: i64) -> i64 {
        self.silence_until(now).after(moment)
    }

    /// Returns the last period during which another node was out of reach, including one in progress.
    fn silence_until(&self, now: i64) -> Silence {
        let out_of_reach = self.nodes.values().filter(|peer| !peer.is_reachable(now));
        let since = out_of_reach.map(|peer| peer.in_touch).min();
        since.map_or(self.silence, |since| self.silence.extended(since, now))
    }

    /// Returns the time up to which a node was in touch.
    #[must_use]
    pub fn in_touch(&self, node: NodeId) -> Option<i64> {
        self.nodes.get(&node).map(|peer| peer.in_touch)
    }

    /// Returns the time up to which any other node was in touch.
    #[must_use]
    pub fn any_in_touch(&self) -> Option<i64> {
        self.nodes.values().map(|peer| peer.in_touch).max()
    }

    /// Returns whether this node can reach none of the others.
    #[must_use]
    pub const fn is_isolated(&self) -> bool {
        self.is_isolated
    }

    /// Returns whether any node that may be alive is silent.
    #[must_use]
    pub fn has_silent(&self) -> bool {
        self.silent() > 0
    }

    /// Returns the number of silent nodes that may be alive.
    #[must_use]
    pub fn silent(&self) -> usize {
        self.nodes.values().filter(|peer| peer.is_silent).count()
    }

    /// Returns whether a node is silent.
    #[must_use]
    pub fn is_silent(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|peer| peer.is_silent)
    }

    /// Records that the bus has answered a probe sent at this time.
    pub(crate) fn link_answered(&mut self, sent: i64) {
        self.link_works_until = self.link_works_until.max(sent);
    }

    /// Returns whether this node reaches others, for the database.
    pub(crate) fn is_met(&self, now: i64) -> bool {
        self.meets_within(TOUCH_MAX_AGE, now)
    }

    /// Returns whether this node has reached any other one recently. With a single other node, which may be unreachable itself, the
    /// link of this node to the bus decides.
    fn meets_within(&self, age: Duration, now: i64) -> bool {
        let meets = |peer: &Peer| now - peer.in_touch <= millis(age);
        if self.nodes.len() < 2 {
            return now - self.link_works_until <= millis(age);
        }
        self.nodes.values().any(meets)
    }

    /// Returns whether a node can be expected to answer a request: it has not left and is in touch, or this node cannot know yet.
    #[must_use]
    pub fn may_answer(&self, node: NodeId, now: i64) -> bool {
        !self.has_left(node) && !self.nodes.get(&node).is_some_and(|peer| peer.is_late(now))
    }

    /// Records that a node has shut down cleanly.
    pub(crate) fn left(&mut self, node: NodeId, now: i64) -> Option<PeerChange> {
        self.departed.insert(node, now);
        self.nodes.remove(&node).map(|_| PeerChange::Gone { node })
    }

    /// Records that the database considers a node dead from now on.
    pub(crate) fn declared_dead(&mut self, node: NodeId) -> Option<PeerChange> {
        let peer = self.nodes.get_mut(&node).filter(|peer| !peer.is_dead)?;
        peer.is_dead = true;
        Some(PeerChange::Gone { node })
    }

    /// Returns whether a node has shut down cleanly.
    #[must_use]
    pub fn has_left(&self, node: NodeId) -> bool {
        self.departed.contains_key(&node)
    }

    /// Returns whether this node cannot reach the others, although they can reach each other. The answer changes only when the
    /// opposite has been true for a while.
    pub(crate) const fn is_cut_off(&self) -> bool {
        self.is_cut_off
    }

    /// Returns whether any other node is known.
    pub(crate) fn has_others(&self) -> bool {
        !self.nodes.is_empty()
    }

    /// Applies the database's list of live nodes. `is_connected` tells whether this node can send messages.
    pub(crate) fn observe(
        &mut self,
        heartbeat: &Heartbeat,
        is_connected: bool,
        now: i64,
    ) -> Vec<PeerChange> {
        self.silence = self.silence_until(now);
        self.departed.retain(|_, left| now - *left <= millis(DEPARTED_KEPT));
        let others = heartbeat.nodes.iter().map(|node| (NodeId::from_i64(node.id), node));
        let others = others.filter(|(id, _)| *id != self.own && !self.departed.contains_key(id));
        let (alive, dead): (Vec<_>, Vec<_>) = others.partition(|(_, node)| node.is_alive());
        let [alive, dead] =
            [alive, dead].map(|some| some.into_iter().map(|(id, _)| id).collect::<Vec<NodeId>>());
        for node in &alive {
            self.nodes.entry(*node).or_insert_with(|| Peer::new(now));
        }
        let mut changes = Vec::new();
        self.nodes.retain(|node, peer| {
            let has_died = dead.contains(node) && !peer.is_dead;
            peer.is_dead = dead.contains(node);
            // A node that was heard recently may be about to store a heartbeat.
            let stays = alive.contains(node) || now - peer.heard <= millis(SILENT_AFTER);
            if has_died || !stays {
                changes.push(PeerChange::Gone { node: *node });
            }
            stays
        });
        for (node, peer) in &mut self.nodes {
            if !peer.is_dead && !peer.is_silent && peer.is_late(now) {
                peer.is_silent = true;
                changes.push(PeerChange::Silent { node: *node, since: peer.in_touch });
            }
        }
        if !is_connected || !changes.is_empty() || self.has_silent() {
            self.disturbed(now);
        }
        self.note_isolation(heartbeat, is_connected, now, &mut changes);
        changes
    }

    fn note_isolation(
        &mut self,
        heartbeat: &Heartbeat,
        is_connected: bool,
        now: i64,
        changes: &mut Vec<PeerChange>,
    ) {
        let since = self.any_in_touch();
        let is_isolated =
            since.is_some_and(|since| !is_connected || now - since > millis(SILENT_AFTER));
        if is_isolated != self.is_isolated {
            self.is_isolated = is_isolated;
            let since = since.unwrap_or(now);
            changes.push(if is_isolated {
                PeerChange::Isolated { since }
            } else {
                PeerChange::Reunited
            });
        }
        let meets = |node: &&Node| {
            node.is_alive() && node.connected && NodeId::from_i64(node.id) != self.own
        };
        let others: Vec<&Node> = heartbeat.nodes.iter().filter(meets).collect();
        let is_unmet = !is_connected || !self.meets_within(SILENT_AFTER, now);
        let is_alone = is_unmet && !others.is_empty();
        if is_alone == self.is_cut_off {
            self.turned_at = None;
            return;
        }
        let turned_at = *self.turned_at.get_or_insert(now);
        // If messages reached no node at all, the others would have noticed by then.
        let confirms = |node: &&Node| node.last_heartbeat - turned_at >= millis(CONFIRMED_AFTER);
        let is_confirmed = !is_alone || others.iter().any(confirms);
        if is_confirmed && now - turned_at >= millis(CUT_OFF_AFTER) {
            self.is_cut_off = is_alone;
            self.turned_at = None;
        }
    }
}
