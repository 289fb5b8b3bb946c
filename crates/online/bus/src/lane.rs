//! One direction of a connection in memory, in which tests cause faults.

use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::Notify,
    time::{self, Instant},
};

/// Fault in one direction of a connection. The node does not notice it: its connection seems to be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Messages are lost.
    Drop,
    /// Messages arrive when the fault ends.
    Hold,
    /// Messages arrive later.
    Delay(Duration),
}

/// Messages on their way in one direction. Clones share the same state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lane(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Default)]
struct State {
    fault: Option<Fault>,
    /// Delayed deliveries, in the order in which they were sent.
    delayed: VecDeque<(Instant, Delivery)>,
    is_delivering: bool,
}

type Delivery = Box<dyn FnOnce() + Send>;

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("fault", &self.fault).finish_non_exhaustive()
    }
}

impl Lane {
    pub(crate) fn set(&self, fault: Option<Fault>) {
        self.state().fault = fault;
        self.0.changed.notify_waiters();
    }

    /// Delivers a message, now or later, unless it is lost.
    pub(crate) fn pass(&self, deliver: impl FnOnce() + Send + 'static) {
        let mut state = self.state();
        let delay = match state.fault {
            Some(Fault::Drop) => return,
            Some(Fault::Delay(delay)) => delay,
            Some(Fault::Hold) => Duration::ZERO,
            None if state.delayed.is_empty() => {
                drop(state);
                return deliver();
            }
            None => Duration::ZERO,
        };
        state.delayed.push_back((Instant::now() + delay, Box::new(deliver)));
        if !std::mem::replace(&mut state.is_delivering, true) {
            tokio::spawn(self.clone().deliver());
        }
    }

    /// Delivers the delayed messages in order.
    async fn deliver(self) {
        loop {
            let changed = self.0.changed.notified();
            let due = {
                let mut state = self.state();
                let Some((due, _)) = state.delayed.front() else {
                    state.is_delivering = false;
                    return;
                };
                (state.fault != Some(Fault::Hold)).then_some(*due)
            };
            match due {
                None => changed.await,
                Some(due) => {
                    time::sleep_until(due).await;
                    let next = self.state().delayed.pop_front();
                    if let Some((_, deliver)) = next {
                        deliver();
                    }
                }
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
