use std::{
    collections::VecDeque,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use serde_json::Value;

use super::request::Task;
use crate::protocol_error::ProtocolError;

/// Maximum number of waiting requests.
const WAITING_REQUESTS_MAX: usize = 64;

/// A task with the id of its request.
#[derive(Debug)]
pub(super) struct QueuedTask {
    pub(super) id: Value,
    pub(super) task: Task,
    pub(super) signal: Arc<StopSignal>,
}

/// Signal that ends a running task.
#[derive(Debug, Default)]
pub(super) struct StopSignal {
    /// Stop flag of the search.
    pub(super) stop: AtomicBool,
    /// Whether the result is to be discarded.
    pub(super) cancelled: AtomicBool,
}

impl QueuedTask {
    pub(super) fn new(id: Value, task: Task) -> Self {
        Self { id, task, signal: Arc::default() }
    }

    /// Returns whether only a signal is certain to end the task.
    fn is_endless(&self) -> bool {
        match &self.task {
            Task::Search { request, .. } => request.is_endless(),
            #[cfg(feature = "potentials")]
            Task::Decide { limits, .. } => limits.is_endless(),
            _ => false,
        }
    }
}

/// The running task.
#[derive(Debug)]
struct Running {
    id: Value,
    signal: Arc<StopSignal>,
    endless: bool,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<QueuedTask>,
    running: Option<Running>,
    closed: bool,
}

/// Tasks in the order of their requests: one runs, the others wait.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

/// State of a request at the time it was ended.
#[derive(Debug)]
pub(super) enum Ended {
    /// The request was waiting and has been removed; the caller has to answer it.
    Waiting,
    /// The request is running; its thread will answer it.
    Running,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        // No code panics while it holds the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether a request with this id is waiting or running.
    pub(super) fn contains(&self, id: &Value) -> bool {
        let state = self.state();
        state.running.as_ref().is_some_and(|running| running.id == *id)
            || state.waiting.iter().any(|queued| queued.id == *id)
    }

    pub(super) fn push(&self, queued: QueuedTask) -> Result<(), ProtocolError> {
        let mut state = self.state();
        if state.waiting.len() >= WAITING_REQUESTS_MAX {
            return Err(ProtocolError::QueueFull { most: WAITING_REQUESTS_MAX });
        }
        state.waiting.push_back(queued);
        self.changed.notify_all();
        Ok(())
    }

    /// Waits for the next task and makes it the running one; `None` if the queue is closed and
    /// empty.
    pub(super) fn next(&self) -> Option<QueuedTask> {
        let mut state = self.state();
        loop {
            if let Some(queued) = state.waiting.pop_front() {
                let endless = queued.is_endless();
                if endless && state.closed {
                    queued.signal.stop.store(true, Relaxed);
                }
                let (id, signal) = (queued.id.clone(), Arc::clone(&queued.signal));
                state.running = Some(Running { id, signal, endless });
                return Some(queued);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Marks the running task as finished.
    pub(super) fn finish(&self) {
        self.state().running = None;
    }

    /// Ends the request with this id.
    pub(super) fn end(&self, id: &Value, with_answer: bool) -> Result<Ended, ProtocolError> {
        let mut state = self.state();
        if let Some(running) = state.running.as_ref().filter(|running| running.id == *id) {
            running.signal.cancelled.fetch_or(!with_answer, Relaxed);
            running.signal.stop.store(true, Relaxed);
            return Ok(Ended::Running);
        }
        let index = state.waiting.iter().position(|queued| queued.id == *id);
        let index = index.ok_or(ProtocolError::NoSuchRequest)?;
        state.waiting.remove(index);
        Ok(Ended::Waiting)
    }

    /// Closes the queue to new requests. Endless tasks are stopped; all others are still completed.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        if let Some(running) = state.running.as_ref().filter(|running| running.endless) {
            running.signal.stop.store(true, Relaxed);
        }
        self.changed.notify_all();
    }

    /// Cancels all requests and returns the ids of those that were waiting.
    pub(super) fn clear(&self) -> Vec<Value> {
        let mut state = self.state();
        if let Some(running) = &state.running {
            running.signal.cancelled.store(true, Relaxed);
            running.signal.stop.store(true, Relaxed);
        }
        state.waiting.drain(..).map(|queued| queued.id).collect()
    }
}
