use std::{
    collections::VecDeque,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use serde_json::Value;

use super::request::Task;
use crate::{mind::is_endless, refusal::Refusal};

/// More requests do not wait.
const MOST_WAITING: usize = 64;

/// A request that takes its time.
#[derive(Debug)]
pub(super) struct Errand {
    pub(super) id: Value,
    pub(super) task: Task,
    pub(super) end: Arc<End>,
}

/// How a request is told to end.
#[derive(Debug, Default)]
pub(super) struct End {
    /// The flag that a search watches.
    pub(super) stop: AtomicBool,
    /// Whether nobody wants what was found.
    pub(super) cancelled: AtomicBool,
}

impl Errand {
    pub(super) fn new(id: Value, task: Task) -> Self {
        Self { id, task, end: Arc::default() }
    }

    /// Whether it may never end of itself.
    fn is_endless(&self) -> bool {
        matches!(&self.task, Task::Think { wish, .. } if is_endless(wish))
    }
}

/// What is running, by its id.
#[derive(Debug)]
struct Running {
    id: Value,
    end: Arc<End>,
    endless: bool,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Errand>,
    running: Option<Running>,
    closed: bool,
}

/// Requests in the order in which they came; one runs, the others wait.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

/// What became of a request that was to end.
#[derive(Debug)]
pub(super) enum Ended {
    /// It was waiting and is gone; it has to be told.
    Waiting,
    /// It runs and will answer.
    Running,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        // No code can panic while it holds the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_known(&self, id: &Value) -> bool {
        let state = self.state();
        state.running.as_ref().is_some_and(|running| running.id == *id)
            || state.waiting.iter().any(|errand| errand.id == *id)
    }

    pub(super) fn push(&self, errand: Errand) -> Result<(), Refusal> {
        let mut state = self.state();
        if state.waiting.len() >= MOST_WAITING {
            return Err(Refusal::QueueFull { most: MOST_WAITING });
        }
        state.waiting.push_back(errand);
        self.changed.notify_all();
        Ok(())
    }

    /// Waits for the next request and makes it the running one; `None` when all are done
    /// and no more will come.
    pub(super) fn next(&self) -> Option<Errand> {
        let mut state = self.state();
        loop {
            if let Some(errand) = state.waiting.pop_front() {
                let endless = errand.is_endless();
                if endless && state.closed {
                    errand.end.stop.store(true, Relaxed);
                }
                let (id, end) = (errand.id.clone(), Arc::clone(&errand.end));
                state.running = Some(Running { id, end, endless });
                return Some(errand);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Nothing is running any more.
    pub(super) fn finish(&self) {
        self.state().running = None;
    }

    /// Ends the request with this id.
    pub(super) fn end(&self, id: &Value, with_answer: bool) -> Result<Ended, Refusal> {
        let mut state = self.state();
        if let Some(running) = state.running.as_ref().filter(|running| running.id == *id) {
            running.end.cancelled.fetch_or(!with_answer, Relaxed);
            running.end.stop.store(true, Relaxed);
            return Ok(Ended::Running);
        }
        let place = state.waiting.iter().position(|errand| errand.id == *id);
        let place = place.ok_or(Refusal::NoSuchRequest)?;
        state.waiting.remove(place);
        Ok(Ended::Waiting)
    }

    /// No more requests will come: what never ends of itself is ended.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        if let Some(running) = state.running.as_ref().filter(|running| running.endless) {
            running.end.stop.store(true, Relaxed);
        }
        self.changed.notify_all();
    }

    /// Ends everything; answers with the ids of those that were waiting.
    pub(super) fn clear(&self) -> Vec<Value> {
        let mut state = self.state();
        if let Some(running) = &state.running {
            running.end.cancelled.store(true, Relaxed);
            running.end.stop.store(true, Relaxed);
        }
        state.waiting.drain(..).map(|errand| errand.id).collect()
    }
}
