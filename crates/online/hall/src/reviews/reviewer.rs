use std::{
    io,
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

use tokio::sync::oneshot;
use variants::AnyGame;

/// The number of reviews that may wait for the thread.
const QUEUE: usize = 32;

/// A thread of the lowest priority that reviews games one after the other.
#[derive(Debug)]
pub(super) struct Reviewer(SyncSender<Wanted>);

struct Wanted {
    game: AnyGame,
    tell: Box<dyn FnMut(usize) + Send>,
    made: oneshot::Sender<String>,
}

impl Reviewer {
    /// Starts the thread, which gives each position so many nodes; it ends when this is dropped.
    pub(super) fn start(nodes: u64) -> io::Result<Self> {
        let (sender, wanted) = sync_channel(QUEUE);
        thread::Builder::new().name("reviews".to_owned()).spawn(move || work(&wanted, nodes))?;
        Ok(Self(sender))
    }

    /// Reviews a game; `tell` gets the number of turns judged. None if too many wait.
    pub(super) fn review(
        &self,
        game: AnyGame,
        tell: impl FnMut(usize) + Send + 'static,
    ) -> Option<oneshot::Receiver<String>> {
        let (made, receiver) = oneshot::channel();
        self.0.try_send(Wanted { game, tell: Box::new(tell), made }).ok().map(|()| receiver)
    }
}

fn work(all: &Receiver<Wanted>, nodes: u64) {
    // Best effort: without it the thread merely has the usual priority.
    rustix::process::nice(19).ok();
    while let Ok(Wanted { game, tell, made }) = all.recv() {
        if !made.is_closed() {
            made.send(jobs::review(&game, nodes, tell).to_json().to_string()).ok();
        }
    }
}
