//! One game and those who are connected to it: a task that owns both, so that nothing is locked.
//!
//! Whatever changes the game is stored first and sent afterwards. A room that nobody needs is closed; the next one reads the
//! log.

mod access;
mod acts;
mod audience;
mod challenges;
mod chat;
mod elsewhere;
mod handling;
mod matches;
mod plans;
mod players;
mod recent_commands;
mod request;
mod storing;
mod thinking;
mod turns;
mod view;

use std::{sync::Arc, time::Duration};

use protocol::{ChallengeEnd, RatingChanges, RefusalCode};
use record::{Ending, Event, EventKind, GameId, Overdue, PlayerId, Score};
use store::Store;
use tokio::{
    sync::{broadcast, mpsc},
    time,
};

pub use self::request::GameLog;
use self::{
    access::Access, audience::Audience, chat::Chat, plans::Plans, players::Players,
    recent_commands::RecentCommands, thinking::Thinking,
};
pub(crate) use self::{
    audience::{Encoding, Subscription},
    recent_commands::ID_LENGTH,
    request::{Answer, Reply, Request},
};
use crate::{
    clock::Clock,
    cluster::Cluster,
    dice::Seed,
    engines::Engines,
    game::Game,
    live_games::LiveGames,
    lobby::Lobby,
    metrics::Metrics,
    notifications::Notifications,
    open_games::OpenGames,
    outages::{Outage, Outages},
    refusal::Refusal,
};

/// How long a room stays open when nobody needs it.
const LINGER: Duration = Duration::from_secs(20);
/// The pause before something that failed is tried again, in milliseconds.
const RETRY: i64 = 500;
/// The pause before it is asked again whether the node of a player is there, in milliseconds.
const DOUBT: i64 = 100;

/// What a room uses of the hall.
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
    /// Players of whom some session or token is void.
    pub(crate) revocations: broadcast::Sender<PlayerId>,
    pub(crate) metrics: Arc<dyn Metrics>,
    /// The other nodes, if there are any.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// Games that have to be woken, since something has happened in another one.
    pub(crate) errands: mpsc::UnboundedSender<GameId>,
}

/// How this node has a game in its hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ownership {
    /// What is stored names it; none for a server alone.
    pub(crate) epoch: Option<i64>,
    /// When the node that had the game before was last alive, if it has died.
    pub(crate) since: Option<i64>,
}

/// A game and those who are connected to it.
#[derive(Debug)]
pub(crate) struct Room {
    services: Services,
    epoch: Option<i64>,
    /// Another node has taken the game.
    is_fenced: bool,
    /// The number of messages that were relayed to other nodes.
    relayed: u64,
    /// It is not handed over before, in milliseconds.
    stays_until: i64,
    /// Since when each player cannot reach this node, through no fault of theirs. No clock is read meanwhile.
    lost: [Option<i64>; 2],
    game: Game,
    players: Players,
    access: Access,
    audience: Audience,
    plans: Plans,
    chat: Chat,
    /// What the result did to the ratings.
    ratings: Option<RatingChanges>,
    /// Of the dice of a match.
    seed: Option<Seed>,
    recent: RecentCommands,
    thinking: Thinking,
    /// Storing has failed: the log has to be read again.
    is_stale: bool,
    /// When something that failed is tried again.
    retry_at: Option<i64>,
    /// Since when this room cannot store, or could not until a moment ago. Clocks are not read before that is in the log.
    failing_since: Option<i64>,
}

/// Why a room has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stopped {
    /// Nobody needs it: it may be closed, or go on.
    Idle,
    /// The server is about to restart.
    Closed,
    /// Another node has the game by now.
    Fenced,
}

impl Room {
    /// Opens the room of a stored game.
    pub(crate) async fn open(
        services: Services,
        id: GameId,
        ownership: Ownership,
    ) -> Result<Self, Refusal> {
        let events = services.store.log(id).await.map_err(|error| {
            tracing::error!(game.id = %id, %error, "The log of game {id} cannot be read");
            RefusalCode::Unavailable
        })?;
        if events.is_empty() {
            return Err(RefusalCode::NoSuchGame.into());
        }
        let game = replayed(id, events)?;
        let mut room = Self {
            players: Players::load(&services.store, id, game.seats, &game.terms).await?,
            access: Access::load(&services.store, id, &game.terms).await?,
            audience: Audience::new(services.clock.now()),
            plans: Plans::load(&services.store, id).await?,
            chat: Chat::load(&services.store, id).await?,
            ratings: None,
            seed: match game.terms.combined {
                Some(_) => services.store.seed(id).await?,
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
            stays_until: 0,
            lost: [None; 2],
            services,
            game,
        };
        if room.game.is_over() && room.game.terms.rated {
            let changes = room.services.store.rating_changes(id).await?;
            room.note_ratings(&changes);
        }
        room.credit_outage().await?;
        room.list();
        room.wake().await;
        room.ask_engine();
        Ok(room)
    }

    /// Charges the last outage to nobody: its event is stored before any other, and before any clock is read.
    async fn credit_outage(&mut self) -> Result<(), Refusal> {
        let now = self.now();
        let last = self.game.events().last().map_or(0, |event| event.at);
        let of_server = self.services.outages.last(now).filter(|outage| last < outage.ended);
        let own = self.failing_since.map(|from| Outage { from, ended: now });
        let Some(outage) = of_server.into_iter().chain(own).reduce(Outage::merge) else {
            return Ok(());
        };
        let is_timed = self.game.is_playing() && self.game.timer.deadline().is_some();
        let (from, until) = (outage.from.max(last), outage.until());
        if is_timed && from < until {
            self.append(vec![EventKind::Outage { from, until }]).await?;
        }
        self.failing_since = None;
        Ok(())
    }

    /// Handles requests until the room stops.
    pub(crate) async fn run(&mut self, requests: &mut mpsc::Receiver<Request>) -> Stopped {
        loop {
            if self.is_fenced {
                return Stopped::Fenced;
            }
            let is_idle = self.is_idle();
            let wake_at = self.next_wake().filter(|_| !is_idle);
            let wait = wake_at.map_or(LINGER, |moment| self.services.clock.until(moment));
            tokio::select! {
                request = requests.recv() => match request {
                    Some(Request::Close { restart_ms }) => {
                        self.audience.farewell(restart_ms);
                        return Stopped::Closed;
                    }
                    Some(request) => {
                        self.handle(request).await;
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

    /// Whether nobody needs this room now: the log has it all.
    fn is_idle(&self) -> bool {
        self.audience.is_empty()
            && !self.game.is_live()
            && self.thinking.is_idle()
            && self.failing_since.is_none()
    }

    /// After a failure it is unknown whether the event was stored: the log is read again.
    async fn refresh(&mut self) -> Result<(), Refusal> {
        if !self.is_stale {
            return Ok(());
        }
        let events = self.services.store.log(self.game.id).await?;
        self.game = replayed(self.game.id, events)?;
        self.is_stale = false;
        self.thinking.stop();
        self.tell_view();
        Ok(())
    }

    /// What has to be done before anything is written or a clock is read.
    pub(super) async fn repair(&mut self) -> Result<(), Refusal> {
        self.refresh().await?;
        self.credit_outage().await
    }

    /// A guest may have become an account, or joined one, since the room was opened.
    async fn update_guests(&mut self) {
        if self.players.have_guests() {
            self.load_players().await.ok();
        }
    }

    async fn load_players(&mut self) -> Result<(), Refusal> {
        let Game { seats, terms, .. } = &self.game;
        let before = self.players.ids();
        self.players = Players::load(&self.services.store, self.game.id, *seats, terms).await?;
        if self.players.ids() != before {
            self.admit_anew();
        }
        Ok(())
    }

    fn now(&self) -> i64 {
        self.services.clock.now()
    }

    /// When something has to happen by itself.
    fn next_wake(&self) -> Option<i64> {
        let due = [self.deadline(), self.audience.next_news()];
        self.retry_at.or_else(|| due.into_iter().flatten().min())
    }

    /// When a player runs out of time.
    fn deadline(&self) -> Option<i64> {
        let is_read = !self.is_engine_to_act() && self.lost == [None; 2];
        self.game.deadline().filter(|_| is_read)
    }

    /// Does what is due.
    async fn wake(&mut self) {
        self.retry_at = None;
        if self.repair().await.is_err() {
            self.retry_at = Some(self.now() + RETRY);
            return;
        }
        if self.catch_up().await.is_err() {
            self.retry_at = Some(self.now() + RETRY);
            return;
        }
        let now = self.now();
        if self.deadline().is_some_and(|deadline| now >= deadline) {
            let overdue = self.game.timer.overdue(now);
            if overdue.is_some_and(|overdue| self.in_doubt(overdue)) {
                self.retry_at = Some(now + DOUBT);
                return;
            }
            let (score, by) = match overdue {
                Some(Overdue::Flag(loser)) => (Score::won_by(loser.other()), Ending::Time),
                // A linked game is lost by who does not begin it (rule P23).
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

/// The game of a log.
fn replayed(id: GameId, events: Vec<Event>) -> Result<Game, Refusal> {
    Game::from_log(id, events).map_err(|error| {
        tracing::error!(game.id = %id, %error, "The log of game {id} is broken");
        RefusalCode::GameDamaged.into()
    })
}
