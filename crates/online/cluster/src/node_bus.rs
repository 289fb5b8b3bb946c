//! The bus as a node uses it: messages to the other nodes, in the form of this node's message version.

use std::sync::atomic::{AtomicU64, Ordering};

use bus::{Bus, BusError, Messages, NodeId};
use serde::Serialize;
use tokio::{sync::watch, time};

use crate::{
    limits::{LAST_MESSAGE_TIMEOUT, NODE_ANSWER_TIMEOUT, SILENT_AFTER},
    message::{Envelope, Tell},
    next_version::with_unknown_fields,
    options::MessageVersion,
    relay::Relay,
};

/// Returns the bus subject of the messages to one node.
fn node_subject(node: NodeId) -> String {
    format!("gipfel.node.{node}")
}

/// Returns the bus subject of the game messages relayed to one node.
fn relay_subject(node: NodeId) -> String {
    format!("gipfel.relay.{node}")
}

const ALL_NODES_SUBJECT: &str = "gipfel.all";

/// A node's subscriptions on the bus, for [`Member`](crate::Member).
#[derive(Debug)]
pub struct Subjects {
    /// Messages to this node only.
    pub(crate) own: Messages,
    /// Messages relayed by the owners of games.
    pub(crate) relays: Messages,
    /// Messages to all nodes.
    pub(crate) all: Messages,
}

/// The bus, as this node uses it.
#[derive(Debug)]
pub(crate) struct NodeBus {
    bus: Bus,
    node: NodeId,
    /// Version of the messages that this node sends.
    messages: MessageVersion,
    /// Number of requests that were not answered in time.
    timeouts: AtomicU64,
}

impl NodeBus {
    pub(crate) const fn new(bus: Bus, node: NodeId, messages: MessageVersion) -> Self {
        Self { bus, node, messages, timeouts: AtomicU64::new(0) }
    }

    /// Returns the version of the messages that this node sends.
    pub(crate) const fn messages(&self) -> MessageVersion {
        self.messages
    }

    /// Subscribes to all messages for this node.
    pub(crate) async fn listen(&self) -> Result<Subjects, BusError> {
        Ok(Subjects {
            own: self.bus.subscribe(&node_subject(self.node)).await?,
            relays: self.bus.subscribe(&relay_subject(self.node)).await?,
            all: self.bus.subscribe(ALL_NODES_SUBJECT).await?,
        })
    }

    /// Returns whether this node is connected to the bus.
    pub(crate) fn is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    /// Returns whether messages pass in both directions between this node and the bus.
    pub(crate) async fn probe(&self) -> bool {
        self.bus.probe(SILENT_AFTER).await
    }

    /// Returns the number of connections that this node has established to the bus, as a value to watch.
    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.bus.connections()
    }

    fn envelope(&self, content: &impl Serialize) -> Vec<u8> {
        self.written(&Envelope { v: self.messages.number(), from: self.node, content })
    }

    /// Serialises a message, or a part of one, to JSON.
    pub(crate) fn written(&self, message: &impl Serialize) -> Vec<u8> {
        let written = if self.is_ahead() {
            serde_json::to_vec(&with_unknown_fields(message))
        } else {
            serde_json::to_vec(message)
        };
        // Strings, numbers and lists of them can always be serialised.
        written.unwrap_or_default()
    }

    /// Returns whether this node simulates the next version of the program.
    pub(crate) fn is_ahead(&self) -> bool {
        self.messages != MessageVersion::CURRENT
    }

    /// Sends a message to one node. It may be lost.
    pub(crate) fn tell(&self, node: NodeId, what: &Tell) {
        self.bus.publish(&node_subject(node), self.envelope(what));
    }

    /// Sends a message to all other nodes. It may be lost.
    pub(crate) fn tell_all(&self, what: &Tell) {
        self.bus.publish(ALL_NODES_SUBJECT, self.envelope(what));
    }

    /// Waits until the messages sent so far have left this node, but not for long.
    pub(crate) async fn flush(&self) {
        time::timeout(LAST_MESSAGE_TIMEOUT, self.bus.flush()).await.ok();
    }

    /// Relays a message of a game to the given nodes. It may be lost.
    pub(crate) fn relay(&self, nodes: impl Iterator<Item = NodeId>, relay: &Relay) {
        let body = relay.to_bytes(|head| self.written(head));
        for node in nodes {
            self.bus.publish(&relay_subject(node), body.clone());
        }
    }

    /// Sends a request to one node, and returns the answer. When `lost` completes, no answer is expected any more.
    pub(crate) async fn request(
        &self,
        node: NodeId,
        what: &impl Serialize,
        lost: impl Future<Output = ()>,
    ) -> Result<Vec<u8>, BusError> {
        let (subject, body) = (node_subject(node), self.envelope(what));
        let answer = tokio::select! {
            biased;
            answer = self.bus.request(&subject, body, NODE_ANSWER_TIMEOUT) => answer,
            () = lost => Err(BusError::NoAnswer),
        };
        if matches!(answer, Err(BusError::NoAnswer)) {
            self.timeouts.fetch_add(1, Ordering::Relaxed);
        }
        answer
    }

    /// Returns the number of requests that were not answered in time.
    pub(crate) fn timeouts(&self) -> u64 {
        self.timeouts.load(Ordering::Relaxed)
    }
}
