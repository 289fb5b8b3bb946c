use game::Game;

use crate::{
    Control, Evaluate, Feature, Score, Searchable,
    candidate::{Candidate, pick},
    history::MOST_PLIES,
    place::{Place, Window},
    worker::{INFINITE, Worker},
};

/// How far a search looks at rows alone once its depth is spent, in actions.
const QUIET_PLIES: i32 = 6;

/// How many removals are tried where nothing but rows is looked at.
const QUIET_REMOVALS: usize = 3;

impl<G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'_, G, E, C> {
    /// The score of a position where nobody is to remove anything, by looking at rows alone.
    pub(crate) fn quiet(&mut self, position: &G::Position, window: Window, place: Place) -> i32 {
        self.rows(position, window, QUIET_PLIES, place)
    }

    /// The player to act may make rows, or stop at any time.
    fn rows(&mut self, position: &G::Position, window: Window, plies: i32, place: Place) -> i32 {
        if G::is_settling(position) {
            return self.removals(position, window, plies, place);
        }
        let mut best = self.evaluate(position);
        if best >= window.beta || plies <= 0 || !self.features.has(Feature::Quiescence) {
            return best;
        }
        let player = position.to_act();
        for action in position.legal_actions() {
            let mut next = *position;
            next.play_unchecked(action);
            if !G::is_settling(&next) || next.to_act() != player {
                continue;
            }
            let window = window.above(window.alpha.max(best));
            let place = place.after::<G>(player, action);
            let Some(score) = self.after(position, &next, window, plies, place) else { break };
            best = best.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// Something must be removed: tries what leaves the best positions.
    fn removals(
        &mut self,
        position: &G::Position,
        window: Window,
        plies: i32,
        place: Place,
    ) -> i32 {
        let mut candidates = self.spare.pop().unwrap_or_default();
        candidates.clear();
        candidates.extend(position.legal_actions().map(|action| Candidate::new(position, action)));
        let selective = self.features.has(Feature::Removals);
        if selective && candidates.len() > 1 {
            self.rate_removals(position, &mut candidates);
        }
        let mut best = -INFINITE;
        for number in 0..candidates.len() {
            if selective && number >= QUIET_REMOVALS && best > -Score::LARGEST_EVALUATION {
                break;
            }
            pick(&mut candidates, number);
            let Candidate { action, next, .. } = &candidates[number];
            let window = window.above(window.alpha.max(best));
            let place = place.after::<G>(position.to_act(), *action);
            let Some(score) = self.after(position, next, window, plies, place) else { break };
            best = best.max(score);
            if score >= window.beta {
                break;
            }
        }
        self.spare.push(candidates);
        best
    }

    /// The score of `next`, for the player to act in `position`; nothing if the search is
    /// over.
    fn after(
        &mut self,
        position: &G::Position,
        next: &G::Position,
        window: Window,
        plies: i32,
        place: Place,
    ) -> Option<i32> {
        if !self.count() {
            return None;
        }
        self.deepest = self.deepest.max(place.ply);
        let same = next.to_act() == position.to_act();
        let window = if same { window } else { window.flipped() };
        let score = match next.outcome() {
            Some(outcome) => Self::ending(outcome.winner(), next.to_act(), place),
            None if place.ply >= MOST_PLIES => self.evaluate(next),
            None => self.rows(next, window, plies - 1, place),
        };
        (!self.stopped).then_some(if same { score } else { -score })
    }

    /// What is left after a removal says how good it is.
    pub(crate) fn rate_removals(
        &mut self,
        position: &G::Position,
        candidates: &mut [Candidate<G>],
    ) {
        for Candidate { next, worth, .. } in candidates {
            *worth = if next.outcome().is_some() || G::is_settling(next) {
                INFINITE
            } else {
                let value = self.evaluate(next);
                if next.to_act() == position.to_act() { value } else { -value }
            };
        }
    }
}
