//! Messages from other nodes, and the heartbeats sent to them.

use std::{sync::Arc, time::Duration};

use bus::{Message, Messages, NodeId};
use protocol::{RefusalCode, limits::millis};
use record::GameId;
use store::{Heartbeat, Store};
use tokio::time::{self, Instant};

use super::{open_error::OpenError, repair};
use crate::{
    clock::{self, Clock},
    cluster::{
        Cluster, Subjects,
        message::{Envelope, Outcome, Tell},
        peers::PeerChange,
        relay::Relay,
    },
    cluster_options::ClusterOptions,
    limits::{
        CLUSTER_OUTAGE, GREETING_INTERVAL, LONG_OUTAGE, NODE_HEARTBEAT_INTERVAL, ORPHANS_PER_ROUND,
    },
    outages::Outage,
    refusal::Refusal,
    request::{Ask, Request},
    room::{AudienceEvent, GameMessage, RoomEvent, Services},
    rooms::Rooms,
};

/// A node that has just joined the cluster.
#[derive(Debug)]
pub(super) struct Joined {
    pub(super) cluster: Arc<Cluster>,
    pub(super) subjects: Subjects,
    /// Clock that follows the database's.
    pub(super) clock: Clock,
    /// Time during which no node was running.
    pub(super) outage: Option<Outage>,
}

impl Joined {
    pub(super) async fn join(store: &Store, options: ClusterOptions) -> Result<Self, OpenError> {
        // Before any time is used: the system clock of this node may be wrong.
        let asked = Instant::now();
        let shown = store.nodes().time(clock::system_time()).await?;
        let clock = Clock::join(shown, asked, Instant::now())?;
        clock.system_offset();
        let cluster = Arc::new(Cluster::new(options, clock.now()));
        let subjects = cluster.listen().await?;
        for (node, _) in store.nodes().all().await? {
            if node.is_alive() && !cluster.understands(node.messages) {
                let (name, version) = (node.name, node.version);
                return Err(OpenError::Versions { name, version });
            }
        }
        let asked = Instant::now();
        let given = clock.own_now();
        let heartbeat = store.nodes().heartbeat(cluster.description(), true, given).await?;
        clock.follow(clock.sample(heartbeat.now, asked, Instant::now()));
        let now = clock.now();
        cluster.peers().observe(&heartbeat, true, now);
        cluster.peers().disturbed(now);
        let before =
            heartbeat.before.filter(|before| heartbeat.now - before > millis(CLUSTER_OUTAGE));
        let outage = before.map(|from| Outage { from, ended: now });
        Ok(Self { cluster, subjects, clock, outage })
    }
}

/// State that a node needs to communicate with other nodes.
#[derive(Clone, Debug)]
pub(super) struct Nodes {
    pub(super) cluster: Arc<Cluster>,
    pub(super) services: Services,
    pub(super) rooms: Arc<Rooms>,
}

impl Nodes {
    /// Handles all messages from the other nodes.
    pub(super) async fn listen(self, subjects: Subjects) {
        let Subjects { own, relays, all } = subjects;
        tokio::join!(self.hear(own), self.relay(relays), self.hear(all));
    }

    async fn hear(&self, mut messages: Messages) {
        while let Some(message) = messages.next().await {
            if message.is_request() {
                let nodes = self.clone();
                tokio::spawn(async move { nodes.answer(message).await });
            } else if let Ok(envelope) = serde_json::from_slice::<Envelope<Tell>>(&message.body) {
                self.told(envelope.from, envelope.content).await;
            }
        }
    }

    async fn relay(&self, mut messages: Messages) {
        while let Some(message) = messages.next().await {
            let Some(relay) = Relay::from_bytes(&message.body) else { continue };
            let late = self.services.clock.now() - relay.head.at;
            let took = Duration::from_millis(u64::try_from(late).unwrap_or(0));
            self.services.metrics.relayed(took);
            if let Some(from) = relay.head.from {
                self.cluster.peers().relayed_from(from);
            }
            let game = relay.head.game;
            self.rooms.hand(game, GameMessage::Audience(AudienceEvent::Relayed(relay)));
        }
    }

    async fn told(&self, from: NodeId, what: Tell) {
        if from == self.cluster.node {
            return;
        }
        match what {
            Tell::Left => {
                self.cluster.presence().left(from);
                let change = self.cluster.peers().left(from, self.services.clock.now());
                if let Some(change) = change {
                    self.changed(change);
                }
            }
            _ => self.heard(from),
        }
        match what {
            Tell::Spectators { game, counts, heard } => {
                let message = || GameMessage::Spectators { node: from, counts, heard };
                let is_open = self.rooms.hand(game, message());
                if !is_open && !counts.is_empty() && self.rooms.check_open().is_ok() {
                    // The sender believes that this node owns the game, but the room has failed or is at another node.
                    self.rooms.wake(game).await;
                    self.rooms.hand(game, message());
                }
            }
            Tell::Moved { game } => {
                let event = AudienceEvent::HandedOver { node: from };
                self.rooms.hand(game, GameMessage::Audience(event));
            }
            Tell::Hello { number, online, stored, at, echoes } => {
                let now = self.services.clock.now();
                self.cluster.heartbeats().stored_by_other(stored, now);
                let change = at.and_then(|at| self.cluster.peers().greeted(from, at, &echoes, now));
                if let Some(change) = change {
                    self.changed(change);
                }
                if self.cluster.peers().misses_relays(from, &echoes) {
                    self.rooms.send_to_all(|| GameMessage::RelaysLost { owner: from });
                }
                self.greeted(from, number, online);
            }
            Tell::Broadcast { number, broadcast } => self.learn(from, number, broadcast).await,
            Tell::AskSnapshot => self.cluster.announce_everything(self.services.clock.now()),
            Tell::Notice { notice } => self.services.notifications.deliver(*notice),
            Tell::Left | Tell::Unknown => {}
        }
    }

    /// Records that a node was heard.
    fn heard(&self, from: NodeId) {
        let change = self.cluster.peers().hear(from, self.services.clock.now());
        if let Some(change) = change {
            self.changed(change);
        }
    }

    /// Handles a status change of another node.
    fn changed(&self, change: PeerChange) {
        let name = |node| self.cluster.names.of(node);
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
            self.services.lobby.changed();
        }
        self.rooms.send_to_all(|| GameMessage::Peer(change));
    }

    /// Answers a request about a game that the sender believes to be owned by this node.
    async fn answer(&self, message: Message) {
        let body = match serde_json::from_slice::<Envelope<Ask>>(&message.body) {
            Ok(Envelope { from, content: Ask { game, request }, .. }) => {
                self.heard(from);
                self.grant(from, game, request).await
            }
            Err(error) => {
                tracing::warn!(%error, "A request from another node could not be parsed");
                self.unavailable()
            }
        };
        message.answer(body).await;
    }

    async fn grant(&self, from: NodeId, game: GameId, request: Request) -> Vec<u8> {
        if matches!(request, Request::Unknown) {
            return self.unavailable();
        }
        let answer = self.rooms.answer(game, from, request).await;
        // A node that is shutting down has handed its games over.
        let closing = Refusal::from(RefusalCode::Closing);
        let answer =
            answer.map_err(|refusal| if refusal == closing { Refusal::Moved } else { refusal });
        self.cluster.written(&Outcome::of(answer))
    }

    fn unavailable(&self) -> Vec<u8> {
        self.cluster.written(&Outcome::<()>::of(Err(RefusalCode::Unavailable.into())))
    }

    /// Makes all rooms check for lost messages whenever this node reconnects to the others.
    pub(super) async fn look_for_lost(self) {
        let mut connections = self.cluster.connections();
        while connections.changed().await.is_ok() {
            self.rooms.send_to_all(|| GameMessage::Reconnected);
        }
    }

    /// Sends periodic greetings to the other nodes.
    pub(super) async fn greet(self) {
        loop {
            self.cluster.greet(self.services.lobby.online_here(), self.services.clock.now());
            time::sleep(GREETING_INTERVAL).await;
        }
    }

    /// Stores heartbeats and tracks which nodes are alive.
    pub(super) async fn send_heartbeats(self) {
        loop {
            time::sleep(NODE_HEARTBEAT_INTERVAL).await;
            let now = self.services.clock.now();
            // Detects a pause of the process before any game clock is read.
            self.services.outages.look(now);
            if let Err(error) = self.send_heartbeat().await {
                tracing::error!(%error, "The heartbeat could not be stored");
                self.cluster.peers().disturbed(self.services.clock.now());
            }
        }
    }

    async fn send_heartbeat(&self) -> Result<(), store::StoreError> {
        let Services { store, clock, outages, metrics, .. } = &self.services;
        let is_connected = self.cluster.is_connected();
        let is_met = self.is_met();
        let asked = Instant::now();
        let given = clock.own_now();
        let Some(heartbeat) = self.cluster.send_heartbeat(store, is_met, given).await? else {
            return Ok(());
        };
        metrics.heartbeat(asked.elapsed());
        let sample = clock.sample(heartbeat.now, asked, Instant::now());
        if let Some(leap) = clock.leap(sample) {
            self.database_clock_leapt(leap);
        }
        clock.follow(sample);
        let now = clock.now();
        outages.stored(now);
        self.cluster.heartbeats().stored(now);
        self.measure(&heartbeat, is_met);
        let changes = self.cluster.peers().observe(&heartbeat, is_connected, now);
        for change in changes {
            self.changed(change);
        }
        if heartbeat.was_dead {
            tracing::warn!("Other nodes may have considered this one dead");
            self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::OwnershipInDoubt));
        }
        if let Some(from) =
            heartbeat.before.filter(|before| heartbeat.now - before > millis(CLUSTER_OUTAGE))
        {
            outages.note(Outage { from, ended: now });
            if heartbeat.now - from > millis(LONG_OUTAGE) {
                // There may be many games, and the next heartbeat must not wait for them.
                let (store, rooms) = (store.clone(), Arc::clone(&self.rooms));
                tokio::spawn(async move {
                    if let Err(error) = repair::mend_correspondence(&store, &rooms).await {
                        tracing::error!(%error, "The outage could not be stored for all games");
                    }
                });
            }
        }
        Ok(())
    }

    /// Returns whether this node exchanges messages with the others.
    fn is_met(&self) -> bool {
        self.cluster.is_connected() && self.cluster.peers().is_met(self.services.clock.now())
    }

    /// Exports the state of the cluster as seen by this node.
    fn measure(&self, heartbeat: &Heartbeat, is_met: bool) {
        let Services { clock, metrics, .. } = &self.services;
        metrics.clock_offset(clock.system_offset());
        metrics.nodes(heartbeat.nodes.iter().filter(|node| node.is_alive()).count(), is_met);
        metrics.peers(self.cluster.peers().silent(), self.cluster.timeouts());
        let round_trip = self.cluster.peers().longest_round_trip().unwrap_or(0);
        metrics.node_round_trip(Duration::from_millis(u64::try_from(round_trip).unwrap_or(0)));
    }

    /// Adopts orphaned games. Heartbeats do not wait for this.
    pub(super) async fn adopt_orphans(self) {
        loop {
            time::sleep(NODE_HEARTBEAT_INTERVAL).await;
            if !self.is_met() || self.rooms.check_open().is_err() {
                continue;
            }
            // While the database is unreachable, there is nothing to adopt.
            for game in
                self.services.store.nodes().orphans(ORPHANS_PER_ROUND).await.unwrap_or_default()
            {
                self.rooms.wake(game).await;
            }
        }
    }
}

impl Nodes {
    /// Credits the time by which the clock of the database has been set forward. Must be called before this node follows the
    /// change. If the clock has been set back, this node's clock waits for it.
    fn database_clock_leapt(&self, ms: i64) {
        tracing::error!(
            ms,
            "The clock of the database was changed by {ms} ms; no clock is charged for it"
        );
        let now = self.services.clock.now();
        if ms > 0 {
            self.services.outages.note(Outage { from: now, ended: now + ms });
        }
    }
}
