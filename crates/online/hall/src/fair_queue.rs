//! A bounded queue that serves networks in turn, and the users within a network in turn, however much each has queued.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

/// A queue in which every network has an equal share, divided equally among the network's users.
#[derive(Debug)]
pub(crate) struct FairQueue<N, U, T> {
    networks: RoundRobin<N, Share<U, T>>,
    len: usize,
    max_len: usize,
}

/// Items queued by one network.
#[derive(Debug)]
struct Share<U, T> {
    users: RoundRobin<U, VecDeque<T>>,
    len: usize,
}

impl<N: Copy + Eq + Hash, U: Copy + Eq + Hash, T> FairQueue<N, U, T> {
    /// Creates a queue for at most `max_len` items.
    pub(crate) fn new(max_len: usize) -> Self {
        Self { networks: RoundRobin::default(), len: 0, max_len }
    }

    /// Returns the number of networks with queued items.
    pub(crate) fn networks(&self) -> usize {
        self.networks.order.len()
    }

    /// Returns the number of queued items of a network.
    pub(crate) fn share(&self, network: N) -> usize {
        self.networks.queues.get(&network).map_or(0, |share| share.len)
    }

    /// Queues an item. If the queue is full, returns the item that is dropped: the newest one of the network with the most items,
    /// or the given one.
    #[must_use]
    pub(crate) fn push(&mut self, network: N, user: U, item: T) -> Option<T> {
        let mut displaced = None;
        if self.len >= self.max_len {
            displaced = self.displace(self.share(network) + 1);
            if displaced.is_none() {
                return Some(item);
            }
        }
        let share = self.networks.queue(network);
        share.users.queue(user).push_back(item);
        share.len += 1;
        self.len += 1;
        displaced
    }

    /// Removes the next item: the oldest one of the next user in the next network.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let item = self.networks.serve(|share| {
            let item = share.users.serve(|own| (own.pop_front(), own.is_empty()));
            share.len -= usize::from(item.is_some());
            (item, share.len == 0)
        });
        self.len -= usize::from(item.is_some());
        item
    }

    /// Removes the newest item of the network with the most items, if it has more than `than`.
    fn displace(&mut self, than: usize) -> Option<T> {
        let network = self.networks.largest(|share| share.len)?;
        let share = self.networks.queues.get_mut(&network).filter(|share| share.len > than)?;
        let user = share.users.largest(VecDeque::len)?;
        let own = share.users.queues.get_mut(&user)?;
        let item = own.pop_back()?;
        if own.is_empty() {
            share.users.remove(user);
        }
        share.len -= 1;
        self.len -= 1;
        if share.len == 0 {
            self.networks.remove(network);
        }
        Some(item)
    }
}

impl<U, T> Default for Share<U, T> {
    fn default() -> Self {
        Self { users: RoundRobin::default(), len: 0 }
    }
}

/// Queues by owner, served in turn.
#[derive(Debug)]
struct RoundRobin<K, Q> {
    /// Non-empty queues by owner.
    queues: HashMap<K, Q>,
    /// Owners in order of service.
    order: VecDeque<K>,
}

impl<K, Q> Default for RoundRobin<K, Q> {
    fn default() -> Self {
        Self { queues: HashMap::new(), order: VecDeque::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> RoundRobin<K, Q> {
    /// Returns the queue of an owner, to which the caller adds an item.
    fn queue(&mut self, owner: K) -> &mut Q {
        self.queues.entry(owner).or_insert_with(|| {
            self.order.push_back(owner);
            Q::default()
        })
    }

    /// Serves the next owner. `take` returns an item from their queue, and whether the queue is empty afterwards.
    fn serve<T>(&mut self, take: impl FnOnce(&mut Q) -> (Option<T>, bool)) -> Option<T> {
        let owner = self.order.pop_front()?;
        let (item, is_empty) = take(self.queues.get_mut(&owner)?);
        if is_empty {
            self.queues.remove(&owner);
        } else {
            self.order.push_back(owner);
        }
        item
    }

    fn largest(&self, size: impl Fn(&Q) -> usize) -> Option<K> {
        self.order.iter().copied().max_by_key(|owner| self.queues.get(owner).map(&size))
    }

    fn remove(&mut self, owner: K) {
        self.queues.remove(&owner);
        self.order.retain(|other| *other != owner);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all<N: Copy + Eq + Hash, U: Copy + Eq + Hash, T>(queue: &mut FairQueue<N, U, T>) -> Vec<T> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn networks_are_served_in_turn_however_many_users_one_has() {
        let mut queue = FairQueue::new(10);
        for (user, item) in [('a', "a1"), ('b', "b1"), ('c', "c1")] {
            assert_eq!(queue.push(1, user, item), None);
        }
        assert_eq!(queue.push(2, 'd', "d1"), None);
        assert_eq!(all(&mut queue), ["a1", "d1", "b1", "c1"]);
        assert!(queue.networks.queues.is_empty() && queue.networks.order.is_empty());
    }

    #[test]
    fn users_of_one_network_are_served_in_turn_however_much_one_has_queued() {
        let mut queue = FairQueue::new(10);
        for item in ["a1", "a2", "a3"] {
            assert_eq!(queue.push(1, 'a', item), None);
        }
        assert_eq!(queue.push(1, 'b', "b1"), None);
        assert_eq!(all(&mut queue), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn a_network_that_fills_the_queue_makes_room_for_others() {
        let mut queue = FairQueue::new(4);
        for (user, item) in [('a', "a1"), ('a', "a2"), ('b', "b1"), ('a', "a3")] {
            assert_eq!(queue.push(1, user, item), None);
        }
        assert_eq!(queue.push(1, 'c', "c1"), Some("c1"), "its own items are not displaced");
        assert_eq!(queue.push(2, 'd', "d1"), Some("a3"));
        assert_eq!((queue.len, queue.share(1), queue.share(2), queue.networks()), (4, 3, 1, 2));
        assert_eq!(queue.push(2, 'd', "d2"), Some("a2"));
        assert_eq!(queue.push(2, 'd', "d3"), Some("d3"), "both have the same share");
        assert_eq!(all(&mut queue), ["a1", "d1", "b1", "d2"]);
    }
}
