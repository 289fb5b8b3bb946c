//! Closes connections whose peer reads nothing: a pending write that makes no progress in time fails.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep_until};

/// Time limit for writes without progress.
#[derive(Debug)]
pub(crate) struct WriteTimeout {
    stall: Stall,
    /// Timer that wakes the connection at the deadline. It is reused, since creating a timer costs more than resetting one.
    timer: Option<Pin<Box<Sleep>>>,
}

impl WriteTimeout {
    pub(crate) const fn new(limit: Duration) -> Self {
        Self { stall: Stall { limit, deadline: None }, timer: None }
    }

    /// Returns the result of a write, or an error if writes have been pending for the whole limit.
    pub(crate) fn check<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let Some(deadline) = self.stall.observe(written.is_pending(), Instant::now()) else {
            return written;
        };
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if timer.deadline() != deadline {
            timer.as_mut().reset(deadline);
        }
        match timer.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

/// Deadline of a pending write. A connection with nothing to write has none, however long it is idle.
#[derive(Debug)]
struct Stall {
    limit: Duration,
    deadline: Option<Instant>,
}

impl Stall {
    /// Updates whether a write is pending, and returns the deadline if it is. Every successful write is progress.
    fn observe(&mut self, is_pending: bool, now: Instant) -> Option<Instant> {
        self.deadline = is_pending.then(|| self.deadline.unwrap_or(now + self.limit));
        self.deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

    fn stall() -> (Stall, Instant) {
        (Stall { limit: WRITE_TIMEOUT, deadline: None }, Instant::now())
    }

    #[test]
    fn retrying_a_write_does_not_move_the_deadline() {
        let (mut stall, begun) = stall();
        for seconds in 0..20 {
            let deadline = stall.observe(true, begun + Duration::from_secs(seconds));
            assert_eq!(deadline, Some(begun + WRITE_TIMEOUT));
        }
    }

    #[test]
    fn progress_restarts_the_time_limit() {
        let (mut stall, begun) = stall();
        stall.observe(true, begun);
        let later = begun + WRITE_TIMEOUT / 2;
        assert_eq!(stall.observe(false, later), None);
        assert_eq!(stall.observe(true, later), Some(later + WRITE_TIMEOUT));
    }

    #[test]
    fn an_idle_connection_has_no_deadline() {
        let (mut stall, begun) = stall();
        assert_eq!(stall.observe(false, begun), None);
        let later = begun + WRITE_TIMEOUT * 100;
        assert_eq!(stall.observe(true, later), Some(later + WRITE_TIMEOUT));
    }
}
