use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
};

use indicatif::{ProgressBar, ProgressStyle};

/// Runs numbered jobs on several threads and returns their results in order, so the number of
/// threads does not affect the result.
pub(crate) fn run<W, T: Send>(
    count: u64,
    threads: usize,
    what: &str,
    new_worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> T + Sync,
) -> Vec<T> {
    let bar = bar(count, what);
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::with_capacity(count as usize));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut worker = new_worker();
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= count {
                        break;
                    }
                    let result = work(&mut worker, number);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Returns a progress bar that shows the remaining time.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(count);
    let template = "{msg} {wide_bar} {pos}/{len} {elapsed} (left: {eta})";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}
