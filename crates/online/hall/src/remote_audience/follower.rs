//! Followers of a game that another node owns.

use std::{cmp::Reverse, sync::Arc};

use cluster::{Class, Relay, SpectatorCounts};
use record::PlayerId;

use crate::{
    command::Shown,
    outbox::Outgoing,
    request::Reply,
    room::{Encoding, Subscription},
};

/// A local follower of the game.
#[derive(Debug)]
pub(crate) struct Follower {
    pub(crate) subscription: Subscription,
    /// Number of the last event that the follower has seen.
    pub(crate) since: Option<u32>,
    /// Sender for the answer to the first request for admission, while it is pending.
    pub(super) answer: Option<Reply<()>>,
    /// Class in which the follower was admitted, and the number of messages relayed before the admission.
    pub(super) admitted: Option<(Class, u64)>,
    pub(super) is_asked: bool,
    /// When the turn in progress was shown to the follower.
    pub(super) shown: Option<Shown>,
}

impl Follower {
    pub(crate) const fn new(subscription: Subscription, since: Option<u32>) -> Self {
        Self { subscription, since, answer: None, admitted: None, is_asked: false, shown: None }
    }

    /// Records the admission during the turn that began with the given event. A follower admitted now may have been away; if they see
    /// the turn late, it is not the fault of the nodes.
    pub(super) fn welcome(&mut self, turn_seq: Option<u32>, now: i64) {
        if self.answer.is_some() || self.shown.is_none() {
            self.shown = turn_seq.map(|turn_seq| Shown { turn_seq, at: 0 });
        } else {
            self.note_shown(turn_seq, now);
        }
    }

    /// Records that the turn that began with the given event is shown now at the latest.
    fn note_shown(&mut self, turn_seq: Option<u32>, now: i64) {
        if self.shown.map(|shown| shown.turn_seq) != turn_seq {
            self.shown = turn_seq.map(|turn_seq| Shown { turn_seq, at: now });
        }
    }

    /// Passes a message on, if the follower may see it and has not seen it yet. Returns `false` if they have disconnected.
    pub(super) fn pass_on(&mut self, relay: &Relay, now: i64) -> bool {
        let Some((class, seen)) = self.admitted else { return true };
        if relay.head.number <= seen {
            return true;
        }
        self.since = Some(relay.head.seq);
        self.note_shown(relay.head.turn_seq, now);
        let is_excepted = |viewer| relay.head.unless.contains(&viewer);
        if !relay.head.to.contains(class) || self.subscription.viewer.is_some_and(is_excepted) {
            return true;
        }
        let text = match self.subscription.encoding {
            Encoding::Frames => &relay.frame,
            Encoding::Lines => &relay.line,
        };
        text.as_ref().is_none_or(|text| {
            self.subscription.outbox.send(Outgoing { text: Arc::clone(text), is_bye: false })
        })
    }
}

/// Returns when the turn in progress was first shown to a player.
pub(super) fn shown_to(followers: &[Follower], player: PlayerId) -> Option<Shown> {
    let theirs = |follower: &&Follower| follower.subscription.viewer == Some(player);
    let shown = followers.iter().filter(theirs).filter_map(|follower| follower.shown);
    shown.max_by_key(|shown| (shown.turn_seq, Reverse(shown.at)))
}

/// Returns the counts of the followers that the owner has admitted.
pub(super) fn counts(followers: &[Follower]) -> SpectatorCounts {
    let classes = followers.iter().filter_map(|follower| {
        let (class, _) = follower.admitted?;
        Some((class, follower.subscription.encoding == Encoding::Lines))
    });
    classes.fold(SpectatorCounts::default(), |counts, (class, lines)| counts.with(class, lines))
}
