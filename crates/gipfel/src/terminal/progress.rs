use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that takes less time shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// Progress on the terminal, if stderr is one and the work takes longer than a second.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Hung up when the work is done.
    done: Option<mpsc::Sender<()>>,
    shower: Option<JoinHandle<()>>,
}

impl Progress {
    /// Progress through a known number of steps.
    pub(crate) fn of(steps: u64, what: &str) -> Self {
        Self::start(
            ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden()),
            "{spinner} {msg} {wide_bar} {percent:>3}% {elapsed}",
            what,
        )
    }

    /// A sign of life for work without known steps.
    pub(crate) fn unknown(what: &str) -> Self {
        Self::start(
            ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()),
            "{spinner} {msg} {elapsed}",
            what,
        )
    }

    fn start(bar: ProgressBar, template: &str, what: &str) -> Self {
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.set_message(what.to_owned());
        let (done, waiting) = mpsc::channel();
        let shown = bar.clone();
        // A second thread, since the first one is busy with the work itself.
        let shower = thread::spawn(move || {
            if waiting.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(120));
            }
        });
        Self { bar, done: Some(done), shower: Some(shower) }
    }

    /// So many steps are done.
    pub(crate) fn advance(&self, steps: u64) {
        self.bar.inc(steps);
    }

    /// There are so many steps.
    pub(crate) fn extend(&self, steps: u64) {
        self.bar.set_length(steps);
    }

    /// So many steps are done, all in all.
    pub(crate) fn reach(&self, steps: u64) {
        self.bar.set_position(steps);
    }

    /// Prints something while the bar is out of the way.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.done.take();
        if let Some(shower) = self.shower.take() {
            shower.join().ok();
        }
        self.bar.finish_and_clear();
    }
}
