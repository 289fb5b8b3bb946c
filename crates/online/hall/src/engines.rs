//! The engines that play as players: a few threads of low priority with a bounded queue, so that they never slow down the
//! games of people. The queue is fair between the people whom the engines play against.

mod fair_queue;

use std::{
    io,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    thread,
    time::{Duration, Instant},
};

use engine::{CombinedPlayer, Engine, Level, SearchRequest};
use record::PlayerId;
use tokio::sync::oneshot;

use self::fair_queue::FairQueue;
use crate::board::Board;

/// The number of turns that may wait for a thread.
const QUEUE: usize = 256;
/// The longest search, in milliseconds.
const LONGEST: u64 = 2000;
/// An engine spends this fraction of its time on one turn.
const SHARE: u64 = 30;
/// The transposition table of each thread, in mebibytes.
const TABLE: usize = 16;

/// A game or match in which an engine is to decide.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) board: Board,
    pub(crate) level: u8,
    /// The engine's own clock, in milliseconds.
    pub(crate) left: Option<u32>,
    /// Whom the engine plays against.
    pub(crate) person: Option<PlayerId>,
    /// Gets the turn; nothing if none was found. A job is skipped when its receiver is gone.
    pub(crate) answer: oneshot::Sender<Option<FoundTurn>>,
}

/// A turn that an engine has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FoundTurn {
    pub(crate) turn: String,
    /// How long the engine has thought; it does not pay for the time in the queue.
    pub(crate) spent: Duration,
}

/// The threads that search.
#[derive(Debug)]
pub(crate) struct Engines(Arc<Waiting>);

/// The jobs that wait for a thread.
#[derive(Debug)]
struct Waiting {
    /// Nothing once the engines have stopped.
    jobs: Mutex<Option<FairQueue<Option<PlayerId>, Job>>>,
    changed: Condvar,
}

impl Waiting {
    fn jobs(&self) -> MutexGuard<'_, Option<FairQueue<Option<PlayerId>, Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; none once the engines have stopped.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        loop {
            if let Some(job) = jobs.as_mut()?.pop() {
                return Some(job);
            }
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Engines {
    /// Starts so many threads; they end when this is dropped.
    pub(crate) fn start(threads: usize) -> io::Result<Self> {
        let jobs = Mutex::new(Some(FairQueue::new(QUEUE)));
        let engines = Self(Arc::new(Waiting { jobs, changed: Condvar::new() }));
        for index in 0..threads.max(1) {
            let waiting = Arc::clone(&engines.0);
            thread::Builder::new().name(format!("engine-{index}")).spawn(move || work(&waiting))?;
        }
        Ok(engines)
    }

    /// Queues a job. A full queue answers at once with nothing.
    pub(crate) fn find_turn(&self, job: Job) {
        let refused = match &mut *self.0.jobs() {
            Some(jobs) => jobs.push(job.person, job).err(),
            None => Some(job),
        };
        match refused {
            Some(job) => {
                job.answer.send(None).ok();
            }
            None => self.0.changed.notify_one(),
        }
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        *self.0.jobs() = None;
        self.0.changed.notify_all();
    }
}

fn work(waiting: &Waiting) {
    // Best effort: without it the threads merely have the usual priority.
    rustix::process::nice(19).ok();
    let engine = Engine::new(TABLE);
    while let Some(job) = waiting.next() {
        if !job.answer.is_closed() {
            let began = Instant::now();
            let turn = find(&engine, &job);
            let found = turn.map(|turn| FoundTurn { turn, spent: began.elapsed() });
            job.answer.send(found).ok();
        }
    }
}

fn find(engine: &Engine, job: &Job) -> Option<String> {
    let level = Level::new(job.level)?;
    let share = job.left.map_or(LONGEST, |left| u64::from(left) / SHARE);
    let limits =
        SearchRequest { movetime: Some(share.clamp(1, LONGEST)), ..SearchRequest::default() };
    let stop = AtomicBool::new(false);
    // What was learnt in other games must not make a level stronger.
    engine.clear();
    let answer = match &job.board {
        Board::Single(game) => {
            let request = SearchRequest { strength: level.strength(game, 0), ..limits };
            engine.search(game, &request, &stop, |_| {})
        }
        Board::Match(game) => {
            CombinedPlayer { engine, level, seed: 0, limits }.decide_until(game, &stop)
        }
    };
    answer.variations.into_iter().next().map(|variation| variation.turn)
}
