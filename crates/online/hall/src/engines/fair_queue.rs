//! A bounded queue that serves its users in turn, however much each of them has queued.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

/// A queue in which each user has a queue of their own.
#[derive(Debug)]
pub(super) struct FairQueue<K, T> {
    items: HashMap<K, VecDeque<T>>,
    /// The users with queued items; the first is served next.
    order: VecDeque<K>,
    len: usize,
    most: usize,
}

impl<K: Copy + Eq + Hash, T> FairQueue<K, T> {
    /// A queue for so many items of all users together.
    pub(super) fn new(most: usize) -> Self {
        Self { items: HashMap::new(), order: VecDeque::new(), len: 0, most }
    }

    /// Queues an item. A full queue gives it back.
    pub(super) fn push(&mut self, user: K, item: T) -> Result<(), T> {
        if self.len >= self.most {
            return Err(item);
        }
        let own = self.items.entry(user).or_default();
        if own.is_empty() {
            self.order.push_back(user);
        }
        own.push_back(item);
        self.len += 1;
        Ok(())
    }

    /// The next item: the oldest of the user whose turn it is.
    pub(super) fn pop(&mut self) -> Option<T> {
        let user = self.order.pop_front()?;
        let own = self.items.get_mut(&user)?;
        let item = own.pop_front()?;
        self.len -= 1;
        if own.is_empty() {
            self.items.remove(&user);
        } else {
            self.order.push_back(user);
        }
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_are_served_in_turn_however_much_one_has_queued() {
        let mut queue = FairQueue::new(10);
        for item in ["a1", "a2", "a3"] {
            queue.push('a', item).unwrap();
        }
        queue.push('b', "b1").unwrap();
        let served: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(served, ["a1", "b1", "a2", "a3"]);
        assert!(queue.items.is_empty() && queue.order.is_empty());
    }

    #[test]
    fn a_full_queue_gives_an_item_back() {
        let mut queue = FairQueue::new(1);
        assert_eq!(queue.push('a', 1), Ok(()));
        assert_eq!(queue.push('b', 2), Err(2));
        queue.pop();
        assert_eq!(queue.push('b', 2), Ok(()));
    }
}
