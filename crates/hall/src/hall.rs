//! The hall: the way to every room, and what goes on by itself.

use std::{
    io,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use record::{GameId, PlayerId, Speed, Terms, TimeControl};
use store::{Search, Status, Store, Summary};
use tokio::time;
use variants::{Color, Variant};

use crate::{
    clock::Clock,
    command::{Command, Done},
    engines::Engines,
    lobby::{NoPlace, OpenSeek, SeekWish},
    notices::Kind,
    outbox::{Inbox, mailbox},
    people,
    refusal::{self, Refusal},
    room::{Ask, Circumstances, Told, Tongue, Watcher},
    shared::{Outage, Shared, random},
    talk::{Talk, Viewer},
    watch::{Nobody, Watch},
    wire,
};

/// How often the time is written down, so that an outage costs nobody more than this.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How long people have after an outage to find their way back before a clock runs.
const RETURN: i64 = 5_000;
/// An outage that is noticed where turns have days.
const LONG_OUTAGE: i64 = 60_000;
/// How often the list of the lobby is shown anew when it has changed.
const NEWS: Duration = Duration::from_millis(1000);
/// How often games whose time is over are looked for.
const SWEEP: Duration = Duration::from_secs(5);
/// How many games and open games a list shows.
const LISTED: u32 = 24;
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
            mend_correspondence(&shared).await?;
        }
        tokio::spawn(beat(Arc::downgrade(&shared)));
        tokio::spawn(show_lobby(Arc::downgrade(&shared)));
        tokio::spawn(sweep(Arc::downgrade(&shared)));
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
        let bye: Arc<str> = format!("{{\"t\":\"bye\",\"reconnect\":{restart_ms}}}").into();
        self.shared.lobby.tell_all(&bye);
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
        let frame = format!("{{\"t\":\"challenge\",\"game\":{}}}", json(&card));
        self.shared.lobby.tell(player, &frame.into());
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
    ) -> Result<wire::Full, Refusal> {
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

    /// Follows a game as lines of an NDJSON stream.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn follow(
        &self,
        game: GameId,
        viewer: Option<PlayerId>,
        since: Option<u32>,
    ) -> Result<Following, Refusal> {
        let (outbox, inbox) = mailbox(256);
        let id = self.shared.watcher_id();
        let watcher = Watcher { id, viewer, outbox, tongue: Tongue::Lines };
        self.shared.ask(game, |answer| Ask::Watch { watcher, since, answer }).await?;
        Ok(Following { shared: Arc::clone(&self.shared), game, id, inbox })
    }

    /// What concerns a player, as lines of an NDJSON stream; first the games that he plays, unless he has seen all up to
    /// now.
    ///
    /// # Errors
    /// The store fails.
    pub async fn notices(&self, player: PlayerId, since: Option<i64>) -> Result<Notified, Refusal> {
        let (inbox, is_whole) = self.shared.notices.listen(player, since);
        let mut first = Vec::new();
        if !is_whole {
            for card in self.games_of(player, Status::Playing).await? {
                let seq = self.shared.notices.number();
                first.push(
                    format!("{{\"type\":\"gameStart\",\"seq\":{seq},\"game\":{}}}", json(&card))
                        .into(),
                );
            }
        }
        Ok(Notified { first: first.into(), inbox })
    }

    /// Every turn that is waited for in games with days a turn, as `player game`: for letters.
    #[must_use]
    pub fn letters(&self) -> Inbox {
        self.shared.notices.mailer()
    }

    /// The games of a player, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn games_of(
        &self,
        player: PlayerId,
        status: Status,
    ) -> Result<Vec<wire::GameCard>, Refusal> {
        let search =
            Search { player: Some(player), status: Some(status), most: 100, ..Search::default() };
        let found = self.shared.store.search(search).await?;
        self.cards(found).await
    }

    /// Games as they are listed.
    ///
    /// # Errors
    /// The store fails.
    pub async fn cards(
        &self,
        games: Vec<(GameId, Summary)>,
    ) -> Result<Vec<wire::GameCard>, Refusal> {
        let mut cards = Vec::with_capacity(games.len());
        for (id, summary) in games {
            cards.push(card_of(&self.shared.store, id, &summary).await?);
        }
        Ok(cards)
    }

    /// A game as it is listed.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn card(&self, game: GameId) -> Result<wire::GameCard, Refusal> {
        let summary = self.shared.store.summary(game).await?;
        card_of(&self.shared.store, game, &summary.ok_or(refusal::NO_SUCH_GAME)?).await
    }

    /// The live games that are played now.
    #[must_use]
    pub fn live_games(&self, most: usize) -> Vec<wire::GameCard> {
        self.shared.cards.best(most)
    }

    /// How many live games are played, and how many rooms and connections are open.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.shared.cards.len(),
            rooms: self.shared.rooms.len(),
            connections: self.shared.lobby.online(),
        }
    }

    /// The live game that counts and that a player is in: engines and analysis are locked for him.
    #[must_use]
    pub fn rated_game_of(&self, player: PlayerId) -> Option<GameId> {
        self.shared.cards.rated_game_of(player)
    }

    /// What the lobby shows.
    ///
    /// # Errors
    /// The store fails.
    pub async fn lobby(&self) -> Result<wire::LobbyView, Refusal> {
        lobby_view(&self.shared).await
    }

    /// Looks for an opponent. If somebody wants the same, the game is made and both are told.
    ///
    /// # Errors
    /// The wish cannot be granted.
    pub async fn seek(&self, player: PlayerId, wish: SeekWish) -> Result<Option<GameId>, Refusal> {
        self.check_open()?;
        if !wish.clock.is_live() {
            return Err(refusal::NOT_LIVE);
        }
        let known =
            people::one(&self.shared.store, player).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        if wish.rated && known.kind == store::Kind::Guest {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        let shown =
            people::shown_at(&self.shared.store, &known, wish.variant, wish.clock.speed()).await?;
        let seek = OpenSeek::new(self.shared.lobby.number(), player, shown, wish);
        match self.shared.lobby.place(seek) {
            Ok(None) => Ok(None),
            Ok(Some(other)) => self.pair(other, player, wish.color).await.map(Some),
            Err(NoPlace) => Err(refusal::TOO_MANY),
        }
    }

    /// Answers somebody's seek.
    ///
    /// # Errors
    /// It is gone.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.check_open()?;
        let is_rated =
            self.shared.lobby.seeks().iter().any(|known| known.id == seek && known.rated);
        if is_rated && !self.shared.has_account(player).await? {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        let taken = self.shared.lobby.take(seek, player).ok_or(refusal::NO_SUCH_SEEK)?;
        self.pair(taken, player, None).await
    }

    /// Looks no longer.
    pub fn unseek(&self, player: PlayerId) {
        self.shared.lobby.withdraw(player);
    }

    /// The seek of a player that is open.
    #[must_use]
    pub fn seek_of(&self, player: PlayerId) -> Option<wire::Seek> {
        self.shared.lobby.seek_of(player)
    }

    async fn pair(
        &self,
        seek: OpenSeek,
        player: PlayerId,
        color: Option<Color>,
    ) -> Result<GameId, Refusal> {
        let wish = seek.wish;
        let terms = Terms {
            variant: wish.variant,
            handicap: None,
            clock: wish.clock,
            rated: wish.rated,
            open: false,
        };
        let wanted = wish.color.or(color.map(Color::other));
        let seats = match wanted.map_or_else(by_chance, Ok)? {
            Color::White => [Some(seek.player), Some(player)],
            Color::Black => [Some(player), Some(seek.player)],
        };
        let id = self.shared.found(&terms, seats).await?;
        self.shared.hand(id, Ask::Wake).await;
        let frame: Arc<str> = format!("{{\"t\":\"paired\",\"game\":\"{id}\"}}").into();
        let card = self.card(id).await?;
        for player in [seek.player, player] {
            self.shared.lobby.tell(player, &frame);
            self.shared.notices.tell(player, Kind::GameStart, || card.clone());
        }
        Ok(id)
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

/// How much goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Live games that are played.
    pub games: usize,
    /// Rooms that are open.
    pub rooms: usize,
    /// Connections.
    pub connections: usize,
}

/// A game that is followed; ends when it is dropped.
#[derive(Debug)]
pub struct Following {
    shared: Arc<Shared>,
    game: GameId,
    id: u64,
    inbox: Inbox,
}

impl Following {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        self.inbox.next().await
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.shared.leave(self.game, self.id);
    }
}

/// What concerns a player.
#[derive(Debug)]
pub struct Notified {
    first: std::collections::VecDeque<Arc<str>>,
    inbox: Inbox,
}

impl Notified {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        match self.first.pop_front() {
            Some(line) => Some(line),
            None => self.inbox.next().await,
        }
    }
}

fn by_chance() -> Result<Color, Refusal> {
    Ok(if random()? % 2 == 0 { Color::White } else { Color::Black })
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

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

async fn card_of(store: &Store, id: GameId, summary: &Summary) -> Result<wire::GameCard, Refusal> {
    let terms = &summary.terms;
    let speed = terms.clock.speed();
    let [w, b] = people::meet(store, [summary.white, summary.black], terms.variant, speed).await?;
    Ok(wire::GameCard {
        id: id.to_string(),
        terms: terms.into(),
        speed: speed.id(),
        status: summary.status.id(),
        w: w.map(|(_, player)| player),
        b: b.map(|(_, player)| player),
        plies: summary.plies,
        to_act: summary.to_act.map(wire::Side::from),
        position: summary.position.clone(),
        score: summary.score.id(),
        by: summary.by.map(record::Ending::id),
        created: summary.created,
        updated: summary.updated,
        deadline: summary.deadline.filter(|_| !terms.clock.is_live()),
    })
}

async fn lobby_view(shared: &Arc<Shared>) -> Result<wire::LobbyView, Refusal> {
    let mut open = Vec::new();
    for (id, summary) in shared.store.open_games(LISTED).await? {
        open.push(card_of(&shared.store, id, &summary).await?);
    }
    Ok(wire::LobbyView {
        seeks: shared.lobby.seeks(),
        games: shared.cards.best(LISTED as usize),
        open,
        online: shared.lobby.online(),
    })
}

/// Opens all games with days a turn once, so that a long outage is charged to nobody there either.
async fn mend_correspondence(shared: &Arc<Shared>) -> Result<(), store::StoreError> {
    let mut search = Search {
        status: Some(Status::Playing),
        speed: Some(Speed::Correspondence),
        most: 500,
        ..Search::default()
    };
    loop {
        let found = shared.store.search(search.clone()).await?;
        let Some((last, _)) = found.last() else { return Ok(()) };
        search.before = Some(*last);
        for (game, _) in found {
            shared.hand(game, Ask::Wake).await;
        }
    }
}

/// Writes down that the server is there.
async fn beat(shared: std::sync::Weak<Shared>) {
    loop {
        time::sleep(HEARTBEAT).await;
        let Some(shared) = shared.upgrade() else { return };
        if let Err(error) = shared.store.heartbeat(shared.clock.now()).await {
            tracing::error!(%error, "The heartbeat could not be stored");
        }
    }
}

/// Shows the lobby to those who look at it, when it has changed.
async fn show_lobby(shared: std::sync::Weak<Shared>) {
    loop {
        time::sleep(NEWS).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.lobby.tidy(shared.clock.now());
        if !shared.lobby.has_readers() || !shared.lobby.take_changed() {
            continue;
        }
        if let Ok(view) = lobby_view(&shared).await {
            let frame = LobbyFrame { t: "lobby", view: &view };
            shared.lobby.show(&json(&frame).into());
        }
    }
}

#[derive(serde::Serialize)]
struct LobbyFrame<'a> {
    t: &'static str,
    #[serde(flatten)]
    view: &'a wire::LobbyView,
}

/// Wakes the games whose time is over and that nobody looks at.
async fn sweep(shared: std::sync::Weak<Shared>) {
    loop {
        time::sleep(SWEEP).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.notices.tidy();
        let due = shared.store.due(shared.clock.now(), 100).await.unwrap_or_default();
        for game in due {
            shared.hand(game, Ask::Wake).await;
        }
    }
}
