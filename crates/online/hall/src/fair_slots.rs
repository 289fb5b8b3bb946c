//! Fairly assigned slots for long-running work: a semaphore whose waiters are served network by network, and within a network
//! player by player.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use record::PlayerId;
use tokio::sync::oneshot;

use crate::{fair_queue::FairQueue, network::NetworkKey};

/// The origin of a request for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// Network of the player, if known.
    pub(crate) network: Option<NetworkKey>,
    /// The player for whom the work is done.
    pub(crate) player: Option<PlayerId>,
}

/// Origins that share the quota of one network. A player whose network is unknown counts as a separate network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Group {
    Network(NetworkKey),
    Player(PlayerId),
    Unknown,
}

impl Origin {
    fn group(self) -> Group {
        let player = || self.player.map_or(Group::Unknown, Group::Player);
        self.network.map_or_else(player, Group::Network)
    }
}

/// Priority of a request for a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Precedence {
    /// Served before all others.
    High,
    /// Served when no other request is waiting.
    Low,
}

/// Fairly assigned slots. Their number may change at any time.
pub(crate) struct FairSlots {
    state: Mutex<State>,
    capacity: Box<dyn Fn() -> usize + Send + Sync>,
}

type Waiters = FairQueue<Group, Option<PlayerId>, oneshot::Sender<Slot>>;

#[derive(Debug)]
struct State {
    /// Waiting requests by precedence.
    waiting: [Waiters; 2],
    used: usize,
}

/// Permission to do some work; released on drop.
#[derive(Debug)]
pub(crate) struct Slot(Option<Arc<FairSlots>>);

impl fmt::Debug for FairSlots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairSlots").field("state", &self.state).finish_non_exhaustive()
    }
}

impl FairSlots {
    /// Creates slots of which `capacity` may be in use at a time. At most `max_waiting` requests of each precedence may wait.
    pub(crate) fn new(
        max_waiting: usize,
        capacity: impl Fn() -> usize + Send + Sync + 'static,
    ) -> Arc<Self> {
        let waiting = [FairQueue::new(max_waiting), FairQueue::new(max_waiting)];
        let state = Mutex::new(State { waiting, used: 0 });
        Arc::new(Self { state, capacity: Box::new(capacity) })
    }

    /// Returns the number of slots that may be in use now.
    pub(crate) fn capacity(&self) -> usize {
        (self.capacity)()
    }

    /// Returns the backlog as seen by an origin: the number of waiting requests from its network, or the number of waiting
    /// networks if that is larger. A network with many requests does not raise the backlog of the others.
    pub(crate) fn backlog(&self, origin: Origin) -> usize {
        let state = self.state();
        let group = origin.group();
        let own: usize = state.waiting.iter().map(|waiting| waiting.share(group)).sum();
        let networks = state.waiting.iter().map(FairQueue::networks).sum();
        own.max(networks)
    }

    /// Waits for a slot. Returns `None` if there are no slots or too many requests are waiting.
    pub(crate) async fn acquire(
        self: &Arc<Self>,
        origin: Origin,
        precedence: Precedence,
    ) -> Option<Slot> {
        let (sender, slot) = oneshot::channel();
        // Dropping the rejected request informs its waiter.
        drop(self.state().waiting[precedence as usize].push(origin.group(), origin.player, sender));
        self.give_out();
        slot.await.ok()
    }

    /// Assigns free slots to waiting requests.
    fn give_out(self: &Arc<Self>) {
        let mut state = self.state();
        let capacity = self.capacity();
        while capacity == 0 || state.used < capacity {
            let Some(waiter) = state.waiting.iter_mut().find_map(FairQueue::pop) else { return };
            if capacity == 0 {
                continue;
            }
            match waiter.send(Slot(Some(Arc::clone(self)))) {
                Ok(()) => state.used += 1,
                // The waiting caller has left. The slot was never counted as used, so dropping it must not free one.
                Err(mut slot) => slot.0 = None,
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if let Some(slots) = self.0.take() {
            slots.state().used -= 1;
            slots.give_out();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn origin(network: i64, player: u64) -> Origin {
        let network = Some(NetworkKey::from_digest(network));
        Origin { network, player: Some(PlayerId::from_random(player)) }
    }

    /// Lets all requests wait for one slot, and returns the order in which they received it.
    async fn served(requests: &[(&'static str, Origin, Precedence)]) -> Vec<&'static str> {
        let slots = FairSlots::new(100, || 1);
        let held = slots.acquire(origin(0, 0), Precedence::High).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for &(name, origin, precedence) in requests {
            let (slots, order) = (Arc::clone(&slots), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let slot = slots.acquire(origin, precedence).await;
                order.lock().unwrap().push(name);
                drop(slot);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        order.lock().unwrap().clone()
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_network_with_many_players_delays_others_by_one_turn() {
        let mut requests: Vec<_> =
            (1..20).map(|player| ("attacker", origin(1, player), Precedence::High)).collect();
        requests.push(("victim", origin(2, 100), Precedence::High));
        let order = served(&requests).await;
        assert_eq!(order.iter().position(|name| *name == "victim"), Some(1), "{order:?}");
    }

    #[tokio::test(flavor = "current_thread")]
    async fn requests_of_high_precedence_are_served_first() {
        let stranger = ("stranger", origin(1, 1), Precedence::Low);
        let player = ("player", origin(1, 2), Precedence::High);
        assert_eq!(served(&[stranger, player]).await, ["player", "stranger"]);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn abandoned_requests_take_no_slot() {
        let slots = FairSlots::new(100, || 1);
        let held = slots.acquire(origin(0, 0), Precedence::High).await;
        let waiting = Arc::clone(&slots);
        let task =
            tokio::spawn(async move { waiting.acquire(origin(1, 1), Precedence::High).await });
        tokio::task::yield_now().await;
        task.abort();
        task.await.unwrap_err();
        drop(held);
        assert_eq!(slots.state().used, 0);
        assert!(slots.acquire(origin(2, 2), Precedence::High).await.is_some());
        assert_eq!(slots.state().used, 0);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn without_slots_requests_do_not_wait() {
        let capacity = Arc::new(AtomicUsize::new(1));
        let read = Arc::clone(&capacity);
        let slots = FairSlots::new(100, move || read.load(Ordering::Relaxed));
        let held = slots.acquire(origin(0, 0), Precedence::High).await;
        let waiting = Arc::clone(&slots);
        let task =
            tokio::spawn(async move { waiting.acquire(origin(1, 1), Precedence::High).await });
        tokio::task::yield_now().await;
        capacity.store(0, Ordering::Relaxed);
        drop(held);
        assert!(task.await.unwrap().is_none());
        assert!(slots.acquire(origin(1, 1), Precedence::High).await.is_none());
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_network_with_many_requests_does_not_raise_the_backlog_of_others() {
        let slots = FairSlots::new(100, || 1);
        let _held = slots.acquire(origin(0, 0), Precedence::High).await;
        for player in 0..20 {
            let slots = Arc::clone(&slots);
            tokio::spawn(async move { slots.acquire(origin(1, player), Precedence::High).await });
            tokio::task::yield_now().await;
        }
        assert_eq!(slots.backlog(origin(1, 1)), 20);
        assert_eq!(slots.backlog(origin(2, 2)), 1);
    }
}
