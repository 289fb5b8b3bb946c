//! Threads that play games and search for puzzles until a limit is reached.

use std::{
    collections::{BTreeMap, HashSet},
    io::Write,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use engine::Engine;
use puzzles::{Kind, Puzzle, folded_key};
use variants::Variant;

use crate::{level_game, seeker::Seeker, selection::alike};

/// Parameters of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// Variants to play, in turn.
    pub variants: Vec<Variant>,
    /// Maximum number of games.
    pub games: usize,
    /// Maximum duration.
    pub time: Duration,
    /// Number of threads.
    pub threads: usize,
    /// Seed of all random choices.
    pub seed: u64,
    /// Words of the kinds to look for; all if empty.
    pub kinds: Vec<String>,
    /// Looks only for solutions that remove a row.
    pub rows: bool,
}

/// One in this many wins in one turn is kept, because every level sees them.
const EASY_WIN_DIVISOR: u8 = 3;

/// Maximum number of puzzles from one game, whose positions are similar.
const PUZZLES_PER_GAME_MAX: usize = 6;

/// Interval between progress reports.
const REPORT_INTERVAL: Duration = Duration::from_secs(15);

/// Plays games, and writes each puzzle on its own line as soon as it is found.
///
/// The seed and the number of games determine which puzzles are found, but not their order, because
/// threads run at different speeds.
///
/// # Errors
/// Returns an error if writing fails.
pub fn run(run: &Run, out: &mut (dyn Write + Send)) -> anyhow::Result<()> {
    let begun = Instant::now();
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let results = Mutex::new(Results { out, keys: HashSet::new(), counts: BTreeMap::new() });
    thread::scope(|scope| {
        let mut threads = Vec::new();
        for _ in 0..run.threads.max(1) {
            threads.push(scope.spawn(|| {
                let engine = Engine::new(8);
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= run.games || begun.elapsed() >= run.time || stop.load(Relaxed) {
                        return;
                    }
                    let found = puzzles_of_game(run, index, &engine);
                    let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                    if results.keep(found).is_err() {
                        stop.store(true, Relaxed);
                    }
                }
            }));
        }
        let mut told = Instant::now();
        while threads.iter().any(|thread| !thread.is_finished()) {
            thread::sleep(Duration::from_millis(200));
            if told.elapsed() >= REPORT_INTERVAL {
                told = Instant::now();
                results.lock().unwrap_or_else(PoisonError::into_inner).report(&next, begun);
            }
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.report(&next, begun);
    anyhow::ensure!(!stop.load(Relaxed), "the puzzles could not be written");
    Ok(results.out.flush()?)
}

/// Returns the puzzles of one game.
fn puzzles_of_game(run: &Run, index: usize, engine: &Engine) -> Vec<Puzzle> {
    let Some(&variant) = run.variants.get(index % run.variants.len().max(1)) else {
        return Vec::new();
    };
    let mut rng =
        fastrand::Rng::with_seed(run.seed.wrapping_mul(0x9e37_79b9).wrapping_add(index as u64));
    let moments = level_game::play(variant, &mut rng, engine);
    engine.clear();
    let mut seeker = Seeker { engine, before: None, kinds: &run.kinds, rows: run.rows };
    let mut found = Vec::new();
    for moment in &moments {
        let keep = rng.u8(..EASY_WIN_DIVISOR) == 0;
        if let Some(puzzle) = seeker.seek(moment)
            && (keep || run.rows || puzzle.kind != Kind::Win(1))
            && !found.iter().any(|other| alike(other, &puzzle))
        {
            found.push(puzzle);
        }
        if found.len() >= PUZZLES_PER_GAME_MAX {
            break;
        }
    }
    found
}

/// The output for puzzles, and counts of the results.
struct Results<'a> {
    out: &'a mut (dyn Write + Send),
    keys: HashSet<String>,
    counts: BTreeMap<(Variant, &'static str), usize>,
}

impl Results<'_> {
    fn keep(&mut self, found: Vec<Puzzle>) -> std::io::Result<()> {
        for puzzle in found {
            if folded_key(&puzzle).is_ok_and(|key| self.keys.insert(key)) {
                *self.counts.entry((puzzle.variant, puzzle.kind.word())).or_default() += 1;
                writeln!(self.out, "{puzzle}")?;
            }
        }
        self.out.flush()
    }

    fn report(&mut self, next: &AtomicUsize, begun: Instant) {
        let counts = self.counts.iter().map(|((variant, kind), n)| format!("{variant} {kind} {n}"));
        let counts: Vec<String> = counts.collect();
        let (games, seconds) = (next.load(Relaxed), begun.elapsed().as_secs());
        eprintln!("{seconds} s, {games} games begun: {}", counts.join(", "));
    }
}
