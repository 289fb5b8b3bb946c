//! The periodic work of a node, and the messages from the other nodes.

use std::sync::Arc;

use bus::{Message, Messages, NodeId};
use protocol::RefusalCode;
use store::StoreError;
use tokio::{
    task::JoinHandle,
    time::{self, Instant, MissedTickBehavior},
};

use crate::{
    broadcast::Broadcast,
    cluster::Cluster,
    event::Event,
    limits::{GREETING_INTERVAL, NODE_HEARTBEAT_INTERVAL, ORPHANS_PER_ROUND},
    local_node::{LocalNode, StoredHeartbeat},
    message::{Ask, Envelope, Outcome, Tell},
    node_bus::Subjects,
    peers::PeerChange,
    relay::Relay,
    separation::watch_separation,
};

/// A node at work in the cluster. It reports to the program at the node.
#[derive(Clone, Debug)]
pub struct Member<L> {
    cluster: Arc<Cluster>,
    local: L,
}

impl<L: LocalNode> Member<L> {
    /// Starts the tasks of a node that has joined; they run until they are aborted.
    pub fn start(cluster: Arc<Cluster>, subjects: Subjects, local: L) -> Vec<JoinHandle<()>> {
        let member = Self { cluster, local };
        let separation = watch_separation(Arc::clone(&member.cluster), member.local.clone());
        vec![
            tokio::spawn(member.clone().listen(subjects)),
            tokio::spawn(member.clone().look_for_lost()),
            tokio::spawn(member.clone().greet()),
            tokio::spawn(member.clone().probe_link()),
            tokio::spawn(member.clone().send_heartbeats()),
            tokio::spawn(member.adopt_orphans()),
            tokio::spawn(separation),
        ]
    }

    /// Handles all messages from the other nodes.
    async fn listen(self, subjects: Subjects) {
        let Subjects { own, relays, all } = subjects;
        tokio::join!(self.hear(own), self.relay(relays), self.hear(all));
    }

    async fn hear(&self, mut messages: Messages) {
        while let Some(message) = messages.next().await {
            if message.is_request() {
                let member = self.clone();
                tokio::spawn(async move { member.answer(message).await });
            } else if let Ok(envelope) = serde_json::from_slice::<Envelope<Tell>>(&message.body) {
                self.told(envelope.from, envelope.content).await;
            }
        }
    }

    async fn relay(&self, mut messages: Messages) {
        while let Some(message) = messages.next().await {
            let Some(relay) = Relay::from_bytes(&message.body) else { continue };
            if let Some(from) = relay.head.from {
                self.cluster.peers().relayed_from(from);
            }
            self.local.handle(Event::Relayed(relay)).await;
        }
    }

    async fn told(&self, from: NodeId, what: Tell) {
        if from == self.cluster.node() {
            return;
        }
        match what {
            Tell::Left => {
                self.cluster.presence().left(from);
                let change = self.cluster.peers().left(from, self.local.now());
                self.changed(change).await;
            }
            _ => self.heard(from).await,
        }
        match what {
            Tell::Spectators { game, counts, heard } => {
                self.local.handle(Event::Spectators { node: from, game, counts, heard }).await;
            }
            Tell::Moved { game } => {
                self.local.handle(Event::HandedOver { node: from, game }).await;
            }
            Tell::Hello { number, online, stored, given_up, at, echoes } => {
                let now = self.local.now();
                self.cluster.heartbeats().stored_by_other(stored, now);
                if let (Some(since), Some(until)) = (given_up, at) {
                    tokio::spawn(self.clone().bury(from, since, until));
                }
                let change = at.and_then(|at| self.cluster.peers().greeted(from, at, &echoes, now));
                self.changed(change).await;
                let misses_relays = self.cluster.peers().misses_relays(from, &echoes);
                if misses_relays {
                    self.local.handle(Event::RelaysLost { owner: from }).await;
                }
                self.greeted(from, number, online).await;
            }
            Tell::Broadcast { number, broadcast } => self.learn(from, number, broadcast).await,
            Tell::AskSnapshot => self.cluster.announce_everything(self.local.now()),
            Tell::Notice { notice } => self.local.handle(Event::Notice(*notice)).await,
            Tell::Left | Tell::Unknown => {}
        }
    }

    /// Records that a node was heard.
    async fn heard(&self, from: NodeId) {
        let change = self.cluster.peers().hear(from, self.local.now());
        self.changed(change).await;
    }

    /// Takes over the games of a node that has given them up because it has lost the database.
    async fn bury(self, node: NodeId, since: i64, until: i64) {
        // If the database fails, the next greeting repeats this.
        if let Ok(true) = self.cluster.declare_dead(node, since, until).await {
            let change = self.cluster.peers().declared_dead(node);
            self.changed(change).await;
        }
    }

    /// Handles a greeting, which contains the number of the sender's last broadcast.
    async fn greeted(&self, from: NodeId, number: u64, online: usize) {
        let (before, must_ask, after) = {
            let mut presence = self.cluster.presence();
            let before = presence.online();
            let must_ask = presence.greet(from, number, online, self.local.now());
            (before, must_ask, presence.online())
        };
        if must_ask {
            self.cluster.tell(from, &Tell::AskSnapshot);
        }
        if after != before {
            self.local.handle(Event::PresenceChanged).await;
        }
    }

    /// Handles a broadcast.
    async fn learn(&self, from: NodeId, number: u64, broadcast: Broadcast) {
        let must_ask = self.cluster.presence().learn(from, number, &broadcast, self.local.now());
        if must_ask {
            self.cluster.tell(from, &Tell::AskSnapshot);
        }
        self.local.handle(Event::Broadcast(broadcast)).await;
    }

    /// Handles a status change of another node, if there is one.
    async fn changed(&self, change: Option<PeerChange>) {
        let Some(change) = change else { return };
        let name = |node| self.cluster.name_of(node);
        match change {
            PeerChange::Silent { node, .. } => {
                tracing::warn!(%node, "Node {} is silent", name(node));
            }
            PeerChange::Heard { node } => {
                tracing::info!(%node, "Node {} is no longer silent", name(node));
            }
            PeerChange::Gone { node } => {
                tracing::warn!(%node, "Node {} has left or is dead", name(node));
            }
            PeerChange::Isolated { .. } => {
                tracing::warn!("No messages from other nodes arrive here");
            }
            PeerChange::Reunited => tracing::info!("Messages from other nodes arrive again"),
        }
        if let PeerChange::Gone { node } = change {
            self.cluster.presence().died(node);
            self.local.handle(Event::PresenceChanged).await;
        }
        self.local.handle(Event::Peer(change)).await;
    }

    /// Answers a request about a game that the sender believes to be owned by this node.
    async fn answer(&self, message: Message) {
        let body = match serde_json::from_slice::<Envelope<Ask<L::Request>>>(&message.body) {
            Ok(Envelope { from, content: Ask { game, request }, .. }) => {
                self.heard(from).await;
                let outcome = self.local.answer(from, game, request).await;
                self.cluster.written(&outcome)
            }
            Err(error) => {
                tracing::warn!(%error, "A request from another node could not be parsed");
                let code = RefusalCode::Unavailable;
                let (code, text) = (code.code().to_owned(), code.to_string());
                self.cluster.written(&Outcome::<()>::Refused { code, text })
            }
        };
        message.answer(body).await;
    }

    /// Reports whenever this node reconnects to the others: messages may have been lost.
    async fn look_for_lost(self) {
        let mut connections = self.cluster.connections();
        while connections.changed().await.is_ok() {
            self.local.handle(Event::Reconnected).await;
        }
    }

    /// Sends periodic greetings to the other nodes.
    async fn greet(self) {
        loop {
            // Heartbeats may be waiting for the database, which is not a pause of the process.
            self.local.own_time();
            self.cluster.greet(self.local.connections(), self.local.now());
            time::sleep(GREETING_INTERVAL).await;
        }
    }

    /// Checks periodically that messages pass between this node and the bus. With a single other node, this is how a node learns
    /// which of the two is unreachable.
    async fn probe_link(self) {
        loop {
            let Self { cluster, local } = self.clone();
            tokio::spawn(async move {
                let sent = local.now();
                if cluster.probe_link().await {
                    cluster.peers().link_answered(sent);
                }
            });
            time::sleep(GREETING_INTERVAL).await;
        }
    }

    /// Stores heartbeats and tracks which nodes are alive.
    async fn send_heartbeats(self) {
        let mut due = time::interval(NODE_HEARTBEAT_INTERVAL);
        due.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // The first heartbeat has been stored.
        due.tick().await;
        loop {
            due.tick().await;
            if let Err(error) = self.send_heartbeat().await {
                tracing::error!(%error, "The heartbeat could not be stored");
                self.cluster.peers().disturbed(self.local.now());
            }
        }
    }

    async fn send_heartbeat(&self) -> Result<(), StoreError> {
        let own_time = self.local.own_time();
        let is_connected = self.cluster.is_connected();
        let is_met = self.is_met();
        let asked = Instant::now();
        let heartbeat = self.cluster.send_heartbeat(is_met, own_time).await?;
        let answered = Instant::now();
        self.cluster.heartbeats().stored(self.local.now(), answered - asked);
        let Some(heartbeat) = heartbeat else { return Ok(()) };
        let stored = StoredHeartbeat { heartbeat, asked, answered, is_met };
        self.local.heartbeat_stored(&stored);
        let StoredHeartbeat { heartbeat, .. } = stored;
        let now = self.local.now();
        let changes = self.cluster.peers().observe(&heartbeat, is_connected, now);
        for change in changes {
            self.changed(Some(change)).await;
        }
        if heartbeat.was_dead {
            tracing::warn!("Other nodes may have considered this one dead");
            self.local.handle(Event::OwnershipInDoubt).await;
        }
        if let (true, Some(from)) = (heartbeat.ends_outage(), heartbeat.before) {
            self.local.handle(Event::Outage { from, ms: heartbeat.now - from }).await;
        }
        Ok(())
    }

    /// Returns whether this node exchanges messages with the others.
    fn is_met(&self) -> bool {
        self.cluster.is_connected() && self.cluster.peers().is_met(self.local.now())
    }

    /// Adopts orphaned games. Heartbeats do not wait for this.
    async fn adopt_orphans(self) {
        loop {
            time::sleep(NODE_HEARTBEAT_INTERVAL).await;
            if !self.is_met() || !self.local.is_serving() {
                continue;
            }
            // While the database is unreachable, there is nothing to adopt.
            for game in self.cluster.orphans(ORPHANS_PER_ROUND).await.unwrap_or_default() {
                self.local.adopt(game).await;
            }
        }
    }
}
