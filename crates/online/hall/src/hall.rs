//! The hall: the way to every room.

mod duties;
mod lists;
mod pairing;
mod streams;

use std::{
    io,
    sync::{Arc, atomic::Ordering},
};

use protocol::{Done, ServerFrame};
use record::{GameId, PlayerId, Terms, TimeControl};
use store::Store;
use variants::{Color, Variant};

pub use lists::Counts;
pub use streams::{Following, Notified};

use crate::{
    clock::Clock,
    command::Command,
    engines::Engines,
    notices::Kind,
    outbox::{Inbox, Outgoing},
    people,
    refusal::{self, Refusal},
    room::{Ask, Circumstances, Told},
    shared::{Outage, Shared, random},
    talk::{Talk, Viewer},
    watch::{Nobody, Watch},
};

/// How long people have after an outage to find their way back before a clock runs.
const RETURN: i64 = 5_000;
/// An outage that is noticed where turns have days.
const LONG_OUTAGE: i64 = 60_000;
/// How many engine games may be played at a time.
const ENGINE_GAMES: usize = 500;

/// How a hall is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many threads think for the engine players.
    pub engine_threads: usize,
    /// Who counts what happens.
    pub watch: Arc<dyn Watch>,
}

impl Default for Options {
    fn default() -> Self {
        Self { engine_threads: 1, watch: Arc::new(Nobody) }
    }
}

/// The hall could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store failed.
    #[error("the games cannot be read: {0}")]
    Store(#[from] store::StoreError),
    /// The threads of the engines could not be started.
    #[error("the engines cannot be started: {0}")]
    Engines(#[from] io::Error),
}

/// A game that somebody wants to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// What is agreed.
    pub terms: Terms,
    /// The colour of the one who makes it; by chance if none.
    pub color: Option<Color>,
    /// Against whom.
    pub opponent: Opponent,
}

/// Who is to take the other seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Whoever has the link.
    Link,
    /// Anybody: the game is listed.
    Open,
    /// A certain player, who is told.
    Player(PlayerId),
    /// The engine at a level.
    Engine(u8),
}

/// The hall. Clones are the same hall.
#[derive(Clone, Debug)]
pub struct Hall {
    shared: Arc<Shared>,
}

impl Hall {
    /// Opens the hall: every live game goes on where it was, and the time without a server is charged to nobody.
    ///
    /// # Errors
    /// The store fails, or no thread can be started.
    pub async fn open(store: Store, options: Options) -> Result<Self, OpenError> {
        let heartbeat = store.last_heartbeat().await?;
        let clock = Clock::start(heartbeat.unwrap_or(0));
        let outage = heartbeat.map(|from| Outage { from, until: clock.started() + RETURN });
        store.heartbeat(clock.now()).await?;
        for level in engine::Level::ALL {
            store.engine(level.number(), clock.now()).await?;
        }
        let engines = Engines::start(options.engine_threads)?;
        let shared = Arc::new(Shared::new(store, clock, outage, engines, options.watch));
        for game in shared.store.unfinished_live().await? {
            shared.hand(game, Ask::Wake).await;
        }
        if outage.is_some_and(|outage| outage.until - outage.from > LONG_OUTAGE) {
            duties::mend_correspondence(&shared).await?;
        }
        tokio::spawn(duties::beat(Arc::downgrade(&shared)));
        tokio::spawn(duties::show_lobby(Arc::downgrade(&shared)));
        tokio::spawn(duties::sweep(Arc::downgrade(&shared)));
        Ok(Self { shared })
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Milliseconds since 1970 by the clock of the hall.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.shared.clock.now()
    }

    /// Ends everything in order: who is connected is told to come back after so many milliseconds, and nothing is begun
    /// any more. What was acknowledged is on disk already.
    pub async fn close(&self, restart_ms: u32) {
        self.shared.restart_ms.store(restart_ms, Ordering::Relaxed);
        self.shared.is_closing.store(true, Ordering::Relaxed);
        let bye = ServerFrame::Bye { reconnect: restart_ms };
        self.shared.lobby.tell_all(&Outgoing::frame(&bye));
        for room in self.shared.rooms.all() {
            room.send(Ask::Close).await.ok();
        }
        self.shared.store.heartbeat(self.now()).await.ok();
    }

    /// A player has been forgotten: rooms that are open need not know him any longer than the store does.
    pub async fn forget(&self, player: PlayerId) {
        self.shared.lobby.withdraw(player);
        for room in self.shared.rooms.all() {
            room.send(Ask::Forget { player }).await.ok();
        }
    }

    /// Makes a game.
    ///
    /// # Errors
    /// The terms contradict each other, a rated game lacks an account, or the game cannot be stored.
    pub async fn create(&self, by: PlayerId, new: NewGame) -> Result<GameId, Refusal> {
        self.check_open()?;
        let mut terms = new.terms;
        terms.open = new.opponent == Opponent::Open;
        check_terms(&terms)?;
        if terms.rated && !self.shared.has_account(by).await? {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        let opponent = match new.opponent {
            Opponent::Link | Opponent::Open => None,
            Opponent::Player(player) if player == by => return Err(refusal::OWN_GAME),
            Opponent::Player(player) => {
                people::one(&self.shared.store, player).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
                None
            }
            Opponent::Engine(level) => Some(self.engine(level).await?),
        };
        let color = new.color.map_or_else(by_chance, Ok)?;
        let seats = match color {
            Color::White => [Some(by), opponent],
            Color::Black => [opponent, Some(by)],
        };
        let id = self.shared.found(&terms, seats).await?;
        if let Opponent::Player(player) = new.opponent {
            self.challenge(id, player).await?;
        }
        if opponent.is_some() {
            self.shared.hand(id, Ask::Wake).await;
        }
        self.shared.lobby.changed();
        Ok(id)
    }

    async fn engine(&self, level: u8) -> Result<PlayerId, Refusal> {
        engine::Level::new(level).ok_or(refusal::BAD_LEVEL)?;
        if self.shared.rooms.len() >= ENGINE_GAMES && self.shared.cards.len() >= ENGINE_GAMES * 8 {
            return Err(refusal::BUSY);
        }
        let now = self.now();
        Ok(self.shared.store.engine(level, now).await?)
    }

    /// Tells somebody that he is challenged.
    async fn challenge(&self, game: GameId, player: PlayerId) -> Result<(), Refusal> {
        let card = self.card(game).await?;
        let frame = ServerFrame::Challenge { game: Box::new(card.clone()) };
        self.shared.lobby.tell(player, &Outgoing::frame(&frame));
        self.shared.notices.tell(player, Kind::Challenge, || card);
        Ok(())
    }

    /// Takes the free seat of a game.
    ///
    /// # Errors
    /// There is none, or it is not for this player.
    pub async fn join(
        &self,
        game: GameId,
        player: PlayerId,
        color: Option<Color>,
    ) -> Result<Done, Refusal> {
        self.shared.ask(game, |answer| Ask::Join { who: player, color, answer }).await
    }

    /// All that a reader may know of a game.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn game(
        &self,
        game: GameId,
        viewer: Option<PlayerId>,
    ) -> Result<protocol::GameView, Refusal> {
        self.shared.ask(game, |answer| Ask::Look { viewer, answer }).await.map(|full| *full)
    }

    /// The log of a game and its players, for a record.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn log(&self, game: GameId) -> Result<Told, Refusal> {
        self.shared.ask(game, |answer| Ask::Record { answer }).await
    }

    /// Does what a player wants. What is answered is on disk.
    ///
    /// # Errors
    /// It may not be done; nothing has changed then.
    pub async fn command(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
    ) -> Result<Done, Refusal> {
        self.command_under(game, player, command, Circumstances::default()).await
    }

    /// The same for a command of which it is known how it came.
    ///
    /// # Errors
    /// It may not be done; nothing has changed then.
    pub async fn command_under(
        &self,
        game: GameId,
        player: PlayerId,
        command: Command,
        how: Circumstances,
    ) -> Result<Done, Refusal> {
        self.shared.ask(game, |answer| Ask::Command { who: player, command, how, answer }).await
    }

    /// The live game that counts and that a player is in: engines and analysis are locked for him.
    #[must_use]
    pub fn rated_game_of(&self, player: PlayerId) -> Option<GameId> {
        self.shared.cards.rated_game_of(player)
    }

    /// Begins to talk over a connection.
    #[must_use]
    pub fn talk(&self, viewer: Option<Viewer>) -> (Talk, Inbox) {
        Talk::new(self.clone(), viewer)
    }

    /// A player as others see him, without a rating.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn viewer(&self, player: PlayerId) -> Result<Viewer, Refusal> {
        let known =
            people::one(&self.shared.store, player).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        Ok(Viewer { player, shown: people::shown(&known, None) })
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if self.shared.is_closing.load(Ordering::Relaxed) { Err(refusal::CLOSING) } else { Ok(()) }
    }
}

fn check_terms(terms: &Terms) -> Result<(), Refusal> {
    if terms.handicap.is_some() && terms.variant != Variant::GipfBasic {
        return Err(refusal::HANDICAP_VARIANT);
    }
    if terms.handicap.is_some() && terms.rated {
        return Err(refusal::HANDICAP_RATED);
    }
    if terms.clock == TimeControl::Untimed && terms.rated {
        return Err(refusal::UNTIMED_RATED);
    }
    Ok(())
}

fn by_chance() -> Result<Color, Refusal> {
    Ok(if random()? % 2 == 0 { Color::White } else { Color::Black })
}
