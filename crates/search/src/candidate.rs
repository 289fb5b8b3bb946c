use core::cmp::Reverse;

use crate::Searched;

/// An action that may be searched, with the position that it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G: Searched> {
    pub(crate) action: G::Action,
    pub(crate) next: G,
    /// What it is ordered by.
    pub(crate) worth: i32,
    /// How well it did before.
    pub(crate) past: i32,
    pub(crate) kind: Kind,
}

/// What an action does, as far as ordering and pruning care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It makes a row for the player himself, or is part of settling one.
    Row,
    /// It makes a row for the opponent.
    Gift,
    /// Nothing of that sort.
    Quiet,
}

impl<G: Searched> Candidate<G> {
    pub(crate) fn new(position: &G, action: G::Action) -> Self {
        let mut next = *position;
        next.play_unchecked(action);
        let kind = if position.is_settling() {
            Kind::Row
        } else if !next.is_settling() {
            Kind::Quiet
        } else if next.to_act() == position.to_act() {
            Kind::Row
        } else {
            Kind::Gift
        };
        Self { action, next, worth: 0, past: 0, kind }
    }

    /// Whether it can be judged by what is known of such actions: rows cannot.
    pub(crate) fn is_quiet(&self) -> bool {
        self.kind != Kind::Row
    }
}

/// Brings the best of the candidates from `first` on to the place `first`.
pub(crate) fn pick<G: Searched>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].worth));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
