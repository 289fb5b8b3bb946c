//! One game and those who are at it: a task that owns both, so that nothing is locked.
//!
//! Whatever changes the game is stored first and told afterwards. A room that nobody needs goes away and is made again from
//! the log when somebody comes.

mod acts;
mod audience;
mod chat;
mod turns;
mod view;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use protocol::{Done, PlayerKind};
use record::{Ending, Event, EventKind, GameId, Overdue, PlayerId, Score};
use tokio::{
    sync::{mpsc, oneshot},
    time,
};
use variants::Color;

use self::audience::Audience;
use crate::{
    command::Command,
    outbox::Outbox,
    plan::Plan,
    refusal::{self, Refusal},
    round::Round,
    shared::Shared,
};

/// How long a room stays when nobody needs it.
const LINGER: Duration = Duration::from_secs(20);
/// A live game that nobody joins is taken away after a day.
const UNJOINED: i64 = 24 * 3_600_000;
/// An open game with days a turn waits longer.
const UNJOINED_DAYS: i64 = 14 * 24 * 3_600_000;
/// How many commands are remembered besides the turns, which are in the log.
const REMEMBERED: usize = 64;

/// Under which circumstances something was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circumstances {
    /// When it arrived; now, if not known.
    pub at: Option<i64>,
    /// How long the way to the player and back takes, as measured here.
    pub rtt: Option<u32>,
}

pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked of a room.
#[derive(Debug)]
pub(crate) enum Ask {
    Command {
        who: PlayerId,
        command: Command,
        how: Circumstances,
        answer: Answer<Done>,
    },
    Join {
        who: PlayerId,
        color: Option<Color>,
        answer: Answer<Done>,
    },
    Look {
        viewer: Option<PlayerId>,
        answer: Answer<Box<protocol::GameView>>,
    },
    Record {
        answer: Answer<Told>,
    },
    Watch {
        watcher: Watcher,
        since: Option<u32>,
        answer: Answer<()>,
    },
    Leave {
        watcher: u64,
    },
    /// The engine has found its turn.
    Thought {
        ply: usize,
        turn: Option<String>,
    },
    /// Look at the clock: a deadline has passed.
    Wake,
    /// A player wants to be forgotten, and what he wrote.
    Forget {
        player: PlayerId,
    },
    /// The server ends.
    Close,
}

/// The log of a game and the names of its players, for a record.
#[derive(Clone, Debug)]
pub struct Told {
    /// All events.
    pub events: Vec<Event>,
    /// White and Black.
    pub players: [Option<protocol::Player>; 2],
}

/// Somebody who wants to be told what happens.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub(crate) id: u64,
    pub(crate) viewer: Option<PlayerId>,
    pub(crate) outbox: Outbox,
    pub(crate) tongue: Tongue,
}

/// In which shape somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tongue {
    /// Frames of the socket.
    Frames,
    /// Lines of an NDJSON stream.
    Lines,
}

/// A game and those who are at it.
#[derive(Debug)]
pub(crate) struct Room {
    shared: Arc<Shared>,
    round: Round,
    people: [Option<protocol::Player>; 2],
    /// Who sits where, after guests have become accounts.
    sitting: [Option<PlayerId>; 2],
    audience: Audience,
    plans: [Plan; 2],
    chat: VecDeque<protocol::ChatMessage>,
    changes: Option<protocol::RatingChanges>,
    remembered: VecDeque<(Color, String, u32)>,
    /// For which number of turns the engine has been asked.
    thinking_at: Option<usize>,
    /// Storing has failed: what is in the log by now has to be read again.
    is_stale: bool,
    own: mpsc::WeakSender<Ask>,
}

/// Opens the room of a stored game and stays until nobody needs it.
pub(crate) async fn run(
    shared: Arc<Shared>,
    id: GameId,
    own: mpsc::WeakSender<Ask>,
    mut asks: mpsc::Receiver<Ask>,
) {
    match Room::open(Arc::clone(&shared), id, own).await {
        Ok(mut room) => room.stay(&mut asks).await,
        Err(refusal) => {
            shared.rooms.forget(id);
            asks.close();
            while let Some(ask) = asks.recv().await {
                ask.refuse(&refusal);
            }
        }
    }
}

impl Ask {
    fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Self::Command { answer, .. } | Self::Join { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Look { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Record { answer } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Watch { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Leave { .. }
            | Self::Thought { .. }
            | Self::Wake
            | Self::Forget { .. }
            | Self::Close => {}
        }
    }
}

impl Room {
    async fn open(
        shared: Arc<Shared>,
        id: GameId,
        own: mpsc::WeakSender<Ask>,
    ) -> Result<Self, Refusal> {
        let events = shared.store.log(id).await.map_err(|error| {
            tracing::error!(game.id = %id, %error, "The log of game {id} cannot be read");
            refusal::UNAVAILABLE
        })?;
        if events.is_empty() {
            return Err(refusal::NO_SUCH_GAME);
        }
        let round = Round::of(id, events).map_err(|error| {
            tracing::error!(game.id = %id, %error, "The log of game {id} is broken");
            refusal::UNAVAILABLE
        })?;
        let mut room = Self {
            people: [None, None],
            sitting: round.seats,
            audience: Audience::new(shared.clock.now()),
            plans: [Plan::default(), Plan::default()],
            chat: VecDeque::new(),
            changes: None,
            remembered: VecDeque::new(),
            thinking_at: None,
            is_stale: false,
            shared,
            round,
            own,
        };
        room.furnish().await?;
        room.mend_outage().await?;
        room.show();
        room.wake().await;
        room.ask_engine();
        Ok(room)
    }

    /// Fetches what is not in the log.
    async fn furnish(&mut self) -> Result<(), Refusal> {
        self.meet_people().await?;
        self.fetch_chat().await?;
        let store = self.shared.store.clone();
        for color in Color::ALL {
            if let Some(text) = store.plan(self.round.id, color).await? {
                self.plans[color.index()] = serde_json::from_str(&text).unwrap_or_default();
            }
        }
        if self.round.result.is_some() && self.round.terms.rated {
            let changes = store.rating_changes(self.round.id).await?;
            self.note_changes(&changes);
        }
        Ok(())
    }

    /// The time in which the server was not there is charged to nobody.
    async fn mend_outage(&mut self) -> Result<(), Refusal> {
        let Some(outage) = self.shared.outage else { return Ok(()) };
        let last = self.round.events().last().map_or(0, |event| event.at);
        let is_timed = self.round.is_playing() && self.round.timer.deadline().is_some();
        if !is_timed || last >= self.shared.clock.started() {
            return Ok(());
        }
        let from = outage.from.max(last);
        if from >= outage.until {
            return Ok(());
        }
        self.append(vec![EventKind::Outage { from, until: outage.until }]).await
    }

    async fn stay(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        loop {
            let wait = self.next_wake().map_or(LINGER, |moment| self.shared.clock.until(moment));
            let is_idle = self.is_idle();
            let wait = if is_idle { LINGER } else { wait };
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(Ask::Close) | None => break,
                    Some(ask) => self.hear(ask).await,
                },
                () = time::sleep(wait) => {
                    if is_idle {
                        if let Some(late) = self.shared.rooms.close(self.round.id, asks) {
                            for ask in late {
                                self.shared.pass_on(self.round.id, ask);
                            }
                            return;
                        }
                    } else {
                        self.wake().await;
                    }
                }
            }
        }
        self.audience.farewell(self.shared.restart_ms());
    }

    /// Whether nobody needs this room now: the log has it all.
    fn is_idle(&self) -> bool {
        let is_live = self.round.is_playing() && self.round.terms.clock.is_live();
        self.audience.is_empty() && !is_live && self.thinking_at.is_none()
    }

    async fn hear(&mut self, ask: Ask) {
        if let Err(refusal) = self.refresh().await {
            ask.refuse(&refusal);
            return;
        }
        match ask {
            Ask::Command { who, command, how, answer } => {
                let done = self.command(who, command, how).await;
                answer.send(done).ok();
            }
            Ask::Join { who, color, answer } => {
                answer.send(self.join(who, color).await).ok();
            }
            Ask::Look { viewer, answer } => {
                self.greet_guests().await;
                answer.send(Ok(Box::new(self.full(viewer)))).ok();
            }
            Ask::Record { answer } => {
                let events = self.round.events().to_vec();
                answer.send(Ok(Told { events, players: self.people.clone() })).ok();
            }
            Ask::Watch { watcher, since, answer } => {
                self.greet_guests().await;
                self.welcome(watcher, since);
                answer.send(Ok(())).ok();
            }
            Ask::Leave { watcher } => self.leave(watcher),
            Ask::Thought { ply, turn } => self.take_thought(ply, turn).await,
            Ask::Wake => self.wake().await,
            Ask::Forget { player } => {
                self.chat.retain(|line| line.player.id != player);
                self.meet_people().await.ok();
            }
            Ask::Close => {}
        }
    }

    /// After a failure nobody knows whether the event was stored or not: the log does.
    async fn refresh(&mut self) -> Result<(), Refusal> {
        if !self.is_stale {
            return Ok(());
        }
        let events = self.shared.store.log(self.round.id).await?;
        self.round = Round::of(self.round.id, events).map_err(|error| {
            tracing::error!(game.id = %self.round.id, %error, "A log is broken");
            refusal::UNAVAILABLE
        })?;
        self.is_stale = false;
        self.thinking_at = None;
        self.tell_full();
        Ok(())
    }

    async fn command(
        &mut self,
        who: PlayerId,
        command: Command,
        how: Circumstances,
    ) -> Result<Done, Refusal> {
        if !self.sitting.contains(&Some(who)) {
            self.greet_guests().await;
        }
        match command {
            Command::Play { id, ply, turn, spent } => {
                self.play(who, &id, ply, &turn, spent, how).await
            }
            Command::Act { id, act } => self.act(who, id, act).await,
            Command::Plan { branches } => self.plan(who, &branches).await,
            Command::Say { to, what } => self.say(who, to, what).await,
        }
    }

    /// A guest may have become an account, or joined one, since the room was opened.
    async fn greet_guests(&mut self) {
        if self.people.iter().flatten().any(|player| player.kind == PlayerKind::Guest) {
            self.meet_people().await.ok();
        }
    }

    pub(crate) fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.sitting[color.index()] == Some(player))
    }

    fn seat_of(&self, player: PlayerId) -> Result<Color, Refusal> {
        self.color_of(player).ok_or(refusal::NOT_A_PLAYER)
    }

    fn now(&self) -> i64 {
        self.shared.clock.now()
    }

    /// When something has to happen by itself.
    fn next_wake(&self) -> Option<i64> {
        [self.deadline(), self.audience.next_news()].into_iter().flatten().min()
    }

    /// When the game changes by itself if nobody does anything.
    fn deadline(&self) -> Option<i64> {
        if self.round.result.is_some() {
            return None;
        }
        self.deadline_after(&self.round.timer, self.round.is_waiting())
    }

    fn deadline_after(&self, timer: &record::Timer, is_waiting: bool) -> Option<i64> {
        if !is_waiting {
            return timer.deadline();
        }
        let is_patient = self.round.terms.open && !self.round.terms.clock.is_live();
        Some(self.round.created + if is_patient { UNJOINED_DAYS } else { UNJOINED })
    }

    /// Does what is due.
    async fn wake(&mut self) {
        if self.refresh().await.is_err() {
            time::sleep(Duration::from_millis(500)).await;
            return;
        }
        let now = self.now();
        if self.deadline().is_some_and(|deadline| now >= deadline) {
            let (score, by) = match self.round.timer.overdue(now) {
                Some(Overdue::Flag(loser)) => (Score::won_by(loser.other()), Ending::Time),
                _ => (Score::Open, Ending::Aborted),
            };
            if self.append(vec![EventKind::Ended { score, by }]).await.is_err() {
                // The store fails: not in a tight loop.
                time::sleep(Duration::from_millis(500)).await;
            }
        }
        self.tell_presence(now);
        self.ask_engine();
    }

    /// Stores what happened, and then tells everybody. The room is unchanged when that fails, but for a turn that was
    /// played on the board, which the caller takes back.
    async fn append(&mut self, kinds: Vec<EventKind>) -> Result<(), Refusal> {
        let at = self.now().max(self.round.updated);
        let events: Vec<Event> = kinds
            .into_iter()
            .zip(self.round.next_seq()..)
            .map(|(kind, seq)| Event { seq, at, kind })
            .collect();
        let summary = self.summary_after(&events);
        let rated = self.rated(&events);
        let id = self.round.id;
        let began = time::Instant::now();
        let stored = self.shared.store.append(id, events.clone(), summary, rated).await;
        self.shared.watch.commit(began.elapsed());
        let changes = stored.map_err(|error| {
            tracing::error!(game.id = %id, %error, "Game {id} could not be stored");
            self.is_stale = true;
            refusal::UNAVAILABLE
        })?;
        if !changes.is_empty() {
            self.note_changes(&changes);
        }
        for event in events {
            self.round.settle(event);
            self.tell_last_event();
        }
        self.after_events().await;
        Ok(())
    }

    /// What follows from what has just been stored.
    async fn after_events(&mut self) {
        let last = self.round.events().last().map(|event| event.kind.clone());
        if let Some(EventKind::Ended { .. }) = last {
            self.meet_people().await.ok();
            self.tell_full();
        }
        self.show();
        self.tell_players(last.as_ref());
        self.ask_engine();
    }

    fn remember(&mut self, color: Color, id: String, seq: u32) {
        if self.remembered.len() >= REMEMBERED {
            self.remembered.pop_front();
        }
        self.remembered.push_back((color, id, seq));
    }

    fn remembers(&self, color: Color, id: &str) -> Option<u32> {
        let mut own = self.remembered.iter().filter(|(whose, ..)| *whose == color);
        own.find(|(_, known, _)| known == id).map(|(.., seq)| *seq)
    }
}

impl From<store::StoreError> for Refusal {
    fn from(error: store::StoreError) -> Self {
        tracing::error!(%error, "The store failed");
        refusal::UNAVAILABLE
    }
}
