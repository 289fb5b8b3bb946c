//! Quiescence search: when the depth is used up, only rows, removals and other noisy actions are
//! searched.

use game::Game;

use crate::{
    candidate::{Candidate, pick},
    context::Context,
    control::Control,
    evaluate::Evaluate,
    feature::Feature,
    parameters::{HEIGHT_MAX, QUIESCENCE_DEPTH, QUIESCENCE_MAX_REMOVALS},
    score::Score,
    searchable::Searchable,
    window::{INFINITE, Window},
    worker::{Worker, score_of_end},
};

impl<G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'_, G, E, C> {
    /// Returns the quiescence score of a position without pending removals.
    pub(crate) fn quiescence(
        &mut self,
        position: &G::Position,
        window: Window,
        context: Context,
    ) -> i32 {
        self.search_rows(position, window, QUIESCENCE_DEPTH.get(), context)
    }

    /// Searches noisy actions; the player to act may also stand pat on the static evaluation.
    fn search_rows(
        &mut self,
        position: &G::Position,
        window: Window,
        depth: i32,
        context: Context,
    ) -> i32 {
        if G::is_settling(position) {
            return self.search_removals(position, window, depth, context);
        }
        let mut best = self.evaluate(position);
        if best >= window.beta || depth <= 0 || !self.features.has(Feature::Quiescence) {
            return best;
        }
        let player = position.to_act();
        for action in position.legal_actions() {
            if !G::is_worth_a_look(position, action) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(action);
            if !G::is_noisy(position, action, &next) {
                continue;
            }
            let window = window.with_alpha(window.alpha.max(best));
            let context = context.after::<G>(player, action);
            let Some(score) = self.quiescence_child(position, &next, window, depth, context) else {
                break;
            };
            best = best.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// Searches the best few removals; the player to act has to choose one.
    fn search_removals(
        &mut self,
        position: &G::Position,
        window: Window,
        depth: i32,
        context: Context,
    ) -> i32 {
        let mut candidates = self.take_buffer();
        candidates.extend(position.legal_actions().map(|action| Candidate::new(position, action)));
        let is_selective = self.features.has(Feature::Removals);
        if is_selective && candidates.len() > 1 {
            self.prioritise_removals(position, &mut candidates);
        }
        let mut best = -INFINITE;
        for number in 0..candidates.len() {
            if is_selective
                && number >= QUIESCENCE_MAX_REMOVALS
                && best > -Score::LARGEST_EVALUATION
            {
                break;
            }
            pick(&mut candidates, number);
            let Candidate { action, next, .. } = &candidates[number];
            let window = window.with_alpha(window.alpha.max(best));
            let context = context.after::<G>(position.to_act(), *action);
            let Some(score) = self.quiescence_child(position, next, window, depth, context) else {
                break;
            };
            best = best.max(score);
            if score >= window.beta {
                break;
            }
        }
        self.return_buffer(candidates);
        best
    }

    /// Returns the score of `next` for the player to act in `position`, or `None` if the search was
    /// stopped.
    fn quiescence_child(
        &mut self,
        position: &G::Position,
        next: &G::Position,
        window: Window,
        depth: i32,
        context: Context,
    ) -> Option<i32> {
        if !self.count_node() {
            return None;
        }
        self.selective_depth = self.selective_depth.max(context.height);
        let same_player = next.to_act() == position.to_act();
        let window = if same_player { window } else { window.flipped() };
        let score = match next.outcome() {
            Some(outcome) => score_of_end(outcome.winner(), next.to_act(), context),
            None if context.height >= HEIGHT_MAX => self.evaluate(next),
            None => self.search_rows(next, window, depth - 1, context),
        };
        (!self.stopped).then_some(if same_player { score } else { -score })
    }
}
