//! Names of the nodes, for the log.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use bus::NodeId;
use store::Heartbeat;

/// The names of all nodes, as of the last heartbeat.
#[derive(Debug)]
pub(crate) struct Names {
    own: NodeId,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    names: HashMap<NodeId, String>,
    /// Whether it is known that another node has the same name as this one.
    has_double: bool,
}

impl Names {
    pub(crate) fn new(own: NodeId) -> Self {
        Self { own, state: Mutex::default() }
    }

    /// Updates the names. Returns the name of this node if another node turns out to have the same one.
    pub(crate) fn learn(&self, heartbeat: &Heartbeat) -> Option<String> {
        let mut state = self.state();
        let named = |node: &store::Node| (NodeId::from_i64(node.id), node.name.clone());
        state.names = heartbeat.nodes.iter().map(named).collect();
        let own = heartbeat.nodes.iter().find(|node| node.id == self.own.to_i64())?;
        // A node of this name that has stopped is an earlier run of this one.
        let is_double = |node: &&store::Node| {
            node.id != own.id && node.name == own.name && node.last_heartbeat > own.started
        };
        let has_double = heartbeat.nodes.iter().find(is_double).is_some();
        let had_double = std::mem::replace(&mut state.has_double, has_double);
        (has_double && !had_double).then(|| own.name.clone())
    }

    /// Returns the name of a node, or its id if it has not been seen in the database yet.
    pub(crate) fn of(&self, node: NodeId) -> String {
        self.state().names.get(&node).cloned().unwrap_or_else(|| node.to_string())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use store::Node;

    use super::*;

    fn node(id: i64, name: &str, last_heartbeat: i64) -> Node {
        Node {
            id,
            name: name.to_owned(),
            version: String::new(),
            messages: 1,
            started: 100,
            last_heartbeat,
            silent: 0,
            connected: true,
        }
    }

    fn heartbeat(nodes: Vec<Node>) -> Heartbeat {
        Heartbeat { now: 0, before: None, was_dead: false, outage: None, nodes }
    }

    #[test]
    fn a_node_is_named_as_in_the_database() {
        let names = Names::new(NodeId::from_i64(1));
        let other = NodeId::from_i64(2);
        assert_eq!(names.of(other), other.to_string());
        names.learn(&heartbeat(vec![node(1, "n1", 200), node(2, "n2", 200)]));
        assert_eq!(names.of(other), "n2");
    }

    #[test]
    fn another_node_with_the_same_name_is_reported_once() {
        let names = Names::new(NodeId::from_i64(1));
        let before = heartbeat(vec![node(1, "n1", 200), node(2, "n1", 90)]);
        assert_eq!(names.learn(&before), None, "an earlier run of this node");
        let double = heartbeat(vec![node(1, "n1", 200), node(2, "n1", 190)]);
        assert_eq!(names.learn(&double).as_deref(), Some("n1"));
        assert_eq!(names.learn(&double), None);
    }
}
