//! What a node hears from the others, and what it does so that they know of it.

use std::{sync::Arc, time::Duration};

use bus::{Message, Messages, NodeId};
use protocol::RefusalCode;
use record::GameId;
use serde::Serialize;
use store::Store;
use tokio::time::{self, Instant};

use super::{LONG_OUTAGE, OpenError, repair};
use crate::{
    clock::Clock,
    cluster::{
        Cluster, Subjects,
        message::{Ask, Envelope, Outcome, Tell, Wish},
        peers::PeerChange,
        relay::Relay,
    },
    cluster_options::ClusterOptions,
    outages::Outage,
    refusal::Refusal,
    room::{Answer, Encoding, Request, Services},
    rooms::Rooms,
};

/// How often a node says to the database that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// How often it says so to the others.
const HELLO: Duration = Duration::from_millis(500);
/// A longer time between two beats of anybody was an outage of all, in milliseconds.
const OUTAGE: i64 = 4_000;
/// The number of games without an owner that a node takes at a time, so that the others get some.
const ADOPTED: u32 = 100;

/// A node that has just joined the others.
#[derive(Debug)]
pub(super) struct Joined {
    pub(super) cluster: Arc<Cluster>,
    pub(super) subjects: Subjects,
    /// It follows that of the database.
    pub(super) clock: Clock,
    /// The time in which no node was there.
    pub(super) outage: Option<Outage>,
}

impl Joined {
    pub(super) async fn join(store: &Store, options: ClusterOptions) -> Result<Self, OpenError> {
        let clock = Clock::start(None, true)?;
        let cluster = Arc::new(Cluster::new(options, clock.now()));
        let subjects = cluster.listen().await?;
        for (node, _) in store.nodes().await? {
            if node.is_alive() && !cluster.understands(node.messages) {
                let (name, version) = (node.name, node.version);
                return Err(OpenError::Versions { name, version });
            }
        }
        let asked = Instant::now();
        let beat = store.beat(cluster.description(), true, clock.now()).await?;
        clock.follow(beat.now, asked, Instant::now());
        let now = clock.now();
        cluster.peers().observe(&beat, true, now);
        cluster.peers().disturbed(now);
        let before = beat.before.filter(|before| beat.now - before > OUTAGE);
        let outage = before.map(|from| Outage { from, ended: now });
        Ok(Self { cluster, subjects, clock, outage })
    }
}

/// What a node needs to answer others.
#[derive(Clone, Debug)]
pub(super) struct Nodes {
    pub(super) cluster: Arc<Cluster>,
    pub(super) services: Services,
    pub(super) rooms: Arc<Rooms>,
}

impl Nodes {
    /// Reads everything that the others send.
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
            self.rooms.hand(relay.head.game, Request::Relayed(relay));
        }
    }

    async fn told(&self, from: NodeId, what: Tell) {
        if from == self.cluster.node {
            return;
        }
        match what {
            Tell::Left => {
                self.cluster.register().left(from);
                let change = self.cluster.peers().left(from, self.services.clock.now());
                if let Some(change) = change {
                    self.changed(change);
                }
            }
            _ => self.heard(from),
        }
        match what {
            Tell::Crowd { game, crowd, heard } => {
                let is_open = self.rooms.hand(game, Request::Crowd { node: from, crowd, heard });
                if !is_open && !crowd.is_empty() && self.rooms.check_open().is_ok() {
                    // They believe that the game is here: its room has failed, or is somewhere else.
                    self.rooms.wake(game).await;
                    self.rooms.hand(game, Request::Crowd { node: from, crowd, heard });
                }
            }
            Tell::Moved { game } => {
                self.rooms.hand(game, Request::HandedOver { node: from });
            }
            Tell::Hello { number, online } => self.greeted(from, number, online),
            Tell::News { number, news } => self.learn(from, number, news).await,
            Tell::AskNews => self.cluster.announce_everything(self.services.clock.now()),
            Tell::Notice { notice } => self.services.notifications.deliver(*notice),
            Tell::Left | Tell::Unknown => {}
        }
    }

    /// A node is there.
    fn heard(&self, from: NodeId) {
        let change = self.cluster.peers().hear(from, self.services.clock.now());
        if let Some(change) = change {
            self.changed(change);
        }
    }

    /// Something has happened to another node.
    fn changed(&self, change: PeerChange) {
        tracing::info!(?change, "Another node: {change:?}");
        if let PeerChange::Gone { node } = change {
            self.cluster.register().died(node);
            self.services.lobby.changed();
        }
        self.rooms.send_to_all(|| Request::Peer(change));
    }

    /// Answers what another node asks of a game that it believes to be here.
    async fn answer(&self, message: Message) {
        let body = match serde_json::from_slice::<Envelope<Ask>>(&message.body) {
            Ok(Envelope { from, content: Ask { game, wish }, .. }) => {
                self.heard(from);
                self.grant(from, game, wish).await
            }
            Err(error) => {
                tracing::warn!(%error, "A question of another node cannot be read");
                self.unavailable()
            }
        };
        message.answer(body).await;
    }

    async fn grant(&self, from: NodeId, game: GameId, wish: Wish) -> Vec<u8> {
        match wish {
            Wish::Command { player, command, context } => {
                self.ask(game, |answer| Request::Command { player, command, context, answer }).await
            }
            Wish::Join { player, link, color } => {
                self.ask(game, |answer| Request::Join { player, link, color, answer }).await
            }
            Wish::EndChallenge { player, end } => {
                self.ask(game, |answer| Request::EndChallenge { player, end, answer }).await
            }
            Wish::SetLink { player, link } => {
                self.ask(game, |answer| Request::SetLink { player, link, answer }).await
            }
            Wish::View { reader } => {
                self.ask(game, |answer| Request::View { reader, answer }).await
            }
            Wish::Log { reader } => self.ask(game, |answer| Request::Log { reader, answer }).await,
            Wish::Follow { viewer, link, since, lines } => {
                let encoding = if lines { Encoding::Lines } else { Encoding::Frames };
                let node = from;
                let follow =
                    |answer| Request::Follow { node, viewer, link, since, encoding, answer };
                self.ask(game, follow).await
            }
            Wish::Wake => {
                self.rooms.wake(game).await;
                self.ask(game, |answer| Request::Ready { answer }).await
            }
            Wish::Unknown => self.unavailable(),
        }
    }

    async fn ask<T: Serialize>(
        &self,
        game: GameId,
        request: impl FnOnce(Answer<T>) -> Request,
    ) -> Vec<u8> {
        let remote = |answer| Request::Remote(Box::new(request(answer)));
        let answer = self.rooms.ask_once(game, remote).await;
        // A node that is about to end has handed its games over.
        let closing = Refusal::from(RefusalCode::Closing);
        let answer =
            answer.map_err(|refusal| if refusal == closing { Refusal::Moved } else { refusal });
        self.cluster.written(&Outcome::of(answer))
    }

    fn unavailable(&self) -> Vec<u8> {
        self.cluster.written(&Outcome::<()>::of(Err(RefusalCode::Unavailable.into())))
    }

    /// Lets everybody look for what was lost whenever this node reaches the others again.
    pub(super) async fn look_for_lost(self) {
        let mut connections = self.cluster.connections();
        while connections.changed().await.is_ok() {
            self.rooms.send_to_all(|| Request::Reconnected);
        }
    }

    /// Says to the others that this node is there.
    pub(super) async fn greet(self) {
        loop {
            self.cluster.greet(self.services.lobby.online_here());
            time::sleep(HELLO).await;
        }
    }

    /// Says to the database that this node is alive, learns who else is, and takes games that have lost their owner.
    pub(super) async fn beat(self) {
        loop {
            time::sleep(BEAT).await;
            let now = self.services.clock.now();
            // A pause of the process is noticed before any clock is read.
            self.services.outages.last(now);
            if let Err(error) = self.beat_once().await {
                tracing::error!(%error, "The heartbeat could not be stored");
                self.cluster.peers().disturbed(self.services.clock.now());
            }
        }
    }

    async fn beat_once(&self) -> Result<(), store::StoreError> {
        let Services { store, clock, outages, metrics, .. } = &self.services;
        let is_connected = self.cluster.is_connected();
        let asked = Instant::now();
        let Some(beat) = self.cluster.beat(store, is_connected, clock.now()).await? else {
            return Ok(());
        };
        clock.follow(beat.now, asked, Instant::now());
        let now = clock.now();
        metrics.nodes(beat.nodes.iter().filter(|node| node.is_alive()).count(), is_connected);
        let changes = self.cluster.peers().observe(&beat, is_connected, now);
        for change in changes {
            self.changed(change);
        }
        if beat.was_dead {
            tracing::warn!("Other nodes may have taken this one for dead");
            self.rooms.send_to_all(|| Request::CheckOwner);
        }
        if let Some(from) = beat.before.filter(|before| beat.now - before > OUTAGE) {
            outages.note(Outage { from, ended: now });
            if beat.now - from > LONG_OUTAGE {
                // There may be many, and the next beat must not wait for them.
                let (store, rooms) = (store.clone(), Arc::clone(&self.rooms));
                tokio::spawn(async move {
                    if let Err(error) = repair::mend_correspondence(&store, &rooms).await {
                        tracing::error!(%error, "Not all games have their outage stored");
                    }
                });
            }
        }
        let is_cut_off = self.cluster.peers().is_cut_off(now);
        if self.cluster.set_cut_off(is_cut_off) {
            self.part(is_cut_off).await?;
        }
        if is_connected && self.rooms.check_open().is_ok() {
            for game in store.orphans(ADOPTED).await? {
                self.rooms.wake(game).await;
            }
        }
        Ok(())
    }
}

impl Nodes {
    /// Lets the others go on with the games of this node, which does not reach them; or begins again.
    async fn part(&self, is_cut_off: bool) -> Result<(), store::StoreError> {
        if !is_cut_off {
            tracing::info!("This node reaches the others again");
            self.rooms.accept_requests();
            return Ok(());
        }
        tracing::error!("This node alone does not reach the others: they go on with its games");
        self.rooms.refuse_requests();
        self.rooms.close_all(0).await;
        self.services.store.leave(self.cluster.node.to_i64()).await
    }
}
