use core::cmp::Reverse;

use game::Game;

use crate::searchable::{ActionOf, Searchable};

/// An action that may be searched, with the position that it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G: Searchable> {
    pub(crate) action: ActionOf<G>,
    pub(crate) next: G::Position,
    /// Candidates are searched in the order of their priority, the greatest first.
    pub(crate) priority: i32,
    /// The sum of the histories of the action.
    pub(crate) history: i32,
    /// Whether the action is not [noisy](Searchable::is_noisy) and no removal. Only quiet
    /// actions are pruned, reduced and remembered in the histories.
    pub(crate) is_quiet: bool,
}

impl<G: Searchable> Candidate<G> {
    pub(crate) fn new(position: &G::Position, action: ActionOf<G>) -> Self {
        let mut next = *position;
        next.play_unchecked(action);
        let is_quiet = !G::is_noisy(position, action, &next) && !G::is_settling(position);
        Self { action, next, priority: 0, history: 0, is_quiet }
    }

    /// The depth that the action costs.
    pub(crate) fn cost(&self) -> i32 {
        i32::from(G::spends_depth(self.action))
    }
}

/// Swaps the candidate with the greatest priority from `first` on to the index `first`.
pub(crate) fn pick<G: Searchable>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].priority));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
