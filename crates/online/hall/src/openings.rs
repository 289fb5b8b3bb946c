//! Openings: what was played in finished games that everybody may see, and in the engine's own.
//!
//! The games of a variant are counted when they are first asked for, in the background and in small steps, from the newest to
//! the oldest; later only those that have ended since. All of them come from the store's thread for lists, so that nobody who
//! plays waits for this.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
    },
    time::Duration,
};

use explorer::{Class, Continuation, Node, Tree, continuations};
use protocol::{Status, rest::OpeningSource};
use record::{Event, GameId, Score};
use store::{Search, Store, StoreError};
use tokio::{
    sync::{Semaphore, watch},
    task,
    time::{self, Instant},
};
use variants::{AnyGame, Color, TooManyTurns, Variant};

use crate::game::Game;

/// So many games are read at once: a few milliseconds of the thread that others search with.
const STEP: u32 = 20;

/// The newest games that are counted. When as many have been added, the count begins anew: memory stays bounded.
const MOST_GAMES: usize = 10_000;

/// Later turns are no opening; every one of them would need memory.
const TURNS: usize = 30;

/// What has ended is counted after so long at the latest, when somebody asks.
const FRESH: Duration = Duration::from_secs(3);

/// Who asks first waits so long for the count; then they get what there is.
const PATIENCE: Duration = Duration::from_millis(400);

/// So many positions are looked up at once: each may take a core for a tenth of a second.
const LOOKUPS: usize = 2;

/// What was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// The games that were counted.
    pub counted: u32,
    /// Whether older games are still being counted.
    pub is_counting: bool,
    /// The games that reached the position, for the player to act.
    pub node: Node,
    /// What was played, the most frequent first.
    pub continuations: Vec<Continuation>,
}

/// Why nothing can be said about a position.
#[derive(Debug, thiserror::Error)]
pub enum ExploreError {
    /// The openings of this variant are not counted.
    #[error("the openings of this game are not counted")]
    NotCounted,
    /// There are too many turns to look at.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lookup broke off.
    #[error("the position could not be looked up")]
    Broken,
}

/// The trees of all variants.
#[derive(Debug)]
pub(crate) struct Openings {
    store: Store,
    counts: Mutex<HashMap<Variant, Arc<Count>>>,
    lookups: Semaphore,
}

impl Openings {
    pub(crate) fn new(store: Store) -> Self {
        Self { store, counts: Mutex::default(), lookups: Semaphore::new(LOOKUPS) }
    }

    /// What was played from the current position of a game.
    pub(crate) async fn explore(
        &self,
        source: OpeningSource,
        game: AnyGame,
    ) -> Result<Explored, ExploreError> {
        if !Variant::ALL.contains(&game.variant()) {
            return Err(ExploreError::NotCounted);
        }
        let count = match source {
            OpeningSource::Engine => None,
            OpeningSource::Server => Some(self.counted(game.variant()).await?),
        };
        let _permit = self.lookups.acquire().await.map_err(|_| ExploreError::Broken)?;
        let found = task::spawn_blocking(move || match count {
            None => look_up(&game, engine_tree(game.variant()).ok_or(ExploreError::NotCounted)?),
            Some(count) => {
                let games = count.games();
                let explored = look_up(&game, &games.tree)?;
                let is_counting = !count.state().is_complete;
                Ok(Explored { counted: games.counted, is_counting, ..explored })
            }
        });
        found.await.map_err(|_| ExploreError::Broken)?
    }

    /// The games of a variant, with what has ended since they were last looked at; of a count that takes long, what there is.
    async fn counted(&self, variant: Variant) -> Result<Arc<Count>, ExploreError> {
        let count = {
            let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(counts.entry(variant).or_insert_with(|| Arc::new(Count::new(variant))))
        };
        let mut rounds = count.rounds.subscribe();
        if let Some(round) = Round::begin(&count) {
            tokio::spawn(round.run(self.store.clone()));
        }
        let is_running = count.state().is_running;
        if is_running {
            time::timeout(PATIENCE, rounds.changed()).await.ok();
        }
        let failed = count.state().failed.take();
        failed.map_or(Ok(count), |error| Err(error.into()))
    }
}

/// The engine's own games; read once.
fn engine_tree(variant: Variant) -> Option<&'static Tree> {
    static TREES: OnceLock<HashMap<Variant, Tree>> = OnceLock::new();
    let read = || {
        let trees = Variant::ALL.into_iter().filter_map(explorer::engine_games);
        trees.map(|tree| (tree.variant(), tree)).collect()
    };
    TREES.get_or_init(read).get(&variant)
}

/// Looks a position up; all games of the tree went through the start.
fn look_up(game: &AnyGame, tree: &Tree) -> Result<Explored, ExploreError> {
    let node = |game: &AnyGame| tree.get(Class::of(game)).copied().unwrap_or_default();
    Ok(Explored {
        counted: node(&AnyGame::start(game.variant())).games(),
        is_counting: false,
        node: node(game),
        continuations: continuations(game, tree)?,
    })
}

/// The games of one variant.
#[derive(Debug)]
struct Count {
    games: RwLock<Games>,
    state: Mutex<State>,
    /// Grows when a round of counting is over.
    rounds: watch::Sender<u64>,
}

/// What was counted.
#[derive(Debug)]
struct Games {
    tree: Tree,
    counted: u32,
    /// Those that were looked at, also if there was nothing to count in them.
    known: HashSet<GameId>,
}

#[derive(Debug, Default)]
struct State {
    is_running: bool,
    /// Whether the oldest game that counts has been reached.
    is_complete: bool,
    /// Why the last round broke off, until somebody is told.
    failed: Option<StoreError>,
    looked: Option<Instant>,
}

impl Games {
    fn new(variant: Variant) -> Self {
        Self { tree: Tree::new(variant), counted: 0, known: HashSet::new() }
    }
}

impl Count {
    fn new(variant: Variant) -> Self {
        Self {
            games: RwLock::new(Games::new(variant)),
            state: Mutex::default(),
            rounds: watch::Sender::new(0),
        }
    }

    fn games(&self) -> RwLockReadGuard<'_, Games> {
        self.games.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn games_mut(&self) -> RwLockWriteGuard<'_, Games> {
        self.games.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts games by their logs.
    fn add(&self, ids: Vec<GameId>, logs: Vec<Vec<Event>>) {
        for (id, events) in ids.into_iter().zip(logs) {
            let told = finished(id, events);
            // Only for a moment: others look positions up meanwhile.
            let mut games = self.games_mut();
            games.known.insert(id);
            if let Some((game, winner)) = told {
                games.counted += u32::from(games.tree.add_first(TURNS, &game, winner));
            }
        }
    }
}

/// The game that a log tells, and who won it; nothing if it has no result or cannot be played.
fn finished(id: GameId, events: Vec<Event>) -> Option<(AnyGame, Option<Color>)> {
    let game = Game::from_log(id, events).ok()?;
    let winner = match game.result.as_ref()?.score {
        Score::WhiteWins => Some(Color::White),
        Score::BlackWins => Some(Color::Black),
        Score::Draw => None,
        Score::Open => return None,
    };
    Some((game.board.single()?.clone(), winner))
}

/// A round of counting. However it ends, the next one may begin.
struct Round(Arc<Count>);

impl Round {
    /// Begins a round, unless one is running or was just made.
    fn begin(count: &Arc<Count>) -> Option<Self> {
        let mut state = count.state();
        let is_fresh = state.looked.is_some_and(|looked| looked.elapsed() < FRESH);
        if state.is_running || is_fresh {
            return None;
        }
        (state.is_running, state.looked) = (true, Some(Instant::now()));
        Some(Self(Arc::clone(count)))
    }

    async fn run(self, store: Store) {
        let done = self.catch_up(&store).await;
        let mut state = self.0.state();
        match done {
            Ok(()) => (state.is_complete, state.failed) = (true, None),
            Err(error) => {
                tracing::error!(%error, "Openings could not be counted: {error}");
                // The next request tries again.
                (state.looked, state.failed) = (None, Some(error));
            }
        }
    }

    /// Walks from the newest game towards the oldest, as far as there is something new.
    async fn catch_up(&self, store: &Store) -> Result<(), StoreError> {
        let variant = self.0.games().tree.variant();
        if self.0.games().known.len() >= 2 * MOST_GAMES {
            *self.0.games_mut() = Games::new(variant);
            self.0.state().is_complete = false;
        }
        let was_complete = self.0.state().is_complete;
        let mut search = Search {
            variant: Some(variant),
            status: Some(Status::Ended),
            private: false,
            limit: STEP,
            ..Search::default()
        };
        loop {
            let page = store.search(search.clone()).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            search.before = Some(*last);
            let mut new: Vec<GameId> = page.iter().map(|(id, _)| *id).collect();
            new.retain(|id| !self.0.games().known.contains(id));
            if was_complete && new.is_empty() {
                return Ok(());
            }
            let logs = store.logs(new.clone()).await?;
            let count = Arc::clone(&self.0);
            // A round that breaks off here has counted the games before.
            task::spawn_blocking(move || count.add(new, logs)).await.ok();
            if !was_complete && self.0.games().known.len() >= MOST_GAMES {
                return Ok(());
            }
        }
    }
}

impl Drop for Round {
    fn drop(&mut self) {
        self.0.state().is_running = false;
        self.0.rounds.send_modify(|rounds| *rounds += 1);
    }
}
