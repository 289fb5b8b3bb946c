use std::{
    io,
    panic::{self, AssertUnwindSafe},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use serde_json::Value;
use tokio::sync::oneshot;
use variants::AnyGame;

use crate::priority;

/// A thread with the lowest priority that reviews games one at a time.
#[derive(Debug)]
pub(super) struct Reviewer(Sender<Wanted>);

struct Wanted {
    game: AnyGame,
    nodes: u64,
    tell: Box<dyn FnMut(usize) + Send>,
    made: oneshot::Sender<Value>,
}

impl Reviewer {
    /// Starts the thread, which ends when the reviewer is dropped.
    pub(super) fn start() -> io::Result<Self> {
        let (sender, wanted) = channel();
        thread::Builder::new().name("reviews".to_owned()).spawn(move || work(&wanted))?;
        Ok(Self(sender))
    }

    /// Reviews a game with the given number of search nodes per position. Calls `tell` with the number of turns judged so far.
    /// Returns `None` on failure.
    pub(super) async fn review(
        &self,
        game: AnyGame,
        nodes: u64,
        tell: impl FnMut(usize) + Send + 'static,
    ) -> Option<Value> {
        let (made, receiver) = oneshot::channel();
        self.0.send(Wanted { game, nodes, tell: Box::new(tell), made }).ok()?;
        receiver.await.ok()
    }
}

fn work(all: &Receiver<Wanted>) {
    priority::lower();
    while let Ok(Wanted { game, nodes, tell, made }) = all.recv() {
        if made.is_closed() {
            continue;
        }
        // A game on which the engine panics must not end all reviews.
        let reviewed = panic::catch_unwind(AssertUnwindSafe(|| jobs::review(&game, nodes, tell)));
        match reviewed {
            Ok(review) => {
                made.send(review.to_json()).ok();
            }
            Err(_) => tracing::error!("The engine panicked in a review"),
        }
    }
}
