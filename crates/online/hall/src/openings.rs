//! Openings: turns played in finished public games, and in the engine's own games.
//!
//! The games of a variant are counted on the first request, in the background and in small steps, from the newest to the oldest.
//! Later requests count only the games that have ended since. The store's thread for lists reads them so that players do not
//! have to wait.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
    },
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

use crate::{
    game::Game,
    limits::{
        COUNT_MAX_AGE, COUNTED_GAMES_MAX, FIRST_COUNT_TIMEOUT, GAMES_PER_STEP, LOOKUP_MAX_TURNS,
        LOOKUPS_MAX_CONCURRENT,
    },
};

/// Number of turns of a game that are counted, which bounds the memory.
const OPENING_TURNS: usize = 30;

/// Turns played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// Number of counted games.
    pub counted: u32,
    /// Whether older games are still being counted.
    pub is_counting: bool,
    /// Games that reached the position, counted from the point of view of the player to act.
    pub node: Node,
    /// Turns played, the most frequent first.
    pub continuations: Vec<Continuation>,
}

/// Reason why a position cannot be explored.
#[derive(Debug, thiserror::Error)]
pub enum ExploreError {
    /// The openings of this variant are not counted.
    #[error("no opening statistics are kept for this game")]
    NotCounted,
    /// The position has too many legal turns.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lookup was aborted.
    #[error("the position could not be looked up")]
    Broken,
}

/// The opening trees of all variants.
#[derive(Debug)]
pub(crate) struct Openings {
    store: Store,
    counts: Mutex<HashMap<Variant, Arc<Count>>>,
    lookups: Arc<Semaphore>,
}

impl Openings {
    pub(crate) fn new(store: Store) -> Self {
        let lookups = Arc::new(Semaphore::new(LOOKUPS_MAX_CONCURRENT));
        Self { store, counts: Mutex::default(), lookups }
    }

    /// Returns the turns played from the current position of a game.
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
        let permit = Arc::clone(&self.lookups).acquire_owned().await;
        let permit = permit.map_err(|_| ExploreError::Broken)?;
        let found = task::spawn_blocking(move || {
            // A lookup continues even if its caller has gone, and occupies a core until it ends.
            let _permit = permit;
            match count {
                None => {
                    look_up(&game, engine_tree(game.variant()).ok_or(ExploreError::NotCounted)?)
                }
                Some(count) => {
                    let games = count.games();
                    let explored = look_up(&game, &games.tree)?;
                    let is_counting = !count.state().is_complete;
                    Ok(Explored { counted: games.counted, is_counting, ..explored })
                }
            }
        });
        found.await.map_err(|_| ExploreError::Broken)?
    }

    /// Returns the counted games of a variant, including those that have ended since the last count; incomplete if counting takes
    /// too long.
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
            time::timeout(FIRST_COUNT_TIMEOUT, rounds.changed()).await.ok();
        }
        let failed = count.state().failed.take();
        failed.map_or(Ok(count), |error| Err(error.into()))
    }
}

/// Returns the tree of the engine's own games, which is read once.
fn engine_tree(variant: Variant) -> Option<&'static Tree> {
    static TREES: OnceLock<HashMap<Variant, Tree>> = OnceLock::new();
    let read = || {
        let trees = Variant::ALL.into_iter().filter_map(explorer::engine_games);
        trees.map(|tree| (tree.variant(), tree)).collect()
    };
    TREES.get_or_init(read).get(&variant)
}

/// Looks up the current position of a game in a tree. The start position gives the total: every counted game passed through it.
fn look_up(game: &AnyGame, tree: &Tree) -> Result<Explored, ExploreError> {
    game.legal_turns(LOOKUP_MAX_TURNS)?;
    let node = |game: &AnyGame| tree.get(Class::of(game)).copied().unwrap_or_default();
    Ok(Explored {
        counted: node(&AnyGame::start(game.variant())).games(),
        is_counting: false,
        node: node(game),
        continuations: continuations(game, tree)?,
    })
}

/// The counted games of one variant, and the state of the count.
#[derive(Debug)]
struct Count {
    games: RwLock<Games>,
    state: Mutex<State>,
    /// Number of rounds of counting that have ended.
    rounds: watch::Sender<u64>,
}

/// Counted games.
#[derive(Debug)]
struct Games {
    tree: Tree,
    counted: u32,
    /// Games examined, including those without anything to count.
    known: HashSet<GameId>,
}

#[derive(Debug, Default)]
struct State {
    is_running: bool,
    /// Whether the oldest game to be counted has been reached.
    is_complete: bool,
    /// Error of the last round, if it has not been reported yet.
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

    /// Counts games from their logs.
    fn add(&self, ids: Vec<GameId>, logs: Vec<Vec<Event>>) {
        for (id, events) in ids.into_iter().zip(logs) {
            let told = finished(id, events);
            // The lock is held only briefly so that other lookups can run in between.
            let mut games = self.games_mut();
            games.known.insert(id);
            if let Some((game, winner)) = told {
                games.counted += u32::from(games.tree.add_first(OPENING_TURNS, &game, winner));
            }
        }
    }
}

/// Returns the replayed game and its winner; `None` if it has no result or cannot be replayed.
fn finished(id: GameId, events: Vec<Event>) -> Option<(AnyGame, Option<Color>)> {
    let game = Game::from_log(id, events).ok()?;
    let winner = match game.result.as_ref()?.score {
        Score::WhiteWins => Some(Color::White),
        Score::BlackWins => Some(Color::Black),
        Score::Draw => None,
        Score::Open => return None,
    };
    Some((game.room_game.single()?.clone(), winner))
}

/// A round of counting. The next one may start however this one ends.
struct Round(Arc<Count>);

impl Round {
    /// Starts a round, unless one is running or has just finished.
    fn begin(count: &Arc<Count>) -> Option<Self> {
        let mut state = count.state();
        let is_fresh = state.looked.is_some_and(|looked| looked.elapsed() < COUNT_MAX_AGE);
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

    /// Counts games from the newest towards the oldest, until no uncounted game is left.
    async fn catch_up(&self, store: &Store) -> Result<(), StoreError> {
        let variant = self.0.games().tree.variant();
        if self.0.games().known.len() >= 2 * COUNTED_GAMES_MAX {
            *self.0.games_mut() = Games::new(variant);
            self.0.state().is_complete = false;
        }
        let was_complete = self.0.state().is_complete;
        let mut search = Search {
            variant: Some(variant),
            status: Some(Status::Ended),
            private: false,
            limit: GAMES_PER_STEP,
            ..Search::default()
        };
        loop {
            let page = store.games().search(search.clone()).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            search.before = Some(*last);
            let mut new: Vec<GameId> = page.iter().map(|(id, _)| *id).collect();
            new.retain(|id| !self.0.games().known.contains(id));
            if was_complete && new.is_empty() {
                return Ok(());
            }
            let logs = store.games().logs(new.clone()).await?;
            let count = Arc::clone(&self.0);
            // If the round is aborted at this point, the games read before have already been counted.
            task::spawn_blocking(move || count.add(new, logs)).await.ok();
            if !was_complete && self.0.games().known.len() >= COUNTED_GAMES_MAX {
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
