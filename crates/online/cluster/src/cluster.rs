//! A node's view of the cluster: the games that it owns, and messages to the other nodes.

mod announcements;

use std::sync::{Mutex, MutexGuard, PoisonError};

use bus::{BusError, NodeId};
use record::GameId;
use serde::Serialize;
use serde_json::Value;
use store::{GameOwnership, Heartbeat, NodeDescription, Store, StoreError};
use tokio::{sync::watch, time};

use crate::{
    broadcast::Notice,
    heartbeats::Heartbeats,
    join_error::JoinError,
    limits::{ANSWER_CHECK_INTERVAL, LOST_ANSWER_TIMEOUT},
    message::{Ask, Outcome, Tell},
    names::Names,
    node_bus::{NodeBus, Subjects},
    options::ClusterOptions,
    peers::Peers,
    presence_registry::PresenceRegistry,
    registration::Registration,
    relay::{Heard, Relay},
    spectator_counts::SpectatorCounts,
};

/// This node's membership in the cluster.
#[derive(Debug)]
pub struct Cluster {
    store: Store,
    bus: NodeBus,
    node: NodeId,
    registration: Registration,
    names: Names,
    peers: Mutex<Peers>,
    heartbeats: Mutex<Heartbeats>,
    presence: Mutex<PresenceRegistry>,
    /// Whether this node cannot reach the other nodes or the database, although the others can; clients should then use another
    /// node.
    cut_off: watch::Sender<bool>,
}

/// A request to another node that was not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// The node may have carried out the request.
    InDoubt,
    /// The node did not receive the request.
    NotSent,
    /// The answer could not be parsed.
    Malformed,
}

impl Cluster {
    /// Joins the cluster, without a heartbeat yet: [`Self::store_first_heartbeat`] must follow.
    ///
    /// # Errors
    /// Fails if the store fails, the bus cannot be used, or a running node has an incompatible message version.
    pub async fn join(
        store: Store,
        options: ClusterOptions,
        now: i64,
    ) -> Result<(Self, Subjects), JoinError> {
        let cluster = Self::new(store, options, now);
        let subjects = cluster.bus.listen().await?;
        for (node, _) in cluster.store.nodes().all().await? {
            if node.is_alive() && !cluster.bus.messages().is_beside(node.messages) {
                let (name, version) = (node.name, node.version);
                return Err(JoinError::Versions { name, version });
            }
        }
        Ok((cluster, subjects))
    }

    fn new(store: Store, options: ClusterOptions, now: i64) -> Self {
        let ClusterOptions { bus, node, name, messages } = options;
        let description = NodeDescription {
            id: node.to_i64(),
            name,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            messages: messages.number(),
        };
        Self {
            registration: Registration::new(store.clone(), description),
            store,
            bus: NodeBus::new(bus, node, messages),
            node,
            names: Names::new(node),
            peers: Mutex::new(Peers::new(node, now)),
            heartbeats: Mutex::new(Heartbeats::new(now)),
            presence: Mutex::default(),
            cut_off: watch::Sender::new(false),
        }
    }

    /// Stores the first heartbeat, which contains the time according to this machine alone.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn store_first_heartbeat(&self, own_time: i64) -> Result<Heartbeat, StoreError> {
        self.registration.begin(own_time).await
    }

    /// Notes the other nodes as the first heartbeat names them.
    pub fn note_first_heartbeat(&self, heartbeat: &Heartbeat, now: i64) {
        self.peers().observe(heartbeat, true, now);
        self.peers().disturbed(now);
    }

    /// Returns the id of this node.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// Returns the name of a node, for the log.
    pub(crate) fn name_of(&self, node: NodeId) -> String {
        self.names.of(node)
    }

    /// Returns whether this node is connected to the bus.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    /// Returns whether messages pass in both directions between this node and the bus.
    pub(crate) async fn probe_link(&self) -> bool {
        self.bus.probe().await
    }

    /// Returns the number of connections that this node has established to the bus, as a value to watch.
    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.bus.connections()
    }

    /// Returns whether this node is cut off from the others, as a value to watch.
    #[must_use]
    pub fn cut_off(&self) -> watch::Receiver<bool> {
        self.cut_off.subscribe()
    }

    /// Sets whether this node is cut off.
    pub(crate) fn set_cut_off(&self, is_cut_off: bool) {
        self.cut_off.send_if_modified(|known| std::mem::replace(known, is_cut_off) != is_cut_off);
    }

    /// Returns what this node knows about the connections to the others.
    pub fn peers(&self) -> MutexGuard<'_, Peers> {
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

    /// Returns the time since which this node has been without the database, if the others are not.
    pub(crate) fn without_database_since(&self, now: i64) -> Option<i64> {
        let heartbeats = self.heartbeats();
        heartbeats.is_overtaken(now).then(|| heartbeats.own())
    }

    /// Gives up the games of this node, which has been without the database since the given time. The other nodes learn of this
    /// from greetings, and heartbeats stop.
    pub(crate) fn give_up(&self, since: i64) {
        self.registration.give_up(Some(since));
    }

    /// Stores heartbeats again. Returns whether the first one has been stored.
    pub(crate) async fn register_again(&self, own_time: i64) -> bool {
        self.registration.give_up(None);
        self.registration.renew(true, own_time).await.is_ok()
    }

    /// Declares a node dead that has given up its games because it has been without the database since `since`, according to its
    /// greeting sent at `until`. Returns whether it was alive.
    pub(crate) async fn declare_dead(
        &self,
        node: NodeId,
        since: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        self.store.nodes().declare_dead(node.to_i64(), since, until).await
    }

    /// Returns whether this node is cut off from the database, but still reaches other nodes.
    #[must_use]
    pub fn has_lost_only_database(&self, now: i64) -> bool {
        let is_cut_off = *self.cut_off.borrow() && !self.registration.has_left();
        is_cut_off && self.is_connected() && self.peers().reaches_any(now)
    }

    /// Returns the presence data of all nodes.
    pub fn presence(&self) -> MutexGuard<'_, PresenceRegistry> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the owner of a game, which is this node if the game had none.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn acquire(&self, game: GameId) -> Result<GameOwnership, StoreError> {
        self.store.nodes().acquire_game(game, self.node.to_i64()).await
    }

    /// Returns the node that owns a live game, if it has announced this and is in touch. Does not ask the database.
    #[must_use]
    pub fn announced_owner(&self, game: GameId, now: i64) -> Option<NodeId> {
        let owner = self.presence().owner_of(game)?;
        self.peers().is_reachable(owner, now).then_some(owner)
    }

    /// Releases a game that this node owns in the given epoch.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn release(&self, game: GameId, epoch: i64) -> Result<(), StoreError> {
        self.store.nodes().release_game(game, self.node.to_i64(), epoch).await
    }

    /// Releases all games of this node.
    pub(crate) async fn release_games(&self) -> Result<(), StoreError> {
        self.store.nodes().release_games(self.node.to_i64()).await
    }

    /// Hands a game over to another node, and informs the nodes with followers of the game.
    ///
    /// # Errors
    /// Fails if the store fails; the next write then reveals whether the game was handed over.
    pub async fn hand_over(
        &self,
        game: GameId,
        epoch: i64,
        to: NodeId,
        followers: impl Iterator<Item = NodeId>,
    ) -> Result<(), StoreError> {
        // If this node no longer owned the game, another one already does.
        self.store.nodes().hand_game(game, self.node.to_i64(), epoch, to.to_i64()).await?;
        followers.for_each(|node| self.tell_moved(node, game));
        Ok(())
    }

    /// Returns up to `most` games without an owner.
    pub(crate) async fn orphans(&self, most: u32) -> Result<Vec<GameId>, StoreError> {
        self.store.nodes().orphans(most).await
    }

    /// Serialises an answer to another node.
    pub(crate) fn written(&self, answer: &impl Serialize) -> Vec<u8> {
        self.bus.written(answer)
    }

    /// Sends a greeting with the number of connections and echoes of the other nodes' greetings, unless this node has left.
    pub(crate) fn greet(&self, online: usize, now: i64) {
        if self.registration.has_left() {
            return;
        }
        let number = self.presence().number();
        let stored = self.heartbeats().own();
        let given_up = self.registration.given_up_since();
        let echoes = self.peers().echoes(now);
        self.bus.tell_all(&Tell::Hello { number, online, stored, given_up, at: Some(now), echoes });
        if self.bus.is_ahead() {
            self.bus.tell_all(&Tell::Unknown);
        }
    }

    /// Stores a heartbeat, unless this node has left or given up its games: then it only checks whether the database answers.
    pub(crate) async fn send_heartbeat(
        &self,
        is_connected: bool,
        own_time: i64,
    ) -> Result<Option<Heartbeat>, StoreError> {
        let Some(heartbeat) = self.registration.renew(is_connected, own_time).await? else {
            return self.store.nodes().time(own_time).await.map(|_| None);
        };
        if let Some(name) = self.names.learn(&heartbeat) {
            tracing::warn!(
                "Another node is also named {name}; start each node with a --node-name of its own"
            );
        }
        Ok(Some(heartbeat))
    }

    /// Leaves the cluster for good. The other nodes take over the games at once, and wait for no answer from this node.
    pub async fn leave(&self) {
        let are_released = self.registration.release_games().await;
        self.bus.tell_all(&Tell::Left);
        if are_released {
            self.registration.end().await;
        }
        self.bus.flush().await;
    }

    /// Sends a message to one node. It may be lost.
    pub(crate) fn tell(&self, node: NodeId, what: &Tell) {
        self.bus.tell(node, what);
    }

    /// Sends a notification to a node at which its recipient is subscribed. It may be lost.
    pub fn notify(&self, node: NodeId, notice: Box<Notice>) {
        self.tell(node, &Tell::Notice { notice });
    }

    /// Reports the numbers of a game's followers at this node to the owner, with the last message that has arrived.
    pub fn report_spectators(
        &self,
        owner: NodeId,
        game: GameId,
        counts: SpectatorCounts,
        heard: Heard,
    ) {
        self.tell(owner, &Tell::Spectators { game, counts, heard });
    }

    /// Informs a node which believes that this one owns a game.
    pub fn tell_moved(&self, node: NodeId, game: GameId) {
        self.tell(node, &Tell::Moved { game });
    }

    /// Relays a message of a game to the given nodes.
    pub fn relay(&self, nodes: impl Iterator<Item = NodeId>, relay: &Relay) {
        let counted = nodes.inspect(|node| self.peers().relayed_to(*node));
        self.bus.relay(counted, relay);
    }

    /// Sends a request about a game to its owner, and returns the answer as JSON. `now` returns the current time: an owner that has
    /// left or is out of touch is not waited for as long as others.
    ///
    /// # Errors
    /// Fails if no valid answer arrives in time.
    pub async fn ask(
        &self,
        owner: NodeId,
        game: GameId,
        request: &impl Serialize,
        now: impl Fn() -> i64,
    ) -> Result<Outcome<Value>, Unanswered> {
        let lost = async {
            while self.peers().may_answer(owner, now()) {
                time::sleep(ANSWER_CHECK_INTERVAL).await;
            }
            time::sleep(LOST_ANSWER_TIMEOUT).await;
        };
        match self.bus.request(owner, &Ask { game, request }, lost).await {
            Ok(answer) => serde_json::from_slice(&answer).map_err(|error| {
                let (node, peer) = (owner, self.name_of(owner));
                tracing::error!(%node, %error, "The answer of node {peer} could not be parsed");
                Unanswered::Malformed
            }),
            Err(BusError::NoAnswer) => Err(Unanswered::InDoubt),
            Err(_) => Err(Unanswered::NotSent),
        }
    }

    /// Returns the number of requests to other nodes that were not answered in time.
    #[must_use]
    pub fn timeouts(&self) -> u64 {
        self.bus.timeouts()
    }
}
