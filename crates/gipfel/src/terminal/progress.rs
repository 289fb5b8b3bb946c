use std::{
    sync::mpsc::{self, RecvTimeoutError},
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Delay before progress is shown.
const SHOW_DELAY: Duration = Duration::from_secs(1);

/// Progress bar on stderr, shown if stderr is a terminal and the work takes longer than a second.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Sender that is dropped when the work is done, which ends the drawing thread.
    done: Option<mpsc::Sender<()>>,
    shower: Option<JoinHandle<()>>,
}

impl Progress {
    /// Creates a progress bar for a known number of steps.
    pub(crate) fn of(steps: u64, what: &str) -> Self {
        Self::start(
            ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden()),
            "{spinner} {msg} {wide_bar} {percent:>3}% {elapsed}",
            what,
        )
    }

    /// Creates a spinner for work with an unknown number of steps.
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
        // A second thread draws the bar, because the first one is busy with the work.
        let shower = thread::spawn(move || {
            if waiting.recv_timeout(SHOW_DELAY) == Err(RecvTimeoutError::Timeout) {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(120));
            }
        });
        Self { bar, done: Some(done), shower: Some(shower) }
    }

    /// Advances the bar by the given number of steps.
    pub(crate) fn advance(&self, steps: u64) {
        self.bar.inc(steps);
    }

    /// Sets the total number of steps.
    #[cfg(feature = "online")]
    pub(crate) fn extend(&self, steps: u64) {
        self.bar.set_length(steps);
    }

    /// Sets the number of completed steps.
    pub(crate) fn reach(&self, steps: u64) {
        self.bar.set_position(steps);
    }

    /// Hides the bar while a function prints.
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
