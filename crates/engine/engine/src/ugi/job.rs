use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

/// Work in the background: a search or a count.
#[derive(Debug)]
pub(super) struct Job {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    endless: bool,
}

impl Job {
    /// Starts work that watches the flag; if it is endless, it ends only by `stop`.
    pub(super) fn start(endless: bool, work: impl FnOnce(&AtomicBool) + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        Self { stop, thread: thread::spawn(move || work(&flag)), endless }
    }

    /// Ends the work and waits for its answer.
    pub(super) fn stop(self) {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        // Work that panicked has said nothing; there is nothing to add.
        let _ = self.thread.join();
    }

    /// Waits for the answer, if it comes of itself.
    pub(super) fn finish(self) {
        if self.endless {
            self.stop();
        } else {
            let _ = self.thread.join();
        }
    }
}

/// Waits in a job until it is told to stop.
pub(super) fn wait_for(stop: &AtomicBool) {
    while !stop.load(Relaxed) {
        thread::park();
    }
}
