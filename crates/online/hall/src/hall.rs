//! The hall: gives access to every room, and manages everything outside the rooms.

mod accessors;
mod accounts;
mod blocking;
mod challenges;
mod club_nights;
mod counts;
mod job_counts;
mod lists;
mod lobby_view;
mod making;
mod options;
mod pairing;
mod parts;
mod people;
mod reviews;
mod standing;
mod start;
mod subscriptions;
mod tasks;
mod unrated;

use std::sync::Arc;

use cluster::Cluster;
use jobs::JobClient;
use protocol::{Done, GameView, ServerFrame, rest::OpeningSource};
use record::{GameId, PlayerId};
use store::Store;
use tokio::sync::watch;
use variants::{AnyGame, Color};

pub use accounts::AccountChanges;
pub use blocking::Blocking;
pub use challenges::Challenges;
pub use club_nights::ClubNights;
pub use counts::Counts;
pub use job_counts::JobCounts;
pub use lists::GameLists;
pub use making::{Created, NewGame, Opponent};
pub use options::Options;
pub use pairing::Pairing;
pub use people::PeopleLists;
pub use reviews::GameReviews;
pub use standing::StandingSeeks;
pub use subscriptions::{GameSubscription, NotificationSubscription, Streams};

use self::{parts::Parts, start::Start, tasks::Tasks};
use crate::{
    clock::Clock,
    command::{Command, CommandContext},
    directory,
    live_games::LiveGames,
    lobby::Lobby,
    metrics::Metrics,
    network::{NetworkKey, Networks},
    open_error::OpenError,
    open_games::OpenGames,
    openings::{ExploreError, Explored, Openings},
    outbox::Outgoing,
    reader::{AccessKeyHash, Reader},
    refusal::Refusal,
    request::{GameLog, Request},
    reviews::Reviews,
    room::Services,
    rooms::Rooms,
};

/// The player at the other end of a connection.
#[derive(Clone, PartialEq, Debug)]
pub struct Viewer {
    /// Player id.
    pub player: PlayerId,
    /// The player as shown to others.
    pub shown: protocol::Player,
}

/// The hall. Clones share the same state.
#[derive(Clone, Debug)]
pub struct Hall {
    store: Store,
    clock: Clock,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) metrics: Arc<dyn Metrics>,
    live_games: Arc<LiveGames>,
    open_games: Arc<OpenGames>,
    openings: Arc<Openings>,
    cluster: Option<Arc<Cluster>>,
    networks: Arc<Networks>,
    job_client: Option<JobClient>,
    parts: Arc<Parts>,
    /// Background tasks, which end when the last clone is dropped.
    _tasks: Arc<Tasks>,
}

impl Hall {
    /// Opens the hall. Every live game continues where it stopped, and the downtime is not charged to any player.
    ///
    /// # Errors
    /// Fails if the store fails or a thread cannot be started.
    pub async fn open(store: Store, options: Options) -> Result<Self, OpenError> {
        let job_client = match &options.cluster {
            Some(cluster) => JobClient::join(&cluster.bus, cluster.node).await,
            None => None,
        };
        let Options { engine_threads, trust_clock, review_nodes, metrics, cluster } = options;
        let start = Start::new(&store, cluster, trust_clock).await?;
        let (services, wake_ups) =
            start.services(&store, metrics, engine_threads, job_client.clone())?;
        for level in engine::Level::ALL {
            store.players().engine(level.number(), services.clock.now()).await?;
        }
        let rooms = Arc::new(Rooms::new(services.clone()));
        let tasks = Arc::new(start.resume(&services, &rooms, wake_ups).await?);
        let openings = Arc::new(Openings::new(store.clone()));
        let reviews = Reviews::start(
            store.clone(),
            services.clock.clone(),
            job_client.clone(),
            review_nodes,
            engine_threads > 0,
        )?;
        let parts = Arc::new(Parts::new(&services, &rooms, reviews));
        let Services { clock, live_games, open_games, lobby, metrics, cluster, networks, .. } =
            services;
        let hall = Self {
            store,
            clock,
            rooms,
            lobby,
            metrics,
            live_games,
            open_games,
            openings,
            cluster,
            networks,
            job_client,
            parts,
            _tasks: tasks,
        };
        // Loads the lists so that the first connections receive the calls for their standing seeks at once.
        hall.lobby.tidy(hall.now()).await.ok();
        Ok(hall)
    }

    /// Returns the hall's time in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Shuts down cleanly: clients are asked to reconnect after `restart_ms` milliseconds, and further requests are refused.
    /// Acknowledged commands are already on disk.
    pub async fn close(&self, restart_ms: u32) {
        let bye = ServerFrame::Bye { reconnect: restart_ms };
        self.rooms.refuse_requests();
        self.lobby.send_to_all(&Outgoing::frame(&bye));
        self.rooms.close_all(restart_ms, None).await;
        match &self.cluster {
            Some(cluster) => cluster.leave().await,
            None => {
                self.store.nodes().server_heartbeat(self.now()).await.ok();
            }
        }
    }

    /// Returns whether this node is cut off from the others; clients should then connect to another node.
    #[must_use]
    pub fn cut_off(&self) -> watch::Receiver<bool> {
        let cluster = self.cluster.as_ref();
        cluster.map_or_else(|| watch::channel(false).1, |cluster| cluster.cut_off())
    }

    /// Takes the free seat of a game; idempotent. A private game requires its link.
    ///
    /// # Errors
    /// Fails if no seat is free or the seat is not open to this player.
    pub async fn join(
        &self,
        game: GameId,
        player: PlayerId,
        link: Option<AccessKeyHash>,
        color: Option<Color>,
    ) -> Result<Done, Refusal> {
        // Read before joining: the challenge no longer exists once the game has begun.
        let instead = self.store.games().access(game).await?.and_then(|access| access.instead);
        let done = self.rooms.ask(game, Request::Join { player, link, color }).await?;
        if let Some(rated) = instead {
            self.call_off(rated, game, player).await;
        }
        Ok(done)
    }

    /// Returns everything that a reader may see of a game.
    ///
    /// # Errors
    /// Fails if the game does not exist or the reader may not see it.
    pub async fn game(&self, game: GameId, reader: impl Into<Reader>) -> Result<GameView, Refusal> {
        self.rooms.view(game, reader.into()).await
    }

    /// Returns the log of a game and its players, for a game record.
    ///
    /// # Errors
    /// Fails if the game does not exist or the reader may not see it.
    pub async fn log(&self, game: GameId, reader: impl Into<Reader>) -> Result<GameLog, Refusal> {
        self.rooms.log(game, reader.into()).await
    }

    /// Carries out a command. Its event is on disk when this returns.
    ///
    /// # Errors
    /// Fails if the command is refused; nothing has changed then.
    pub async fn command(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
    ) -> Result<Done, Refusal> {
        self.command_in(game, player, command, CommandContext::default()).await
    }

    /// Carries out a command with information about its arrival.
    ///
    /// # Errors
    /// Fails if the command is refused; nothing has changed then.
    pub async fn command_in(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        // The game may be owned by another node, which does not know the player's network.
        let network = context.network.or_else(|| self.networks.of(player));
        // Nor does it know when the command arrived here.
        let at = context.at.or_else(|| Some(self.now()));
        let context = CommandContext { at, network, ..context };
        self.rooms.ask(game, Request::Command { player, command, context }).await
    }

    /// Returns the turns played from the current position of a game.
    ///
    /// # Errors
    /// Fails if the variant has no opening tree, the position has too many legal turns, or the store fails.
    pub async fn openings(
        &self,
        source: OpeningSource,
        game: AnyGame,
    ) -> Result<Explored, ExploreError> {
        self.openings.explore(source, game).await
    }

    /// Records the network from which a player has just been seen.
    pub fn seen(&self, player: PlayerId, network: NetworkKey) {
        self.networks.note(player, network);
    }

    /// Returns a player as shown to others, without a rating.
    ///
    /// # Errors
    /// Fails if the player does not exist.
    pub async fn viewer(&self, player: PlayerId) -> Result<Viewer, Refusal> {
        let known = directory::find(&self.store, player).await?;
        Ok(Viewer { player, shown: directory::shown(&known, None) })
    }
}
