//! Membership in a cluster: messages to the other nodes, and their known state.

pub(crate) mod broadcast;
mod heartbeats;
pub(crate) mod message;
mod names;
mod next_version;
pub(crate) mod peers;
mod presence_registry;
pub(crate) mod relay;
pub(crate) mod spectator_counts;

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use bus::{Bus, BusError, Messages, NodeId};
use protocol::GameSummary;
use record::{GameId, PlayerId};
use serde::Serialize;
use serde_json::Value;
use store::{Heartbeat, NodeDescription, Store, StoreError};
use tokio::{
    sync::{Mutex as AsyncMutex, watch},
    time,
};

use self::{
    broadcast::{Broadcast, Person, Playing},
    heartbeats::Heartbeats,
    message::{Envelope, Outcome, Tell},
    names::Names,
    next_version::with_unknown_fields,
    peers::Peers,
    presence_registry::PresenceRegistry,
    relay::Relay,
};
use crate::{
    cluster_options::{ClusterOptions, MessageVersion},
    limits::{LAST_HEARTBEAT_TIMEOUT, NODE_ANSWER_TIMEOUT},
    refusal::Refusal,
    request::{Answer, Ask, Request},
};

/// This node's membership in the cluster.
#[derive(Debug)]
pub(crate) struct Cluster {
    bus: Bus,
    pub(crate) node: NodeId,
    name: String,
    pub(crate) names: Names,
    /// Number of requests to other nodes that were not answered in time.
    timeouts: AtomicU64,
    /// Version of the messages that this node sends.
    messages: MessageVersion,
    peers: Mutex<Peers>,
    heartbeats: Mutex<Heartbeats>,
    presence: Mutex<PresenceRegistry>,
    /// Whether this node cannot reach the other nodes or the database, although the others can; clients should then use another
    /// node.
    cut_off: watch::Sender<bool>,
    /// Whether this node has left the cluster for good.
    has_left: AtomicBool,
    /// Lock held while a heartbeat is being stored.
    sending_heartbeat: AsyncMutex<()>,
}

/// Returns the bus subject of the messages to one node.
fn node_subject(node: NodeId) -> String {
    format!("gipfel.node.{node}")
}

/// Returns the bus subject of the game messages relayed to one node.
fn relay_subject(node: NodeId) -> String {
    format!("gipfel.relay.{node}")
}

const ALL_NODES_SUBJECT: &str = "gipfel.all";

/// A node's subscriptions on the bus.
#[derive(Debug)]
pub(crate) struct Subjects {
    /// Messages to this node only.
    pub(crate) own: Messages,
    /// Messages relayed by the owners of games.
    pub(crate) relays: Messages,
    /// Messages to all nodes.
    pub(crate) all: Messages,
}

impl Cluster {
    pub(crate) fn new(options: ClusterOptions, now: i64) -> Self {
        let ClusterOptions { bus, node, name, messages } = options;
        let peers = Mutex::new(Peers::new(node, now));
        Self {
            bus,
            node,
            name,
            names: Names::new(node),
            timeouts: AtomicU64::new(0),
            messages,
            peers,
            heartbeats: Mutex::new(Heartbeats::new(now)),
            presence: Mutex::default(),
            cut_off: watch::Sender::new(false),
            has_left: AtomicBool::new(false),
            sending_heartbeat: AsyncMutex::default(),
        }
    }

    /// Subscribes to all messages for this node.
    pub(crate) async fn listen(&self) -> Result<Subjects, BusError> {
        Ok(Subjects {
            own: self.bus.subscribe(&node_subject(self.node)).await?,
            relays: self.bus.subscribe(&relay_subject(self.node)).await?,
            all: self.bus.subscribe(ALL_NODES_SUBJECT).await?,
        })
    }

    /// Returns the description of this node for the database.
    pub(crate) fn description(&self) -> NodeDescription {
        NodeDescription {
            id: self.node.to_i64(),
            name: self.name.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            messages: self.messages.number(),
        }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    /// Returns the number of connections that this node has established to the bus, as a value to watch.
    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.bus.connections()
    }

    /// Returns whether this node is cut off from the others.
    pub(crate) fn cut_off(&self) -> watch::Receiver<bool> {
        self.cut_off.subscribe()
    }

    /// Sets whether this node is cut off.
    pub(crate) fn set_cut_off(&self, is_cut_off: bool) {
        self.cut_off.send_if_modified(|known| std::mem::replace(known, is_cut_off) != is_cut_off);
    }

    pub(crate) fn peers(&self) -> MutexGuard<'_, Peers> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the heartbeats in the database.
    pub(crate) fn heartbeats(&self) -> MutexGuard<'_, Heartbeats> {
        self.heartbeats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether this node cannot reach the other nodes or the database, although the others can. If it can reach neither, it
    /// can do nothing for its players.
    pub(crate) fn is_separated(&self, now: i64) -> bool {
        let (is_cut_off, has_others) = {
            let peers = self.peers();
            (peers.is_cut_off(), peers.has_others())
        };
        let heartbeats = self.heartbeats();
        let is_helpless = has_others && !self.is_connected() && heartbeats.are_late(now);
        is_cut_off || heartbeats.is_overtaken(now) || is_helpless
    }

    /// Returns the presence data of all nodes.
    pub(crate) fn presence(&self) -> MutexGuard<'_, PresenceRegistry> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Broadcasts an event to all other nodes. A node that detects a lost broadcast asks for a full snapshot.
    pub(crate) fn announce(&self, broadcast: Broadcast) {
        self.announce_in(&mut self.presence(), broadcast);
    }

    /// Broadcasts an event while the caller holds the lock so that broadcasts are sent in the order of their numbers.
    fn announce_in(&self, presence: &mut PresenceRegistry, broadcast: Broadcast) {
        let number = presence.note(&broadcast);
        self.tell_all(&Tell::Broadcast { number, broadcast });
    }

    /// Broadcasts a full snapshot for nodes that may have missed something.
    pub(crate) fn announce_everything(&self, now: i64) {
        let mut presence = self.presence();
        for broadcast in presence.everything(now) {
            self.announce_in(&mut presence, broadcast);
        }
    }

    /// Broadcasts that a player has opened their first connection to this node, or closed the last one.
    pub(crate) fn announce_connected(
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
    pub(crate) fn announce_listens(&self, player: PlayerId, listens: bool) {
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
    pub(crate) fn announce_game(&self, playing: Playing) {
        let mut presence = self.presence();
        if presence.own_game(playing.game) != Some(playing) {
            self.announce_in(&mut presence, Broadcast::Begun { games: vec![playing] });
        }
    }

    /// Broadcasts that a game is over or no longer owned by this node.
    pub(crate) fn announce_over(&self, game: GameId) {
        let mut presence = self.presence();
        if presence.own_game(game).is_some() {
            self.announce_in(&mut presence, Broadcast::Over { game });
        }
    }

    /// Broadcasts the best games of this node.
    pub(crate) fn announce_best(&self, games: Vec<GameSummary>) {
        let mut presence = self.presence();
        if presence.own_best() != games {
            self.announce_in(&mut presence, Broadcast::Best { games });
        }
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
    fn is_ahead(&self) -> bool {
        self.messages != MessageVersion::CURRENT
    }

    /// Returns whether a node with the given message version may run alongside this one.
    pub(crate) fn understands(&self, messages: u16) -> bool {
        self.messages.is_beside(messages)
    }

    /// Sends a greeting with the number of connections and echoes of the other nodes' greetings, unless this node has left.
    pub(crate) fn greet(&self, online: usize, now: i64) {
        if self.has_left.load(Ordering::SeqCst) {
            return;
        }
        let number = self.presence().number();
        let stored = self.heartbeats().own();
        let echoes = self.peers().echoes(now);
        self.tell_all(&Tell::Hello { number, online, stored, at: Some(now), echoes });
        if self.is_ahead() {
            self.tell_all(&Tell::Unknown);
        }
    }

    /// Stores a heartbeat, unless this node has left.
    pub(crate) async fn send_heartbeat(
        &self,
        store: &Store,
        is_connected: bool,
        now: i64,
    ) -> Result<Option<Heartbeat>, StoreError> {
        let _sending = self.sending_heartbeat.lock().await;
        if self.has_left.load(Ordering::SeqCst) {
            return Ok(None);
        }
        let heartbeat = store.nodes().heartbeat(self.description(), is_connected, now).await?;
        if let Some(name) = self.names.learn(&heartbeat) {
            tracing::warn!(
                "Another node is also named {name}; start each node with a --node-name of its own"
            );
        }
        Ok(Some(heartbeat))
    }

    /// Leaves the cluster for good so that other nodes take over the games at once. No heartbeat may follow: it would mark the
    /// node as alive again.
    pub(crate) async fn leave(&self, store: &Store) {
        self.has_left.store(true, Ordering::SeqCst);
        // An unavailable database does not delay the shutdown.
        let _sending = time::timeout(LAST_HEARTBEAT_TIMEOUT, self.sending_heartbeat.lock()).await;
        if let Err(error) = store.nodes().leave(self.node.to_i64()).await {
            tracing::error!(%error, "The games of this node could not be released");
        }
        self.tell_all(&Tell::Left);
    }

    /// Sends a message to one node. It may be lost.
    pub(crate) fn tell(&self, node: NodeId, what: &Tell) {
        self.bus.publish(&node_subject(node), self.envelope(what));
    }

    /// Sends a message to all other nodes. It may be lost.
    pub(crate) fn tell_all(&self, what: &Tell) {
        self.bus.publish(ALL_NODES_SUBJECT, self.envelope(what));
    }

    /// Relays a message of a game to the given nodes.
    pub(crate) fn relay(&self, nodes: impl Iterator<Item = NodeId>, relay: &Relay) {
        let body = relay.to_bytes(|head| self.written(head));
        for node in nodes {
            self.peers().relayed_to(node);
            self.bus.publish(&relay_subject(node), body.clone());
        }
    }

    /// Sends a request to the owner of a game. If no answer arrives, returns `Moved`, unless a repeated request might be carried
    /// out twice.
    pub(crate) async fn ask(
        &self,
        node: NodeId,
        game: GameId,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let (may_repeat, parse) = (request.may_repeat(), request.answer_parser());
        let body = self.envelope(&Ask { game, request });
        let unavailable = Refusal::from(protocol::RefusalCode::Unavailable);
        match self.bus.request(&node_subject(node), body, NODE_ANSWER_TIMEOUT).await {
            Ok(answer) => match serde_json::from_slice::<Outcome<Value>>(&answer) {
                Ok(outcome) => {
                    outcome.into_result().and_then(|value| parse(value).ok_or(unavailable))
                }
                Err(error) => {
                    let peer = self.names.of(node);
                    tracing::error!(%node, %error, "The answer of node {peer} could not be parsed");
                    Err(unavailable)
                }
            },
            Err(error) => {
                if matches!(error, BusError::NoAnswer) {
                    self.timeouts.fetch_add(1, Ordering::Relaxed);
                    if !may_repeat {
                        return Err(unavailable);
                    }
                }
                Err(Refusal::Moved)
            }
        }
    }

    /// Returns the number of requests to other nodes that were not answered in time.
    pub(crate) fn timeouts(&self) -> u64 {
        self.timeouts.load(Ordering::Relaxed)
    }
}
