//! A game and its followers. A single task owns both, which makes locks unnecessary.
//!
//! Changes are stored before they are sent. An unused room is closed, and rebuilt from the log when it is needed again.

mod access;
mod acts;
mod audience;
mod blocks;
mod challenges;
mod chat;
mod elsewhere;
mod handling;
mod matches;
mod message;
mod plans;
mod players;
mod recent_commands;
mod storing;
mod thinking;
mod turns;
mod view;

use std::{sync::Arc, time::Duration};

use cluster::Cluster;
use protocol::{ChallengeEnd, RatingChanges, RefusalCode, limits::millis};
use record::{Ending, Event, EventKind, GameId, Overdue, PlayerId, Score};
use store::Store;
use tokio::{
    sync::{broadcast, mpsc},
    time,
};

use self::{
    access::Access, audience::Audience, blocks::Blocks, chat::Chat, plans::Plans, players::Players,
    recent_commands::RecentCommands, thinking::Thinking,
};
pub(crate) use self::{
    audience::{Encoding, Subscription},
    message::{AudienceEvent, GameMessage, RoomEvent},
};
use crate::{
    clock::Clock,
    command::Shown,
    dice::Seed,
    engines::Engines,
    game::Game,
    limits::{NODE_CHECK_INTERVAL, ROOM_IDLE_TIMEOUT, ROOM_RETRY_DELAY},
    live_games::LiveGames,
    lobby::Lobby,
    metrics::Metrics,
    network::Networks,
    notifications::Notifications,
    open_games::OpenGames,
    outages::{Outage, Outages},
    refusal::Refusal,
};

/// Services of the hall that a room uses.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) outages: Arc<Outages>,
    pub(crate) engines: Arc<Engines>,
    pub(crate) live_games: Arc<LiveGames>,
    pub(crate) open_games: Arc<OpenGames>,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) notifications: Arc<Notifications>,
    /// Sender for the players whose sessions or tokens are revoked.
    pub(crate) revocations: broadcast::Sender<PlayerId>,
    pub(crate) metrics: Arc<dyn Metrics>,
    /// The network from which each player was last seen.
    pub(crate) networks: Arc<Networks>,
    /// The other nodes, if there are any.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// Sender for the games to be woken because of an event in another game.
    pub(crate) wake_ups: mpsc::UnboundedSender<GameId>,
}

/// This node's ownership of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ownership {
    /// Epoch by which writes are fenced; `None` for a single server.
    pub(crate) epoch: Option<i64>,
    /// Last heartbeat of the previous owner, if it died.
    pub(crate) since: Option<i64>,
}

/// A game and its followers.
#[derive(Debug)]
pub(crate) struct Room {
    services: Services,
    epoch: Option<i64>,
    /// Whether another node has taken over the game.
    is_fenced: bool,
    /// Number of messages relayed to other nodes.
    relayed: u64,
    /// When this room sent the turn in progress to its followers, unless it was opened later.
    told: Option<Shown>,
    /// Earliest time of the next hand-over, in milliseconds.
    stays_until: i64,
    /// Whether the room ends as soon as nothing is left to be stored.
    is_closing: bool,
    /// Time since which each player has been unable to reach this node through no fault of their own. Their
    /// clocks are not read during that time.
    lost: [Option<i64>; 2],
    game: Game,
    players: Players,
    access: Access,
    audience: Audience,
    plans: Plans,
    chat: Chat,
    /// Readers who have blocked writers of the chat.
    blocks: Blocks,
    /// Rating changes caused by the result.
    ratings: Option<RatingChanges>,
    /// Seed of the dice of a match.
    seed: Option<Seed>,
    recent: RecentCommands,
    thinking: Thinking,
    /// Whether a write has failed and the log has to be read again.
    is_stale: bool,
    /// Time of the next retry after a failure.
    retry_at: Option<i64>,
    /// Time since which this room has been unable to store events. Clocks are not read until the outage is in the log.
    failing_since: Option<i64>,
}

/// Reason why a room has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stopped {
    /// The room is unused. It may be closed, or run again.
    Idle,
    /// The server is about to restart.
    Closed,
    /// Another node owns the game now.
    Fenced,
}

impl Room {
    /// Opens the room of a stored game.
    pub(crate) async fn open(
        services: Services,
        id: GameId,
        ownership: Ownership,
    ) -> Result<Self, Refusal> {
        let events = services.store.games().log(id).await.map_err(|error| {
            tracing::error!(game.id = %id, %error, "The log of game {id} cannot be read");
            RefusalCode::Unavailable
        })?;
        if events.is_empty() {
            return Err(RefusalCode::NoSuchGame.into());
        }
        let game = replayed(id, events)?;
        let chat = Chat::load(&services.store, id).await?;
        let mut room = Self {
            players: Players::load(
                &services.store,
                id,
                game.seats,
                &game.terms,
                services.clock.now(),
            )
            .await?,
            access: Access::load(&services.store, id, &game.terms).await?,
            audience: Audience::new(services.clock.now()),
            plans: Plans::load(&services.store, id).await?,
            blocks: Blocks::load(&services.store, chat.writers()).await?,
            chat,
            ratings: None,
            seed: match game.terms.combined {
                Some(_) => services.store.games().seed(id).await?,
                None => None,
            },
            recent: RecentCommands::default(),
            thinking: Thinking::default(),
            is_stale: false,
            retry_at: None,
            failing_since: ownership.since,
            epoch: ownership.epoch,
            is_fenced: false,
            relayed: 0,
            told: None,
            stays_until: 0,
            is_closing: false,
            lost: [None; 2],
            services,
            game,
        };
        if room.game.is_over() && room.game.terms.rated {
            let changes = room.services.store.ratings().changes(id).await?;
            room.note_ratings(&changes);
        }
        room.credit_outage().await?;
        room.lose_missing_if_isolated();
        room.list();
        room.wake().await;
        room.ask_engine();
        Ok(room)
    }

    /// Credits the time of recent outages to the players: their events are stored before any other, and before any clock is read.
    async fn credit_outage(&mut self) -> Result<(), Refusal> {
        let now = self.now();
        let last = self.game.events().last().map_or(0, |event| event.at);
        let own = self.failing_since.map(|from| Outage { from, ended: now });
        let outages = self.services.outages.with(own, last, now);
        let is_timed = self.game.is_playing() && self.game.timer.deadline().is_some();
        if is_timed && !outages.is_empty() {
            let event = |outage: &Outage| EventKind::Outage {
                from: outage.from.max(last),
                until: outage.until(),
            };
            self.append(outages.iter().map(event).collect()).await?;
            let credited: i64 =
                outages.iter().map(|outage| outage.until() - outage.from.max(last)).sum();
            let credited = Duration::from_millis(u64::try_from(credited).unwrap_or(0));
            self.services.metrics.credited(credited);
        }
        self.failing_since = None;
        Ok(())
    }

    /// Handles messages until the room stops.
    pub(crate) async fn run(&mut self, messages: &mut mpsc::Receiver<GameMessage>) -> Stopped {
        loop {
            if self.is_fenced {
                return Stopped::Fenced;
            }
            if self.is_closing && self.failing_since.is_none() {
                return Stopped::Closed;
            }
            let is_idle = self.is_idle();
            let wake_at = self.next_wake().filter(|_| !is_idle);
            let wait =
                wake_at.map_or(ROOM_IDLE_TIMEOUT, |moment| self.services.clock.until(moment));
            tokio::select! {
                message = messages.recv() => match message {
                    Some(GameMessage::Close { restart_ms, unreachable_since }) => {
                        self.audience.farewell(restart_ms);
                        self.close(unreachable_since).await;
                    }
                    Some(message) => {
                        self.handle(message).await;
                        self.hand_over().await;
                    }
                    None => return Stopped::Closed,
                },
                (ply, found) = self.thinking.found() => self.play_found(ply, found).await,
                () = time::sleep(wait) => {
                    if is_idle {
                        return Stopped::Idle;
                    }
                    self.wake().await;
                }
            }
        }
    }

    /// Closes the room, after an outage that has to be stored, if any: the next owner does not know of it.
    async fn close(&mut self, unreachable_since: Option<i64>) {
        self.is_closing = true;
        if let Some(since) = unreachable_since {
            self.credit_since(since);
        }
        if self.repair().await.is_err() {
            self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
        }
    }

    /// Returns whether the room is unused: nothing is then lost when it is closed.
    fn is_idle(&self) -> bool {
        self.audience.is_empty()
            && !self.game.is_live()
            && self.thinking.is_idle()
            && self.failing_since.is_none()
    }

    /// Reloads the log after a failed write, whose outcome is unknown.
    async fn refresh(&mut self) -> Result<(), Refusal> {
        if !self.is_stale {
            return Ok(());
        }
        let events = self.services.store.games().log(self.game.id).await?;
        self.game = replayed(self.game.id, events)?;
        self.is_stale = false;
        self.thinking.stop();
        self.tell_view();
        Ok(())
    }

    /// Performs pending repairs, which must precede any write or reading of the clocks.
    pub(super) async fn repair(&mut self) -> Result<(), Refusal> {
        self.refresh().await?;
        self.credit_outage().await
    }

    /// Reloads the players if a guest may have created an account, or logged in to one, since the room was opened.
    async fn update_guests(&mut self) {
        if self.players.have_guests() {
            self.load_players().await.ok();
        }
    }

    async fn load_players(&mut self) -> Result<(), Refusal> {
        let Game { seats, terms, .. } = &self.game;
        let before = self.players.ids();
        self.players =
            Players::load(&self.services.store, self.game.id, *seats, terms, self.now()).await?;
        if self.players.ids() != before {
            self.admit_anew();
        }
        Ok(())
    }

    fn now(&self) -> i64 {
        self.services.clock.now()
    }

    /// Returns the time of the next scheduled action.
    fn next_wake(&self) -> Option<i64> {
        let due = [self.deadline(), self.audience.next_news()];
        self.retry_at.or_else(|| due.into_iter().flatten().min())
    }

    /// Returns the time at which a player runs out of time.
    fn deadline(&self) -> Option<i64> {
        let is_read = !self.is_engine_to_act() && self.lost == [None; 2];
        self.game.deadline().filter(|_| is_read)
    }

    /// Performs the actions that are due.
    async fn wake(&mut self) {
        self.retry_at = None;
        // Clocks are judged at a time up to which outages are credited below: the clock may leap while the database is asked.
        let now = self.now();
        if self.repair().await.is_err() {
            self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
            return;
        }
        if self.catch_up().await.is_err() {
            self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
            return;
        }
        if self.deadline().is_some_and(|deadline| now >= deadline) {
            let overdue = self.game.timer.overdue(now);
            if overdue.is_some_and(|overdue| self.in_doubt(overdue)) {
                self.retry_at = Some(now + millis(NODE_CHECK_INTERVAL));
                return;
            }
            if let Some(since) = overdue.and_then(|overdue| self.disconnected_since(overdue)) {
                self.credit_since(since);
                return;
            }
            let (score, by) = match overdue {
                Some(Overdue::Flag(loser)) => (Score::won_by(loser.other()), Ending::Time),
                // A player who does not begin a linked game loses it (rule P23).
                Some(Overdue::FirstTurn(loser)) if self.game.part_of.is_some() => {
                    (Score::won_by(loser.other()), Ending::Time)
                }
                _ => (Score::Open, Ending::Aborted),
            };
            if self.append(vec![EventKind::Ended { score, by }]).await.is_ok() {
                self.end_challenge(ChallengeEnd::Expired);
            }
        }
        self.tell_presence(now);
        self.ask_engine();
    }
}

/// Replays the log of a game.
fn replayed(id: GameId, events: Vec<Event>) -> Result<Game, Refusal> {
    Game::from_log(id, events).map_err(|error| {
        tracing::error!(game.id = %id, %error, "The log of game {id} is broken");
        RefusalCode::GameDamaged.into()
    })
}
