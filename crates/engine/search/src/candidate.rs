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
    /// Whether it makes no row for the player himself and is no part of settling one: it can
    /// be judged by what is known of such actions.
    pub(crate) quiet: bool,
}

impl<G: Searched> Candidate<G> {
    pub(crate) fn new(position: &G, action: G::Action) -> Self {
        let mut next = *position;
        next.play_unchecked(action);
        let row = next.is_settling() && next.to_act() == position.to_act();
        Self { action, next, worth: 0, past: 0, quiet: !row && !position.is_settling() }
    }
}

/// Brings the best of the candidates from `first` on to the place `first`.
pub(crate) fn pick<G: Searched>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].worth));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
