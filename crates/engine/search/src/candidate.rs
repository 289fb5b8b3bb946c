use core::cmp::Reverse;

use game::Game;

use crate::searchable::{ActionOf, Searchable};

/// An action to be searched, and the position after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G: Searchable> {
    pub(crate) action: ActionOf<G>,
    pub(crate) next: G::Position,
    /// Move-ordering priority; the highest is searched first.
    pub(crate) priority: i32,
    /// Sum of the history scores of the action.
    pub(crate) history: i32,
    /// Whether the action is neither [noisy](Searchable::is_noisy) nor a removal. Only quiet
    /// actions are pruned, reduced and recorded in the history tables.
    pub(crate) is_quiet: bool,
}

impl<G: Searchable> Candidate<G> {
    pub(crate) fn new(position: &G::Position, action: ActionOf<G>) -> Self {
        let mut next = *position;
        next.play_unchecked(action);
        let is_quiet = !G::is_noisy(position, action, &next) && !G::is_settling(position);
        Self { action, next, priority: 0, history: 0, is_quiet }
    }

    /// Returns the depth that the action uses up.
    pub(crate) fn cost(&self) -> i32 {
        i32::from(G::spends_depth(self.action))
    }
}

/// Swaps the candidate with the highest priority at or after index `first` to that index.
pub(crate) fn pick<G: Searchable>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].priority));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
