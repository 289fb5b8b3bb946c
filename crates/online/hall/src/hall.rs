//! The hall: the way to every room, and what goes on beside the rooms.

mod accounts;
mod catching_up;
mod challenges;
mod club_nights;
mod lists;
mod making;
mod news;
mod nodes;
mod pairing;
mod people;
mod repair;
mod reports;
mod standing;
mod subscriptions;
mod tasks;
mod unrated;

use std::{io, sync::Arc};

use jobs::Desk;
use protocol::{Done, GameView, ServerFrame, rest::OpeningSource};
use record::{GameId, PlayerId};
use store::Store;
use tokio::sync::{broadcast, mpsc, watch};
use variants::{AnyGame, Color};

pub use lists::Counts;
pub use making::{Created, NewGame, Opponent};
pub use reports::JobCounts;
pub use subscriptions::{GameSubscription, NotificationSubscription};

use self::{
    nodes::{Joined, Nodes},
    tasks::Tasks,
};
use crate::{
    clock::{Clock, ClockError},
    cluster::Cluster,
    cluster_options::ClusterOptions,
    command::{Command, CommandContext},
    directory,
    engines::Engines,
    live_games::LiveGames,
    lobby::Lobby,
    metrics::{Metrics, NoMetrics},
    notifications::Notifications,
    open_games::OpenGames,
    openings::{ExploreError, Explored, Openings},
    outages::{Outage, Outages},
    outbox::Outgoing,
    reader::{LinkHash, Reader},
    refusal::Refusal,
    reviews::Reviews,
    room::{GameLog, Request, Services},
    rooms::Rooms,
};

/// Outages longer than this also stop the clocks of games with days a turn, in milliseconds.
const LONG_OUTAGE: i64 = 60_000;
/// The number of revocations that may wait for a server to carry them out.
const REVOCATIONS: usize = 256;

/// The settings of a hall.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of threads that search for the engine players.
    pub engine_threads: usize,
    /// Whether the system clock is right, however far it is ahead of the last heartbeat.
    pub trust_clock: bool,
    /// The nodes of each position in a review.
    pub review_nodes: u64,
    /// Counts what happens.
    pub metrics: Arc<dyn Metrics>,
    /// The other nodes on the same database, if there may be any.
    pub cluster: Option<ClusterOptions>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            engine_threads: 1,
            trust_clock: false,
            review_nodes: engine::review::NODES,
            metrics: Arc::new(NoMetrics),
            cluster: None,
        }
    }
}

/// The hall could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store failed.
    #[error("the games cannot be read: {0}")]
    Store(#[from] store::StoreError),
    /// The system clock cannot be right.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// The other nodes cannot be reached.
    #[error("the other nodes cannot be reached: {0}")]
    Bus(#[from] bus::BusError),
    /// A node is alive whose messages this one does not understand.
    #[error(
        "node {name} runs version {version} of the program, which is too far from this one; upgrade one version at a time"
    )]
    Versions {
        /// What people call it.
        name: String,
        /// The version of its program.
        version: String,
    },
    /// The threads of the engines could not be started.
    #[error("the engines cannot be started: {0}")]
    Engines(#[from] io::Error),
}

/// A player at the other end of a connection.
#[derive(Clone, PartialEq, Debug)]
pub struct Viewer {
    /// Their id.
    pub player: PlayerId,
    /// As others see them.
    pub shown: protocol::Player,
}

/// The hall. Clones are the same hall.
#[derive(Clone, Debug)]
pub struct Hall {
    store: Store,
    clock: Clock,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) metrics: Arc<dyn Metrics>,
    live_games: Arc<LiveGames>,
    open_games: Arc<OpenGames>,
    notifications: Arc<Notifications>,
    revocations: broadcast::Sender<PlayerId>,
    openings: Arc<Openings>,
    cluster: Option<Arc<Cluster>>,
    reviews: Arc<Reviews>,
    desk: Option<Desk>,
    /// They end with the last clone.
    _tasks: Arc<Tasks>,
}

impl Hall {
    /// Opens the hall: every live game goes on where it was, and the time without a server is charged to nobody.
    ///
    /// # Errors
    /// The store fails, or no thread can be started.
    pub async fn open(store: Store, options: Options) -> Result<Self, OpenError> {
        let desk = match &options.cluster {
            Some(cluster) => Desk::join(&cluster.bus, cluster.node).await,
            None => None,
        };
        let joined = match options.cluster {
            Some(cluster) => Some(Joined::join(&store, cluster).await?),
            None => None,
        };
        let (clock, outage) = match &joined {
            Some(joined) => (joined.clock.clone(), joined.outage),
            None => started(&store, options.trust_clock).await?,
        };
        let cluster = joined.as_ref().map(|joined| Arc::clone(&joined.cluster));
        for level in engine::Level::ALL {
            store.engine(level.number(), clock.now()).await?;
        }
        let outages = Arc::new(Outages::new(outage));
        let (errands, waiting) = mpsc::unbounded_channel();
        let services = Services {
            store: store.clone(),
            clock: clock.clone(),
            outages: Arc::clone(&outages),
            engines: Arc::new(Engines::start(options.engine_threads, desk.clone())?),
            live_games: Arc::new(LiveGames::new(cluster.clone())),
            open_games: Arc::new(OpenGames::new(
                store.clone(),
                Arc::clone(&options.metrics),
                cluster.clone(),
            )),
            lobby: Arc::new(Lobby::new(store.clone(), cluster.clone())),
            notifications: Arc::new(Notifications::new(clock.now(), cluster.clone())),
            revocations: broadcast::Sender::new(REVOCATIONS),
            metrics: options.metrics,
            cluster: cluster.clone(),
            errands,
        };
        let rooms = Arc::new(Rooms::new(services.clone()));
        let mut tasks = Tasks::start(&services, &rooms).with_errands(&rooms, waiting);
        match joined {
            // Games come one by one, as they lose their owner or are asked for.
            Some(joined) => {
                let nodes = Nodes {
                    cluster: Arc::clone(&joined.cluster),
                    services: services.clone(),
                    rooms: Arc::clone(&rooms),
                };
                tasks = tasks.among(&nodes, joined.subjects);
            }
            None => {
                repair::repair(&rooms, &store.unfinished_live().await?).await;
                if outage.is_some_and(|outage| outage.ended - outage.from > LONG_OUTAGE) {
                    repair::mend_correspondence(&store, &rooms).await?;
                }
                // Only now: until every game has its outage stored, another crash must find the same last heartbeat.
                store.heartbeat(clock.now()).await?;
                tasks = tasks.alone(&services);
            }
        }
        repair::repair(&rooms, &store.unsettled().await?).await;
        let tasks = Arc::new(tasks);
        let Services { live_games, open_games, lobby, notifications, metrics, revocations, .. } =
            services;
        let openings = Arc::new(Openings::new(store.clone()));
        let reviews = Reviews::start(
            store.clone(),
            clock.clone(),
            desk.clone(),
            options.review_nodes,
            options.engine_threads > 0,
        )?;
        let hall = Self {
            store,
            clock,
            rooms,
            lobby,
            metrics,
            live_games,
            open_games,
            notifications,
            revocations,
            openings,
            cluster,
            reviews,
            desk,
            _tasks: tasks,
        };
        // Who connects now is told at once who looks for the game of their standing seek.
        hall.lobby.tidy(hall.now()).await.ok();
        Ok(hall)
    }

    /// Milliseconds since 1970 by the clock of the hall.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Closes everything in order: connections are told to connect again after so many milliseconds, and no request is accepted
    /// any more. What was acknowledged is on disk already.
    pub async fn close(&self, restart_ms: u32) {
        let bye = ServerFrame::Bye { reconnect: restart_ms };
        self.rooms.refuse_requests();
        self.lobby.send_to_all(&Outgoing::frame(&bye));
        self.rooms.close_all(restart_ms).await;
        match &self.cluster {
            Some(cluster) => cluster.leave(&self.store).await,
            None => {
                self.store.heartbeat(self.now()).await.ok();
            }
        }
    }

    /// Whether this node alone does not reach the others: people should connect to one of those.
    #[must_use]
    pub fn cut_off(&self) -> watch::Receiver<bool> {
        let cluster = self.cluster.as_ref();
        cluster.map_or_else(|| watch::channel(false).1, |cluster| cluster.cut_off())
    }

    /// Takes the free seat of a game; idempotent. A private game needs its link.
    ///
    /// # Errors
    /// There is none, or it is not for this player.
    pub async fn join(
        &self,
        game: GameId,
        player: PlayerId,
        link: Option<LinkHash>,
        color: Option<Color>,
    ) -> Result<Done, Refusal> {
        // Read first: when the game begins, the challenge is gone.
        let instead = self.store.access(game).await?.and_then(|access| access.instead);
        let done = self.rooms.ask(game, |answer| Request::Join { player, link, color, answer });
        let done = done.await?;
        if let Some(rated) = instead {
            self.call_off(rated, game, player).await;
        }
        Ok(done)
    }

    /// Everything that a reader may know of a game.
    ///
    /// # Errors
    /// There is no such game, or the reader may not see it.
    pub async fn game(&self, game: GameId, reader: impl Into<Reader>) -> Result<GameView, Refusal> {
        let reader = reader.into();
        self.rooms.ask(game, |answer| Request::View { reader, answer }).await.map(|view| *view)
    }

    /// The log of a game and its players, for a record.
    ///
    /// # Errors
    /// There is no such game, or the reader may not see it.
    pub async fn log(&self, game: GameId, reader: impl Into<Reader>) -> Result<GameLog, Refusal> {
        let reader = reader.into();
        self.rooms.ask(game, |answer| Request::Log { reader, answer }).await
    }

    /// Carries a command out. When it is answered, its event is on disk.
    ///
    /// # Errors
    /// It is refused; nothing has changed then.
    pub async fn command(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
    ) -> Result<Done, Refusal> {
        self.command_in(game, player, command, CommandContext::default()).await
    }

    /// The same for a command of which it is known how it arrived.
    ///
    /// # Errors
    /// It is refused; nothing has changed then.
    pub async fn command_in(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        let request = |answer| {
            let command = command.clone();
            Request::Command { player, command, context, answer }
        };
        self.rooms.ask(game, request).await
    }

    /// What was played from the current position of a game.
    ///
    /// # Errors
    /// There is no tree of its variant, the position has too many turns, or the store fails.
    pub async fn openings(
        &self,
        source: OpeningSource,
        game: AnyGame,
    ) -> Result<Explored, ExploreError> {
        self.openings.explore(source, game).await
    }

    /// A player as others see them, without a rating.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn viewer(&self, player: PlayerId) -> Result<Viewer, Refusal> {
        let known = directory::find(&self.store, player).await?;
        Ok(Viewer { player, shown: directory::shown(&known, None) })
    }
}

/// The clock of a server alone, and the outage before its start.
async fn started(store: &Store, trust: bool) -> Result<(Clock, Option<Outage>), OpenError> {
    let heartbeat = store.last_heartbeat().await?;
    let clock = Clock::start(heartbeat, trust)?;
    let ended = clock.started();
    // After a heartbeat that is not believed, nothing since the last event of a game is charged.
    let outage = heartbeat.map(|from| Outage { from: if from <= ended { from } else { 0 }, ended });
    Ok((clock, outage))
}
