use solver::Candidate;

use crate::{error::Fault, replay::PuzzleGame};

/// The only turn that achieves a goal, or several that differ only in the rings that come off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<G: PuzzleGame> {
    /// The candidates that achieve the goal, in the order of their tokens; at least one.
    pub(crate) turns: Vec<Candidate<G>>,
    /// Points of the rings that may come off, if there is a choice.
    rings: Vec<String>,
}

impl<G: PuzzleGame> Solution<G> {
    /// Returns the solution that consists of these candidates, which differ only in their rings.
    ///
    /// # Errors
    /// Returns an error if there is no candidate, or if the rings cannot be chosen independently.
    pub(crate) fn of(
        start: &G,
        mut turns: Vec<Candidate<G>>,
        others: &[Candidate<G>],
    ) -> Result<Self, Fault> {
        turns.sort_by_cached_key(|candidate| candidate.turn.token(start));
        let first = turns.first().ok_or(Fault::NotASolution)?;
        let mut rings = Vec::new();
        if turns.len() > 1 {
            rings = turns.iter().flat_map(|turn| G::removed_rings(&turn.turn.actions)).collect();
            rings.sort();
            rings.dedup();
            let is_allowed = |other: &&Candidate<G>| {
                differ_in_rings(first, other)
                    && G::removed_rings(&other.turn.actions).iter().all(|ring| rings.contains(ring))
            };
            if others.iter().any(|other| is_allowed(&other)) {
                return Err(Fault::AnotherSolution);
            }
        }
        Ok(Self { turns, rings })
    }

    /// Returns one of the candidates, always the same.
    #[must_use]
    pub fn candidate(&self) -> &Candidate<G> {
        &self.turns[0]
    }

    /// Returns the points of the rings that may come off in place of those that a candidate removes.
    #[must_use]
    pub fn other_rings(&self, candidate: &Candidate<G>) -> Vec<String> {
        let own = G::removed_rings(&candidate.turn.actions);
        self.rings.iter().filter(|ring| !own.contains(ring)).cloned().collect()
    }
}

/// Returns whether two candidates are the same turn except for the rings that it removes. Turns that win at once are compared
/// by [`Candidate::is_same`] instead.
pub(crate) fn differ_in_rings<G: PuzzleGame>(one: &Candidate<G>, other: &Candidate<G>) -> bool {
    let decides = |candidate: &Candidate<G>| candidate.decided == candidate.turn.actions.len();
    decides(one)
        && decides(other)
        && G::decisions(&one.turn.actions) == G::decisions(&other.turn.actions)
        && !G::removed_rings(&one.turn.actions).is_empty()
}
