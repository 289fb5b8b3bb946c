//! What all rooms share.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering},
};

use record::{Event, EventKind, GameId, PlayerId, Score, Terms, Timer};
use store::{Store, Summary};
use tokio::sync::{mpsc, oneshot};
use variants::{AnyGame, Color};

use crate::{
    cards::Cards,
    clock::Clock,
    engines::Engines,
    lobby::Lobby,
    notices::Notices,
    people,
    refusal::{self, Refusal},
    room::{self, Answer, Ask},
    rooms::{Door, Rooms},
    watch::Watch,
};

/// When the server was not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outage {
    pub(crate) from: i64,
    /// A little after it was back, so that people find their way to it.
    pub(crate) until: i64,
}

/// What all rooms share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) outage: Option<Outage>,
    pub(crate) rooms: Rooms,
    pub(crate) cards: Cards,
    pub(crate) lobby: Lobby,
    pub(crate) notices: Notices,
    pub(crate) engines: Engines,
    pub(crate) watch: Arc<dyn Watch>,
    pub(crate) is_closing: AtomicBool,
    pub(crate) restart_ms: AtomicU32,
    next_watcher: AtomicU64,
}

impl Shared {
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        outage: Option<Outage>,
        engines: Engines,
        watch: Arc<dyn Watch>,
    ) -> Self {
        Self {
            notices: Notices::new(clock.now()),
            rooms: Rooms::default(),
            cards: Cards::default(),
            lobby: Lobby::default(),
            is_closing: AtomicBool::new(false),
            restart_ms: AtomicU32::new(2000),
            next_watcher: AtomicU64::new(1),
            store,
            clock,
            outage,
            engines,
            watch,
        }
    }

    pub(crate) fn restart_ms(&self) -> u32 {
        self.restart_ms.load(Ordering::Relaxed)
    }

    pub(crate) fn watcher_id(&self) -> u64 {
        self.next_watcher.fetch_add(1, Ordering::Relaxed)
    }

    /// Hands something to the room of a game, which is opened if it has to be.
    pub(crate) async fn hand(self: &Arc<Self>, id: GameId, ask: Ask) {
        let mut ask = ask;
        // A room may close while somebody is on the way to it; the next one is another.
        loop {
            let sender = match self.rooms.door(id) {
                Door::Open(sender) => sender,
                Door::New(sender, receiver) => {
                    let own = sender.downgrade();
                    tokio::spawn(room::run(Arc::clone(self), id, own, receiver));
                    sender
                }
            };
            match sender.send(ask).await {
                Ok(()) => return,
                Err(closed) => ask = closed.0,
            }
        }
    }

    /// The same without waiting.
    pub(crate) fn pass_on(self: &Arc<Self>, id: GameId, ask: Ask) {
        let shared = Arc::clone(self);
        tokio::spawn(async move { shared.hand(id, ask).await });
    }

    /// Says that somebody leaves. A room that is closed has nobody in it.
    pub(crate) fn leave(&self, id: GameId, watcher: u64) {
        let Some(room) = self.rooms.open_door(id) else { return };
        if let Err(mpsc::error::TrySendError::Full(ask)) = room.try_send(Ask::Leave { watcher }) {
            tokio::spawn(async move { room.send(ask).await.ok() });
        }
    }

    /// Asks the room of a game and waits for what it says.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: GameId,
        ask: impl FnOnce(Answer<T>) -> Ask,
    ) -> Result<T, Refusal> {
        if self.is_closing.load(Ordering::Relaxed) {
            return Err(refusal::CLOSING);
        }
        let (sender, receiver) = oneshot::channel();
        self.hand(id, ask(sender)).await;
        receiver.await.unwrap_or(Err(refusal::UNAVAILABLE))
    }

    /// Whether somebody is known by a name.
    pub(crate) async fn has_account(&self, player: PlayerId) -> Result<bool, Refusal> {
        let player = people::one(&self.store, player).await?;
        Ok(player.is_some_and(|player| player.kind != store::Kind::Guest && !player.banned))
    }

    /// Stores a new game.
    pub(crate) async fn found(
        &self,
        terms: &Terms,
        seats: [Option<PlayerId>; 2],
    ) -> Result<GameId, Refusal> {
        let id = GameId::from_random(random()?);
        let at = self.clock.now();
        let [white, black] = seats;
        let event = Event { seq: 0, at, kind: EventKind::Created { terms: *terms, white, black } };
        let mut timer = Timer::new(terms.clock);
        timer.observe(&event);
        let game =
            terms.handicap.map_or_else(|| AnyGame::start(terms.variant), AnyGame::with_handicap);
        let is_full = white.is_some() && black.is_some();
        let summary = Summary {
            terms: *terms,
            status: if is_full { store::Status::Playing } else { store::Status::Waiting },
            white,
            black,
            plies: 0,
            to_act: is_full.then_some(Color::White),
            deadline: timer.deadline(),
            score: Score::Open,
            by: None,
            created: at,
            updated: at,
            seq: 0,
            position: game.position(),
        };
        self.store.new_game(id, vec![event], summary).await.map_err(|error| {
            tracing::error!(%error, "A new game could not be stored");
            refusal::UNAVAILABLE
        })?;
        Ok(id)
    }
}

/// A number that nobody can guess.
pub(crate) fn random() -> Result<u64, Refusal> {
    getrandom::u64().map_err(|_| refusal::UNAVAILABLE)
}
