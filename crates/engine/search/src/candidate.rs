use core::cmp::Reverse;

use game::Game;

use crate::{ActionOf, Searchable};

/// An action that may be searched, with the position that it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G: Searchable> {
    pub(crate) action: ActionOf<G>,
    pub(crate) next: G::Position,
    /// What it is ordered by.
    pub(crate) worth: i32,
    /// How well it did before.
    pub(crate) past: i32,
    /// Whether it makes no row for the player himself and is no part of settling one: it can
    /// be judged by what is known of such actions.
    pub(crate) quiet: bool,
}

impl<G: Searchable> Candidate<G> {
    pub(crate) fn new(position: &G::Position, action: ActionOf<G>) -> Self {
        let mut next = *position;
        next.play_unchecked(action);
        let row = G::is_settling(&next) && next.to_act() == position.to_act();
        Self { action, next, worth: 0, past: 0, quiet: !row && !G::is_settling(position) }
    }
}

/// Brings the best of the candidates from `first` on to the place `first`.
pub(crate) fn pick<G: Searchable>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].worth));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
