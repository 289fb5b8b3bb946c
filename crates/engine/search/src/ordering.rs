//! Move ordering.

use game::Game;

use crate::{
    candidate::Candidate, context::Context, control::Control, evaluate::Evaluate, feature::Feature,
    searchable::Searchable, window::INFINITE, worker::Worker,
};

/// Returns the candidate for the transposition-table move, found by its fingerprint, if it is
/// legal.
pub(crate) fn candidate_of<G: Searchable>(
    position: &G::Position,
    fingerprint: u16,
) -> Option<Candidate<G>> {
    if fingerprint == 0 {
        return None;
    }
    let action = position.legal_actions().find(|&action| G::fingerprint(action) == fingerprint);
    action.map(|action| Candidate::new(position, action))
}

impl<G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'_, G, E, C> {
    /// Adds all other actions with their priorities: those that are neither already in the list nor
    /// `excluded`.
    pub(crate) fn list(
        &mut self,
        position: &G::Position,
        context: Context,
        excluded: u16,
        candidates: &mut Vec<Candidate<G>>,
    ) {
        let listed = candidates.first().map_or(0, |first| G::fingerprint(first.action));
        let others = position.legal_actions().filter(|&action| {
            let fingerprint = G::fingerprint(action);
            fingerprint != listed && fingerprint != excluded
        });
        let first = candidates.len();
        candidates.extend(others.map(|action| Candidate::new(position, action)));
        let others = &mut candidates[first..];
        if G::is_settling(position) && self.features.has(Feature::Removals) {
            self.prioritise_removals(position, others);
        } else {
            self.history.prioritise(position.to_act(), others, context);
            for candidate in others.iter_mut().filter(|candidate| candidate.is_quiet) {
                candidate.priority += G::promise(position, candidate.action);
            }
        }
    }

    /// Orders removals by the static evaluation of the resulting positions.
    pub(crate) fn prioritise_removals(
        &mut self,
        position: &G::Position,
        candidates: &mut [Candidate<G>],
    ) {
        for Candidate { next, priority, .. } in candidates {
            *priority = if next.outcome().is_some() || G::is_settling(next) {
                INFINITE
            } else {
                let value = self.evaluate(next);
                if next.to_act() == position.to_act() { value } else { -value }
            };
        }
    }
}
