//! What a node knows of the others: who is alive by the database, and who is heard over the bus.

use std::collections::HashMap;

use bus::NodeId;
use serde::{Deserialize, Serialize};
use store::Beat;

use super::relay::Class;

/// A node that was not heard for so long is silent, in milliseconds. Each says something every half a second.
const SILENT: i64 = 2_500;

/// A node that does not reach the others for so long lets them go on without it, in milliseconds.
const CUT_OFF: i64 = 2_000;

/// What a node has said before it ended may come for so long, in milliseconds; the database forgets it much sooner.
const LATE: i64 = 60_000;

/// Who follows a game at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Crowd {
    pub(crate) w: bool,
    pub(crate) b: bool,
    pub(crate) spectators: u32,
    /// Whether some of them read frames, and some lines.
    pub(crate) frames: bool,
    pub(crate) lines: bool,
}

impl Crowd {
    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }

    pub(crate) const fn has(self, class: Class) -> bool {
        match class {
            Class::White => self.w,
            Class::Black => self.b,
            Class::Spectator => self.spectators > 0,
        }
    }

    /// With one more.
    pub(crate) const fn with(mut self, class: Class, lines: bool) -> Self {
        match class {
            Class::White => self.w = true,
            Class::Black => self.b = true,
            Class::Spectator => self.spectators = self.spectators.saturating_add(1),
        }
        if lines {
            self.lines = true;
        } else {
            self.frames = true;
        }
        self
    }
}

/// Something has happened to another node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PeerChange {
    /// It is not heard any more, but may be alive: its fate is open.
    Silent { node: NodeId, since: i64 },
    /// It is heard again.
    Heard { node: NodeId },
    /// It is dead, or has ended.
    Gone { node: NodeId },
}

/// The other nodes.
#[derive(Debug)]
pub(crate) struct Peers {
    own: NodeId,
    nodes: HashMap<NodeId, Peer>,
    /// Those that have ended in order, and when: what still comes from them is late.
    departed: HashMap<NodeId, i64>,
    calm_since: i64,
    /// Since when this node does not reach the others, while they reach each other.
    alone_since: Option<i64>,
}

#[derive(Clone, Copy, Debug)]
struct Peer {
    heard: i64,
    is_silent: bool,
}

impl Peers {
    pub(crate) fn new(own: NodeId, now: i64) -> Self {
        Self {
            own,
            nodes: HashMap::new(),
            departed: HashMap::new(),
            calm_since: now,
            alone_since: None,
        }
    }

    /// Since when everybody could reach everybody, as far as this node knows. Absences from before count for nobody.
    pub(crate) const fn calm_since(&self) -> i64 {
        self.calm_since
    }

    /// Something has gone wrong that is nobody's fault.
    pub(crate) fn disturbed(&mut self, now: i64) {
        self.calm_since = now;
    }

    /// A node was heard.
    pub(crate) fn hear(&mut self, node: NodeId, now: i64) -> Option<PeerChange> {
        if node == self.own || self.departed.contains_key(&node) {
            return None;
        }
        let peer = self.nodes.entry(node).or_insert(Peer { heard: now, is_silent: false });
        peer.heard = now;
        std::mem::take(&mut peer.is_silent).then_some(PeerChange::Heard { node })
    }

    /// When a node was last heard.
    pub(crate) fn heard_at(&self, node: NodeId) -> Option<i64> {
        self.nodes.get(&node).map(|peer| peer.heard)
    }

    /// Whether some node that may be alive is not heard.
    pub(crate) fn has_silent(&self) -> bool {
        self.nodes.values().any(|peer| peer.is_silent)
    }

    /// A node has ended in order.
    pub(crate) fn left(&mut self, node: NodeId, now: i64) -> Option<PeerChange> {
        self.departed.insert(node, now);
        self.nodes.remove(&node).map(|_| PeerChange::Gone { node })
    }

    /// Whether this node does not reach the others for a while, while they reach each other.
    pub(crate) fn is_cut_off(&self, now: i64) -> bool {
        self.alone_since.is_some_and(|since| now - since >= CUT_OFF)
    }

    /// The database has said who is alive.
    pub(crate) fn observe(&mut self, beat: &Beat, is_connected: bool, now: i64) -> Vec<PeerChange> {
        self.departed.retain(|_, left| now - *left <= LATE);
        let alive: Vec<NodeId> = beat
            .nodes
            .iter()
            .filter(|node| node.is_alive())
            .map(|node| NodeId::from_i64(node.id))
            .filter(|node| *node != self.own && !self.departed.contains_key(node))
            .collect();
        for node in &alive {
            self.nodes.entry(*node).or_insert(Peer { heard: now, is_silent: false });
        }
        let others_meet = beat
            .nodes
            .iter()
            .any(|node| node.is_alive() && node.connected && NodeId::from_i64(node.id) != self.own);
        let is_alone = !is_connected && others_meet;
        self.alone_since = is_alone.then(|| self.alone_since.unwrap_or(now));
        let mut changes = Vec::new();
        self.nodes.retain(|node, peer| {
            let is_alive = alive.contains(node);
            // One that has just been heard may have said so to the database a moment later.
            let stays = is_alive || now - peer.heard <= SILENT;
            if !stays {
                changes.push(PeerChange::Gone { node: *node });
            }
            stays
        });
        for (node, peer) in &mut self.nodes {
            if !peer.is_silent && now - peer.heard > SILENT {
                peer.is_silent = true;
                changes.push(PeerChange::Silent { node: *node, since: peer.heard });
            }
        }
        if !is_connected || !changes.is_empty() || self.nodes.values().any(|peer| peer.is_silent) {
            self.disturbed(now);
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use store::Node;

    use super::*;

    const OWN: NodeId = NodeId::from_i64(1);
    const OTHER: NodeId = NodeId::from_i64(2);

    fn beat(silent: i64) -> Beat {
        let node = |id, silent| Node {
            id,
            name: String::new(),
            version: String::new(),
            messages: 1,
            started: 0,
            beat: 0,
            silent,
            connected: true,
        };
        Beat { now: 0, before: None, was_dead: false, nodes: vec![node(1, 0), node(2, silent)] }
    }

    #[test]
    fn a_node_that_is_not_heard_is_silent_until_it_is_heard_or_dead() {
        let mut peers = Peers::new(OWN, 0);
        assert_eq!(peers.observe(&beat(0), true, 1_000), []);
        assert_eq!(peers.hear(OTHER, 1_500), None);
        let silent = PeerChange::Silent { node: OTHER, since: 1_500 };
        assert_eq!(peers.observe(&beat(3_000), true, 4_500), [silent]);
        assert_eq!(peers.observe(&beat(4_000), true, 5_500), []);
        assert_eq!(peers.hear(OTHER, 6_000), Some(PeerChange::Heard { node: OTHER }));
        assert_eq!(peers.observe(&beat(5_001), true, 9_000), [PeerChange::Gone { node: OTHER }]);
        assert!(peers.nodes.is_empty());
    }

    #[test]
    fn a_node_that_has_left_is_not_heard_any_more() {
        let mut peers = Peers::new(OWN, 0);
        peers.observe(&beat(0), true, 1_000);
        assert_eq!(peers.left(OTHER, 1_000), Some(PeerChange::Gone { node: OTHER }));
        assert_eq!(peers.hear(OTHER, 1_100), None);
        assert_eq!(peers.observe(&beat(0), true, 2_000), []);
        assert_eq!(peers.observe(&beat(4_000), true, 9_000), []);
        assert!(peers.nodes.is_empty());
    }

    #[test]
    fn nodes_that_have_left_are_not_remembered_for_ever() {
        let mut peers = Peers::new(OWN, 0);
        peers.left(OTHER, 1_000);
        peers.observe(&beat(9_000), true, 61_000);
        assert_eq!(peers.departed.len(), 1);
        peers.observe(&beat(9_000), true, 61_001);
        assert_eq!(peers.departed.len(), 0);
    }

    #[test]
    fn it_is_calm_only_while_everybody_is_heard_and_the_bus_is_there() {
        let mut peers = Peers::new(OWN, 0);
        peers.observe(&beat(0), true, 1_000);
        assert_eq!(peers.calm_since(), 0);
        peers.observe(&beat(0), false, 2_000);
        assert_eq!(peers.calm_since(), 2_000);
        peers.observe(&beat(0), true, 5_000);
        assert_eq!(peers.calm_since(), 5_000, "the other is silent");
        peers.hear(OTHER, 5_500);
        peers.observe(&beat(0), true, 6_000);
        assert_eq!(peers.calm_since(), 5_000);
        peers.observe(&beat(6_000), true, 9_000);
        assert_eq!(peers.calm_since(), 9_000, "the other is dead");
    }
}
