//! The engines that play as players: a few threads of low priority with a bounded queue, so that they never slow down the
//! games of people.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool, mpsc},
    thread,
};

use engine::{Engine, Level, SearchRequest};
use tokio::sync::oneshot;
use variants::AnyGame;

/// The number of turns that may wait for a thread.
const QUEUE: usize = 256;
/// The longest search, in milliseconds.
const LONGEST: u64 = 2000;
/// An engine spends this fraction of its time on one turn.
const SHARE: u64 = 30;
/// The transposition table of each thread, in mebibytes.
const TABLE: usize = 16;

/// A position in which an engine is to act.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) game: AnyGame,
    pub(crate) level: u8,
    /// The engine's own clock, in milliseconds.
    pub(crate) left: Option<u32>,
    /// Gets the turn; nothing if none was found. A job is skipped when its receiver is gone.
    pub(crate) answer: oneshot::Sender<Option<String>>,
}

/// The threads that search.
#[derive(Debug)]
pub(crate) struct Engines {
    jobs: mpsc::SyncSender<Job>,
}

impl Engines {
    /// Starts so many threads; they end with the sender.
    pub(crate) fn start(threads: usize) -> io::Result<Self> {
        let (jobs, waiting) = mpsc::sync_channel::<Job>(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for index in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new().name(format!("engine-{index}")).spawn(move || work(&waiting))?;
        }
        Ok(Self { jobs })
    }

    /// Queues a job. A full queue answers at once with nothing.
    pub(crate) fn find_turn(&self, job: Job) {
        if let Err(mpsc::TrySendError::Full(job) | mpsc::TrySendError::Disconnected(job)) =
            self.jobs.try_send(job)
        {
            job.answer.send(None).ok();
        }
    }
}

fn work(waiting: &Mutex<mpsc::Receiver<Job>>) {
    // Best effort: without it the threads merely have the usual priority.
    rustix::process::nice(19).ok();
    let engine = Engine::new(TABLE);
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if !job.answer.is_closed() {
            let turn = find(&engine, &job);
            job.answer.send(turn).ok();
        }
    }
}

fn find(engine: &Engine, job: &Job) -> Option<String> {
    let level = Level::new(job.level)?;
    let share = job.left.map_or(LONGEST, |left| u64::from(left) / SHARE);
    let request = SearchRequest {
        movetime: Some(share.clamp(1, LONGEST)),
        strength: level.strength(&job.game, 0),
        ..SearchRequest::default()
    };
    // What was learnt in other games must not make a level stronger.
    engine.clear();
    let answer = engine.search(&job.game, &request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next().map(|variation| variation.turn)
}
