//! The engine turn that a room is waiting for.

use std::future;

use jobs::FoundTurn;
use tokio::sync::oneshot;

/// The engine turn that a room is waiting for, if any.
#[derive(Debug, Default)]
pub(crate) struct Thinking(Option<(usize, oneshot::Receiver<Option<FoundTurn>>)>);

impl Thinking {
    pub(crate) const fn is_idle(&self) -> bool {
        self.0.is_none()
    }

    /// Returns whether a turn is awaited in the position after `ply` turns.
    pub(crate) fn is_at(&self, ply: usize) -> bool {
        self.0.as_ref().is_some_and(|(at, _)| *at == ply)
    }

    /// Starts waiting for a turn in the position after `ply` turns. Returns the sender for the engine.
    pub(crate) fn begin(&mut self, ply: usize) -> oneshot::Sender<Option<FoundTurn>> {
        let (sender, receiver) = oneshot::channel();
        self.0 = Some((ply, receiver));
        sender
    }

    /// Stops waiting; the engine skips the job.
    pub(crate) fn stop(&mut self) {
        self.0 = None;
    }

    /// Waits for the turn; returns it with the number of turns before it. Never completes while no turn is awaited.
    pub(crate) async fn found(&mut self) -> (usize, Option<FoundTurn>) {
        let Some((ply, receiver)) = &mut self.0 else { return future::pending().await };
        let found = (*ply, receiver.await.ok().flatten());
        self.0 = None;
        found
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(flavor = "current_thread")]
    async fn a_found_turn_is_returned_once() {
        let mut thinking = Thinking::default();
        let sender = thinking.begin(4);
        assert!(thinking.is_at(4) && !thinking.is_at(2));
        let turn = FoundTurn { turn: "f6".to_owned(), spent: Duration::ZERO };
        sender.send(Some(turn.clone())).unwrap();
        assert_eq!(thinking.found().await, (4, Some(turn)));
        assert!(thinking.is_idle());
    }

    #[test]
    fn an_engine_notices_that_its_turn_is_no_longer_awaited() {
        let mut thinking = Thinking::default();
        let first = thinking.begin(4);
        let second = thinking.begin(6);
        assert!(first.is_closed() && !second.is_closed());
        thinking.stop();
        assert!(second.is_closed());
    }
}
