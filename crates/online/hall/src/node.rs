//! This node of a cluster: the requests of the other nodes, and events that concern its games and people.

mod broadcasts;
mod catching_up;
mod joining;

use std::{sync::Arc, time::Duration};

use bus::NodeId;
use cluster::{Cluster, Event, LocalNode, Member, Outcome, Relay, StoredHeartbeat, Subjects};
use protocol::{RefusalCode, limits::millis};
use record::GameId;
use tokio::task::AbortHandle;

pub(crate) use self::joining::Joined;
use crate::{
    limits::LONG_OUTAGE,
    outages::Outage,
    refusal::Refusal,
    repair,
    request::{Answer, Request},
    room::{AudienceEvent, GameMessage, RoomEvent, Services},
    rooms::Rooms,
};

/// A node of a cluster.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    cluster: Arc<Cluster>,
    services: Services,
    rooms: Arc<Rooms>,
}

impl Node {
    /// Starts the tasks of a node that has joined the cluster. Its first heartbeat may have ended an outage of the whole cluster.
    pub(crate) fn start(
        cluster: Arc<Cluster>,
        subjects: Subjects,
        services: Services,
        rooms: Arc<Rooms>,
        ended: Option<Outage>,
    ) -> Vec<AbortHandle> {
        let node = Self { cluster, services, rooms };
        if let Some(outage) = ended {
            node.credit(outage);
        }
        let mut tasks = Member::start(Arc::clone(&node.cluster), subjects, node.clone());
        tasks.push(tokio::spawn(node.catch_up()));
        tasks.iter().map(tokio::task::JoinHandle::abort_handle).collect()
    }

    fn hand_to_audience(&self, game: GameId, event: AudienceEvent) {
        self.rooms.hand(game, GameMessage::Audience(event));
    }

    fn relayed(&self, relay: Relay) {
        let late = self.services.clock.now() - relay.head.at;
        let took = Duration::from_millis(u64::try_from(late).unwrap_or(0));
        self.services.metrics.relayed(took);
        self.hand_to_audience(relay.head.game, AudienceEvent::Relayed(relay));
    }

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

    /// Exports the state of the cluster as seen by this node.
    fn measure(&self, stored: &StoredHeartbeat) {
        let Services { clock, metrics, .. } = &self.services;
        metrics.clock_offset(clock.system_offset());
        let alive = stored.heartbeat.nodes.iter().filter(|node| node.is_alive()).count();
        metrics.nodes(alive, stored.is_met);
        metrics.peers(self.cluster.peers().silent(), self.cluster.timeouts());
        let round_trip = self.cluster.peers().longest_round_trip().unwrap_or(0);
        metrics.node_round_trip(Duration::from_millis(u64::try_from(round_trip).unwrap_or(0)));
    }

    /// Credits an outage of the whole cluster, which has just ended.
    fn credit(&self, outage: Outage) {
        self.services.outages.note(outage);
        if outage.ended - outage.from > millis(LONG_OUTAGE) {
            // There may be many games, and the next heartbeat must not wait for them.
            let (store, rooms) = (self.services.store.clone(), Arc::clone(&self.rooms));
            tokio::spawn(async move {
                if let Err(error) = repair::mend_correspondence(&store, &rooms).await {
                    tracing::error!(%error, "The outage could not be stored for all games");
                }
            });
        }
    }
}

impl LocalNode for Node {
    type Request = Request;
    type Answer = Answer;

    fn now(&self) -> i64 {
        self.services.clock.now()
    }

    fn own_time(&self) -> i64 {
        // Detects a pause of the process before any game clock is read.
        self.services.outages.look(self.services.clock.now());
        self.services.clock.own_now()
    }

    fn connections(&self) -> usize {
        self.services.lobby.online_here()
    }

    fn is_serving(&self) -> bool {
        self.rooms.check_open().is_ok()
    }

    fn heartbeat_stored(&self, stored: &StoredHeartbeat) {
        let Services { clock, outages, metrics, .. } = &self.services;
        metrics.heartbeat(stored.answered.saturating_duration_since(stored.asked));
        let sample = clock.sample(stored.heartbeat.now, stored.asked, stored.answered);
        if let Some(leap) = clock.leap(sample) {
            self.database_clock_leapt(leap);
        }
        clock.follow(sample);
        outages.stored(clock.now());
        self.measure(stored);
    }

    async fn handle(&self, event: Event) {
        match event {
            Event::Relayed(relay) => self.relayed(relay),
            Event::RelaysLost { owner } => {
                let lost = || GameMessage::Audience(AudienceEvent::RelaysLost { owner });
                self.rooms.send_to_all(lost);
            }
            Event::Spectators { node, game, counts, heard } => {
                let message = || GameMessage::Spectators { node, counts, heard };
                let is_open = self.rooms.hand(game, message());
                if !is_open && !counts.is_empty() && self.is_serving() {
                    // The sender believes that this node owns the game, but the room has failed or is at another node.
                    self.rooms.wake(game).await;
                    self.rooms.hand(game, message());
                }
            }
            Event::HandedOver { node, game } => {
                self.hand_to_audience(game, AudienceEvent::HandedOver { node });
            }
            Event::Broadcast(broadcast) => self.learn(broadcast),
            Event::Notice(notice) => self.services.notifications.deliver(notice),
            Event::PresenceChanged => self.services.lobby.changed(),
            Event::Peer(change) => self.rooms.send_to_all(|| GameMessage::Peer(change)),
            Event::Reconnected => self.rooms.send_to_all(|| GameMessage::Reconnected),
            Event::OwnershipInDoubt => {
                self.rooms.send_to_all(|| GameMessage::Room(RoomEvent::OwnershipInDoubt));
            }
            Event::Outage { from, ms } => self.credit(Outage { from, ended: from + ms }),
        }
    }

    async fn answer(&self, from: NodeId, game: GameId, request: Request) -> Outcome<Answer> {
        if matches!(request, Request::Unknown) {
            return Refusal::from(RefusalCode::Unavailable).into();
        }
        match self.rooms.answer(game, from, request).await {
            Ok(answer) => Outcome::Done(answer),
            // A node that is shutting down has handed its games over.
            Err(refusal) if refusal == RefusalCode::Closing.into() => Outcome::Moved,
            Err(refusal) => refusal.into(),
        }
    }

    async fn adopt(&self, game: GameId) {
        self.rooms.wake(game).await;
    }

    async fn stop_service(&self, unreachable_since: Option<i64>) {
        self.rooms.refuse_requests();
        self.rooms.close_all(0, unreachable_since).await;
    }

    fn resume_service(&self) {
        self.rooms.accept_requests();
    }
}
