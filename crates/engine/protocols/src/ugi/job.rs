use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

/// A thread that searches or counts.
#[derive(Debug)]
pub(super) struct Job {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    endless: bool,
}

impl Job {
    /// Starts a job whose work checks the stop flag; endless work ends only on `stop`.
    pub(super) fn start(endless: bool, work: impl FnOnce(&AtomicBool) + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        Self { stop, thread: thread::spawn(move || work(&flag)), endless }
    }

    /// Stops the work and waits for its answer.
    pub(super) fn stop(self) {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        // Work that panicked has no answer, and there is nothing more to write.
        let _ = self.thread.join();
    }

    /// Waits for the answer; stops endless work.
    pub(super) fn finish(self) {
        if self.endless {
            self.stop();
        } else {
            let _ = self.thread.join();
        }
    }
}

/// Blocks the thread of a job until it is stopped.
pub(super) fn wait_for(stop: &AtomicBool) {
    while !stop.load(Relaxed) {
        thread::park();
    }
}
