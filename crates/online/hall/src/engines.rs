//! Engine players. Workers do the searching if there are any; otherwise a few low-priority threads do, so engines never slow down
//! the games between people. The networks of the engines' opponents are served in turn, and so are the people within a network.
//! Engines think for a shorter time while many turns are waiting.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use engine::{Engine, Level};
use jobs::{
    FindTurn, FoundTurn, GameRef, GameText, JobClient, Kind, TURN_TABLE_MIB, find_turn, turn_time,
};
use tokio::sync::oneshot;

use crate::{
    fair_slots::{FairSlots, Origin, Precedence, Slot},
    limits::TURNS_MAX_WAITING,
    priority,
    room_game::RoomGame,
};

/// Number of waiting turns per thread above which engines think for a shorter time.
const FULL_TIME_BACKLOG: u64 = 4;

/// Minimum thinking time under load, in milliseconds.
const SHORT_TURN_MS: u64 = 100;

/// A game or match in which an engine has to decide.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) room_game: RoomGame,
    pub(crate) level: u8,
    /// Time left on the engine's clock, in milliseconds.
    pub(crate) left: Option<u32>,
    /// The engine's opponent and their network.
    pub(crate) origin: Origin,
    /// Sender for the turn that was found, if any. The job is skipped if the receiver is gone.
    pub(crate) answer: oneshot::Sender<Option<FoundTurn>>,
}

/// The search threads, and the connection to the workers.
#[derive(Debug)]
pub(crate) struct Engines {
    slots: Arc<FairSlots>,
    /// Queue of the search threads; `None` if only workers search.
    threads: Option<Sender<Begun>>,
    job_client: Option<JobClient>,
}

/// A job that has received a slot.
#[derive(Debug)]
struct Begun {
    job: Job,
    /// The thinking time in milliseconds.
    time: u64,
    slot: Slot,
}

impl Engines {
    /// Starts the threads, which end when the returned value is dropped. Without threads, only workers search.
    pub(crate) fn start(threads: usize, job_client: Option<JobClient>) -> io::Result<Self> {
        let workers = job_client.clone();
        let slots = FairSlots::new(TURNS_MAX_WAITING, move || {
            let workers = workers.as_ref().map_or(0, |job_client| job_client.threads(Kind::Turn));
            if workers > 0 { workers } else { threads }
        });
        let (sender, begun) = channel();
        let begun = Arc::new(Mutex::new(begun));
        for index in 0..threads {
            let begun = Arc::clone(&begun);
            thread::Builder::new().name(format!("engine-{index}")).spawn(move || work(&begun))?;
        }
        Ok(Self { slots, threads: (threads > 0).then_some(sender), job_client })
    }

    /// Has a turn found by a worker if there is one, otherwise by a thread of this node. Without either, the answer is `None` and
    /// the room asks again later.
    pub(crate) fn find_turn(&self, mut job: Job) {
        let (slots, threads, job_client) =
            (Arc::clone(&self.slots), self.threads.clone(), self.job_client.clone());
        tokio::spawn(async move {
            let slot = tokio::select! {
                slot = slots.acquire(job.origin, Precedence::High) => slot,
                () = job.answer.closed() => return,
            };
            let Some(slot) = slot else {
                job.answer.send(None).ok();
                return;
            };
            let backlog = slots.backlog(job.origin);
            let time = shortened(turn_time(job.left), backlog, slots.capacity());
            let begun = Begun { job, time, slot };
            let begun = match job_client.filter(|job_client| job_client.has_workers(Kind::Turn)) {
                Some(job_client) => begun.ask_workers(&job_client).await,
                None => Some(begun),
            };
            if let Some(begun) = begun {
                begun.search_here(threads.as_ref());
            }
        });
    }
}

impl Begun {
    /// Asks the workers for a turn. Returns the job if they do not answer.
    async fn ask_workers(mut self, job_client: &JobClient) -> Option<Self> {
        let game = match &self.job.room_game {
            RoomGame::Single(game) => GameText::single(game),
            RoomGame::Match(game) => GameText::of_match(game),
        };
        let task = FindTurn { game, level: self.job.level, time: self.time };
        let found = tokio::select! {
            found = job_client.find_turn(task) => found,
            () = self.job.answer.closed() => return None,
        };
        let Some(found) = found else { return Some(self) };
        self.job.answer.send(Some(found)).ok();
        None
    }

    /// Passes the search to a thread of this node.
    fn search_here(self, threads: Option<&Sender<Self>>) {
        let refused = match threads {
            Some(threads) => threads.send(self).err().map(|refused| refused.0),
            None => Some(self),
        };
        if let Some(refused) = refused {
            refused.job.answer.send(None).ok();
        }
    }
}

/// Returns the thinking time for a backlog and a number of threads, in milliseconds. It shrinks as the queue grows so that
/// clearing the queue takes about as long as [`FULL_TIME_BACKLOG`] turns per thread.
fn shortened(time: u64, backlog: usize, threads: usize) -> u64 {
    let [backlog, threads] =
        [backlog, threads].map(|count| u64::try_from(count).unwrap_or(u64::MAX));
    let fitting = threads.saturating_mul(FULL_TIME_BACKLOG).max(1);
    if backlog <= fitting {
        return time;
    }
    (time.saturating_mul(fitting) / backlog).max(SHORT_TURN_MS.min(time))
}

fn work(all: &Mutex<Receiver<Begun>>) {
    priority::lower();
    let engine = Engine::new(TURN_TABLE_MIB);
    loop {
        let begun = all.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Begun { job, time, slot }) = begun else { return };
        if !job.answer.is_closed() {
            let game = match &job.room_game {
                RoomGame::Single(game) => GameRef::Single(game),
                RoomGame::Match(game) => GameRef::Match(game),
            };
            let level = Level::new(job.level);
            let found = level.and_then(|level| find_turn(&engine, game, level, time));
            job.answer.send(found).ok();
        }
        drop(slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_time_shrinks_while_many_turns_are_waiting() {
        assert_eq!(shortened(2000, 4, 1), 2000);
        assert_eq!(shortened(2000, 8, 1), 1000);
        assert_eq!(shortened(2000, 8, 2), 2000);
        assert_eq!(shortened(2000, 1000, 1), SHORT_TURN_MS);
        assert_eq!(shortened(30, 1000, 1), 30, "a clock that is nearly out is not overdrawn");
    }
}
