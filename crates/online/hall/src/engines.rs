//! The engines that play as players: a few threads of low priority with a bounded queue, so that they never slow down the
//! games of people.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool, mpsc as channel},
    thread,
};

use engine::{Engine, Level, SearchRequest};
use tokio::sync::mpsc;
use variants::AnyGame;

use crate::room::Ask;

/// How many turns may wait for a thread.
const QUEUE: usize = 256;
/// The longest thought, in milliseconds.
const LONGEST: u64 = 2000;
/// The share of its time that an engine spends on one turn.
const SHARE: u64 = 30;
/// The table of each thread, in mebibytes.
const TABLE: usize = 16;

/// A turn that is to be found.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) game: AnyGame,
    pub(crate) level: u8,
    /// The engine's own clock, in milliseconds.
    pub(crate) left: Option<u32>,
    pub(crate) ply: usize,
    pub(crate) answer: mpsc::Sender<Ask>,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct Engines {
    jobs: channel::SyncSender<Job>,
}

impl Engines {
    /// Starts so many threads; they end with the sender.
    pub(crate) fn start(threads: usize) -> io::Result<Self> {
        let (jobs, waiting) = channel::sync_channel::<Job>(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for index in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new().name(format!("engine-{index}")).spawn(move || work(&waiting))?;
        }
        Ok(Self { jobs })
    }

    /// Finds a turn when there is time for it. A full queue answers at once with nothing.
    pub(crate) fn think(&self, job: Job) {
        if let Err(channel::TrySendError::Full(job) | channel::TrySendError::Disconnected(job)) =
            self.jobs.try_send(job)
        {
            tell(&job, None);
        }
    }
}

fn work(waiting: &Mutex<channel::Receiver<Job>>) {
    // Best effort: without it the threads are merely as important as all others.
    rustix::process::nice(19).ok();
    let engine = Engine::new(TABLE);
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A game that nobody waits for any more needs no turn.
        if !job.answer.is_closed() {
            let turn = find(&engine, &job);
            tell(&job, turn);
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
    answer.variations.into_iter().next().map(|line| line.turn)
}

fn tell(job: &Job, turn: Option<String>) {
    // A room with a full queue asks again when it wakes.
    job.answer.try_send(Ask::Thought { ply: job.ply, turn }).ok();
}
