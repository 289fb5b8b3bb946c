//! The owner's messages in order: which ones have arrived, and whether one is missing.

use std::collections::VecDeque;

use cluster::{Heard, Relay};

use crate::{limits::RELAYS_KEPT, request::FollowAnswer};

/// The messages received from the owners of a game.
#[derive(Debug, Default)]
pub(super) struct Feed {
    /// The last message received. Until the first follower is admitted, the epoch is 0.
    heard: Heard,
    /// The last messages of the epoch, for followers who are admitted later.
    recent: VecDeque<Relay>,
}

/// How a message follows the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrival {
    /// An earlier owner has sent the message.
    Outdated,
    /// The message is the next one, or one that arrived before.
    InOrder,
    /// A message is missing, or the owner or the admissions have changed.
    Interrupted,
}

impl Feed {
    /// Returns the last message received.
    pub(super) const fn heard(&self) -> Heard {
        self.heard
    }

    /// Returns the last messages.
    pub(super) fn recent(&self) -> impl Iterator<Item = &Relay> {
        self.recent.iter()
    }

    /// Notes that a follower was admitted, possibly by a new owner.
    pub(super) fn admitted(&mut self, followed: &FollowAnswer) {
        if followed.epoch != self.heard.epoch {
            self.recent.retain(|relay| relay.head.epoch == followed.epoch);
            let last = self.recent.back().map_or(0, |relay| relay.head.number);
            self.heard = Heard { epoch: followed.epoch, number: followed.relayed.max(last) };
        }
    }

    /// Notes that a message has arrived. It is to be passed on and kept if it is in order.
    pub(super) fn arrived(&mut self, relay: &Relay) -> Arrival {
        let (epoch, number) = (relay.head.epoch, relay.head.number);
        // Before the first admission, messages are only kept.
        if self.heard.epoch == 0 {
            return Arrival::InOrder;
        }
        if epoch < self.heard.epoch {
            return Arrival::Outdated;
        }
        // Followers admitted in the meantime have already seen it.
        let is_in_order = epoch == self.heard.epoch && number <= self.heard.number + 1;
        let number = if is_in_order { self.heard.number.max(number) } else { number };
        self.heard = Heard { epoch, number };
        if is_in_order && !relay.head.anew {
            return Arrival::InOrder;
        }
        self.recent.clear();
        Arrival::Interrupted
    }

    /// Keeps a message for followers who are admitted later.
    pub(super) fn keep(&mut self, relay: Relay) {
        if self.recent.len() >= RELAYS_KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(relay);
    }
}

#[cfg(test)]
mod tests {
    use cluster::{Class, Classes, Head};
    use record::GameId;

    use super::*;

    fn relay(epoch: i64, number: u64) -> Relay {
        let head = Head {
            game: GameId::from_random(1),
            epoch,
            number,
            from: None,
            seq: 0,
            turn_seq: None,
            to: Classes::ALL,
            at: 0,
            anew: false,
            unless: Vec::new(),
        };
        Relay { head, frame: None, line: None }
    }

    fn admission(epoch: i64, relayed: u64) -> FollowAnswer {
        let (class, messages) = (Class::Spectator, Vec::new());
        FollowAnswer { class, epoch, relayed, seq: 0, turn_seq: None, messages }
    }

    /// Returns a feed whose first follower was admitted in an epoch, after a number of messages.
    fn feed(epoch: i64, relayed: u64) -> Feed {
        let mut feed = Feed::default();
        feed.admitted(&admission(epoch, relayed));
        feed
    }

    #[test]
    fn the_next_message_and_a_repeated_one_are_in_order() {
        let mut feed = feed(3, 5);
        assert_eq!(feed.arrived(&relay(3, 6)), Arrival::InOrder);
        assert_eq!(feed.arrived(&relay(3, 4)), Arrival::InOrder);
        assert_eq!(feed.heard(), Heard { epoch: 3, number: 6 });
    }

    #[test]
    fn a_gap_makes_all_followers_ask_again() {
        let mut feed = feed(3, 5);
        feed.keep(relay(3, 5));
        assert_eq!(feed.arrived(&relay(3, 7)), Arrival::Interrupted);
        assert_eq!(feed.recent().count(), 0);
        assert_eq!(feed.arrived(&relay(3, 8)), Arrival::InOrder);
    }

    #[test]
    fn messages_of_an_earlier_owner_are_outdated_and_those_of_a_later_one_interrupt_the_feed() {
        let mut feed = feed(3, 5);
        assert_eq!(feed.arrived(&relay(2, 6)), Arrival::Outdated);
        assert_eq!(feed.arrived(&relay(4, 1)), Arrival::Interrupted);
        assert_eq!(feed.heard(), Heard { epoch: 4, number: 1 });
    }

    #[test]
    fn messages_that_arrive_before_the_first_admission_are_kept_for_it() {
        let mut feed = Feed::default();
        for (epoch, number) in [(2, 9), (3, 6)] {
            assert_eq!(feed.arrived(&relay(epoch, number)), Arrival::InOrder);
            feed.keep(relay(epoch, number));
        }
        feed.admitted(&admission(3, 5));
        assert_eq!(feed.heard(), Heard { epoch: 3, number: 6 });
        assert_eq!(feed.recent().map(|relay| relay.head.number).collect::<Vec<_>>(), [6]);
    }
}
