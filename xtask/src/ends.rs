//! Works on a list from both of its ends at the same time.

use std::{collections::VecDeque, sync::Mutex, thread};

/// Calls a function with every item, two at a time: one thread begins with the first item and proceeds forwards, the other begins
/// with the last and proceeds backwards, until they meet.
pub(crate) fn from_both_ends<T: Send, R: Send>(
    items: Vec<T>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let items = Mutex::new(VecDeque::from(items));
    let next = |take: fn(&mut VecDeque<T>) -> Option<T>| {
        take(&mut items.lock().expect("no thread panics while it takes an item"))
    };
    let all = |take: fn(&mut VecDeque<T>) -> Option<T>| {
        std::iter::from_fn(|| next(take)).map(&work).collect::<Vec<R>>()
    };
    thread::scope(|scope| {
        let backwards = scope.spawn(|| all(VecDeque::pop_back));
        let mut results = all(VecDeque::pop_front);
        results.extend(backwards.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        results
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    #[test]
    fn the_first_and_the_last_item_are_worked_on_at_the_same_time() {
        // Neither thread passes the barrier alone, so they proceed in step.
        let barrier = Barrier::new(2);
        let order = Mutex::new(Vec::new());
        from_both_ends(vec![1, 2, 3, 4], |item| {
            order.lock().unwrap().push(item);
            barrier.wait();
        });
        let mut order = order.into_inner().unwrap();
        order[..2].sort_unstable();
        order[2..].sort_unstable();
        assert_eq!(order, [1, 4, 2, 3]);
    }

    #[test]
    fn every_item_has_a_result() {
        let mut results = from_both_ends((0..9).collect(), |item| item * 2);
        results.sort_unstable();
        assert_eq!(results, [0, 2, 4, 6, 8, 10, 12, 14, 16]);
    }
}
