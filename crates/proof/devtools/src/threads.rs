use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

/// Interval between progress messages.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// Runs numbered jobs in several threads and returns their results in order, so the number of threads does not affect them.
/// Prints the progress on stderr.
pub(crate) fn run<W, T: Send>(
    count: usize,
    threads: usize,
    what: &str,
    new_worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let printed = Mutex::new(Instant::now());
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
                    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                    done.push((number, result));
                    let mut printed = printed.lock().unwrap_or_else(PoisonError::into_inner);
                    if printed.elapsed() >= PROGRESS_INTERVAL {
                        *printed = Instant::now();
                        eprintln!("{what}: {} of {count}", done.len());
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
