//! The engines that play as players. Where there are workers, these search; otherwise a few threads of low priority with a
//! bounded queue, so that they never slow down the games of people. The queue is fair between the people whom the engines
//! play against.

mod fair_queue;

use std::{
    io,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use engine::{Engine, Level};
use jobs::{Desk, FindTurn, FoundTurn, GameRef, GameText, Kind, TABLE, find_turn, turn_time};
use record::PlayerId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use self::fair_queue::FairQueue;
use crate::board::Board;

/// The number of turns that may wait for a thread.
const QUEUE: usize = 256;
/// The number of turns of this node that may be with workers or wait for them; the threads do what is more.
const WITH_WORKERS: usize = 1024;

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

/// The threads that search, and the way to those elsewhere.
#[derive(Debug)]
pub(crate) struct Engines {
    waiting: Arc<Waiting>,
    desk: Option<Desk>,
    with_workers: Arc<Semaphore>,
}

/// The jobs that wait for a thread.
#[derive(Debug)]
struct Waiting {
    /// Nothing once the engines have stopped, and where there are no threads.
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

    /// Queues a job. A full queue answers at once with nothing; the room asks again later.
    fn push(&self, job: Job) {
        let refused = match &mut *self.jobs() {
            Some(jobs) => jobs.push(job.person, job).err(),
            None => Some(job),
        };
        match refused {
            Some(job) => {
                job.answer.send(None).ok();
            }
            None => self.changed.notify_one(),
        }
    }
}

impl Engines {
    /// Starts so many threads; they end when this is dropped. Without any, turns are found by workers alone.
    pub(crate) fn start(threads: usize, desk: Option<Desk>) -> io::Result<Self> {
        let jobs = (threads > 0).then(|| FairQueue::new(QUEUE));
        let waiting = Arc::new(Waiting { jobs: Mutex::new(jobs), changed: Condvar::new() });
        let with_workers = Arc::new(Semaphore::new(WITH_WORKERS));
        let engines = Self { waiting, desk, with_workers };
        for index in 0..threads {
            let waiting = Arc::clone(&engines.waiting);
            thread::Builder::new().name(format!("engine-{index}")).spawn(move || work(&waiting))?;
        }
        Ok(engines)
    }

    /// Has a turn found: by a worker where there is one, by a thread of this node otherwise.
    pub(crate) fn find_turn(&self, job: Job) {
        let desk = self.desk.clone().filter(|desk| desk.has_workers(Kind::Turn));
        let permit = Arc::clone(&self.with_workers).try_acquire_owned().ok();
        match desk.zip(permit) {
            Some((desk, permit)) => {
                tokio::spawn(ask_workers(desk, Arc::clone(&self.waiting), job, permit));
            }
            None => self.waiting.push(job),
        }
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        *self.waiting.jobs() = None;
        self.waiting.changed.notify_all();
    }
}

/// Asks the workers for a turn, and the threads of this node if none comes.
async fn ask_workers(
    desk: Desk,
    waiting: Arc<Waiting>,
    mut job: Job,
    _permit: OwnedSemaphorePermit,
) {
    let game = match &job.board {
        Board::Single(game) => GameText::single(game),
        Board::Match(game) => GameText::of_match(game),
    };
    let task = FindTurn { game, level: job.level, time: turn_time(job.left) };
    let found = tokio::select! {
        found = desk.find_turn(task) => found,
        () = job.answer.closed() => return,
    };
    match found {
        Some(found) => {
            job.answer.send(Some(found)).ok();
        }
        None => waiting.push(job),
    }
}

fn work(waiting: &Waiting) {
    // Best effort: without it the threads merely have the usual priority.
    rustix::process::nice(19).ok();
    let engine = Engine::new(TABLE);
    while let Some(job) = waiting.next() {
        if !job.answer.is_closed() {
            let game = match &job.board {
                Board::Single(game) => GameRef::Single(game),
                Board::Match(game) => GameRef::Match(game),
            };
            let level = Level::new(job.level);
            let found =
                level.and_then(|level| find_turn(&engine, game, level, turn_time(job.left)));
            job.answer.send(found).ok();
        }
    }
}
