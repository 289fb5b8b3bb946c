//! The steps by which a hall starts, alone or as a node of a cluster.

use std::sync::Arc;

use cluster::{Cluster, ClusterOptions};
use jobs::JobClient;
use protocol::limits::millis;
use record::GameId;
use store::Store;
use tokio::sync::{broadcast, mpsc};

use super::tasks::Tasks;
use crate::{
    clock::Clock,
    engines::Engines,
    limits::{LONG_OUTAGE, REVOCATION_QUEUE_CAPACITY},
    live_games::LiveGames,
    lobby::Lobby,
    metrics::Metrics,
    node::{Joined, Node},
    notifications::Notifications,
    open_error::OpenError,
    open_games::OpenGames,
    outages::{Outage, Outages},
    repair,
    room::Services,
    rooms::Rooms,
};

/// The time at which a hall starts, and the cluster that it has joined, if any.
#[derive(Debug)]
pub(super) struct Start {
    clock: Clock,
    /// Time before the start during which no server was running.
    outage: Option<Outage>,
    joined: Option<Joined>,
}

impl Start {
    /// Joins the cluster, or reads when the single server was last running.
    pub(super) async fn new(
        store: &Store,
        cluster: Option<ClusterOptions>,
        trust_clock: bool,
    ) -> Result<Self, OpenError> {
        if let Some(cluster) = cluster {
            let joined = Joined::join(store, cluster).await?;
            let (clock, outage) = (joined.clock.clone(), joined.outage);
            return Ok(Self { clock, outage, joined: Some(joined) });
        }
        let heartbeat = store.nodes().last_server_heartbeat().await?;
        let clock = Clock::start(heartbeat, trust_clock)?;
        let ended = clock.started();
        // If the heartbeat is not plausible, no time since the last event of a game is charged.
        let from = heartbeat.map(|from| if from <= ended { from } else { 0 });
        let outage = from.map(|from| Outage { from, ended });
        Ok(Self { clock, outage, joined: None })
    }

    fn cluster(&self) -> Option<Arc<Cluster>> {
        self.joined.as_ref().map(|joined| Arc::clone(&joined.cluster))
    }

    /// Returns the services of rooms, with the games to be woken because of events in other games.
    pub(super) fn services(
        &self,
        store: &Store,
        metrics: Arc<dyn Metrics>,
        engine_threads: usize,
        job_client: Option<JobClient>,
    ) -> Result<(Services, mpsc::UnboundedReceiver<GameId>), OpenError> {
        let (cluster, now) = (self.cluster(), self.clock.now());
        let outages = match &cluster {
            Some(_) => Outages::of_node(self.outage, now),
            None => Outages::new(self.outage),
        };
        let open_games = OpenGames::new(store.clone(), Arc::clone(&metrics), cluster.clone());
        let (wake_ups, waiting) = mpsc::unbounded_channel();
        let services = Services {
            store: store.clone(),
            clock: self.clock.clone(),
            outages: Arc::new(outages),
            engines: Arc::new(Engines::start(engine_threads, job_client)?),
            live_games: Arc::new(LiveGames::new(cluster.clone())),
            open_games: Arc::new(open_games),
            lobby: Arc::new(Lobby::new(store.clone(), cluster.clone())),
            notifications: Arc::new(Notifications::new(now, cluster.clone())),
            revocations: broadcast::Sender::new(REVOCATION_QUEUE_CAPACITY),
            metrics,
            networks: Arc::default(),
            cluster,
            wake_ups,
        };
        Ok((services, waiting))
    }

    /// Continues the live games and starts the background tasks.
    pub(super) async fn resume(
        self,
        services: &Services,
        rooms: &Arc<Rooms>,
        wake_ups: mpsc::UnboundedReceiver<GameId>,
    ) -> Result<Tasks, OpenError> {
        let store = &services.store;
        let tasks = Tasks::start(services, rooms).with_wake_ups(rooms, wake_ups);
        let tasks = match self.joined {
            // Games are adopted one by one, as they lose their owner or are requested.
            Some(Joined { cluster, subjects, outage, ends_outage, .. }) => {
                let (services, rooms) = (services.clone(), Arc::clone(rooms));
                let ended = outage.filter(|_| ends_outage);
                tasks.with(Node::start(cluster, subjects, services, rooms, ended))
            }
            None => {
                repair::repair(rooms, &store.games().unfinished_live().await?).await;
                let is_long = |outage: Outage| outage.ended - outage.from > millis(LONG_OUTAGE);
                if self.outage.is_some_and(is_long) {
                    repair::mend_correspondence(store, rooms).await?;
                }
                // Not earlier: until every game has stored its outage, a start after a crash must find the same last heartbeat.
                store.nodes().server_heartbeat(services.clock.now()).await?;
                tasks.alone(services)
            }
        };
        repair::repair(rooms, &store.games().unsettled().await?).await;
        Ok(tasks)
    }
}
