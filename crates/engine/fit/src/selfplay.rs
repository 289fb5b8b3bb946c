use std::sync::atomic::AtomicU64;

use game::{Color, History};
use search::{
    Evaluate, Features, Limits, NoControl, Score, Searchable, Task, TranspositionTable, Variation,
};

use crate::{
    fitted::{Fitted, play_random},
    played_game::{PlayedAction, PlayedGame},
};

/// Maximum number of actions; a longer game counts as a draw.
const GAME_MAX_ACTIONS: usize = 400;
/// Size of each thread's transposition table in mebibytes, enough for searches of few nodes.
const SELF_PLAY_TABLE_MIB: usize = 1;

/// Self-play settings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// Nodes per search.
    pub(crate) nodes: u64,
    /// Percentage of random turns.
    pub(crate) random: u8,
    /// Seed from which the seed of each game is derived, together with the game's number.
    pub(crate) seed: u64,
}

/// A self-play player, which plays one game after another.
#[derive(Debug)]
pub(crate) struct SelfPlay<'a, E> {
    pub(crate) rules: Rules,
    evaluation: &'a E,
    table: TranspositionTable,
}

impl<'a, E> SelfPlay<'a, E> {
    pub(crate) fn new(rules: Rules, evaluation: &'a E) -> Self {
        Self { rules, evaluation, table: TranspositionTable::new(SELF_PLAY_TABLE_MIB) }
    }

    /// Plays a game, which depends only on its number and the settings.
    pub(crate) fn play<G: Fitted>(&self, number: u64) -> PlayedGame
    where
        E: Evaluate<G>,
    {
        let mut rng = fastrand::Rng::with_seed(self.rules.seed << 32 ^ number);
        self.table.clear();
        let variants = G::variants();
        let variant = number as usize % variants.len();
        let mut game = History::new(G::start(variants[variant]));
        let mut actions = Vec::new();
        for _ in 0..G::random_start(&mut rng) {
            let Some(choice) = play_random(&mut game, &mut rng) else { break };
            actions.push(PlayedAction { choice, score: None });
        }
        let mut winner = None;
        while actions.len() < GAME_MAX_ACTIONS {
            if let Some(outcome) = game.outcome() {
                winner = outcome.winner();
                break;
            }
            if rng.u8(..100) < self.rules.random {
                play_random(&mut game, &mut rng)
                    .into_iter()
                    .for_each(|choice| actions.push(PlayedAction { choice, score: None }));
                continue;
            }
            let Some((player, score)) = self.play_turn(&mut game, &mut actions) else { break };
            if let Some(turns) = score.turns_to_end() {
                // A game with a proven result is not played out.
                winner = Some(if turns > 0 { player } else { !player });
                break;
            }
        }
        PlayedGame { variant: variant as u8, winner, actions }
    }

    /// Searches and plays the best turn; returns its player and score. The score is kept only if the
    /// position is quiet: neither is there anything to remove, nor does the turn begin with a row.
    fn play_turn<G: Fitted>(
        &self,
        game: &mut History<G>,
        actions: &mut Vec<PlayedAction>,
    ) -> Option<(Color, Score)>
    where
        E: Evaluate<G>,
    {
        let player = game.position().to_act();
        let best = best_variation(game, self.evaluation, &self.table, self.rules.nodes)?;
        let mut score =
            is_quiet::<G>(game.position(), &best.turn).then_some(best.score.value() as i16);
        for action in best.turn {
            let choice = game.position().legal_actions().position(|legal| legal == action)?;
            actions.push(PlayedAction { choice: choice as u16, score: score.take() });
            game.try_play(action).ok()?;
        }
        Some((player, best.score))
    }
}

/// Returns whether a position has nothing to remove, and its best turn does not begin with a row.
fn is_quiet<G: Fitted>(position: &G, turn: &[G::Action]) -> bool {
    let makes_row = turn.first().is_some_and(|&action| {
        let mut next = *position;
        next.play_unchecked(action);
        G::Search::is_noisy(position, action, &next)
    });
    !G::Search::is_settling(position) && !makes_row
}

/// Returns the best variation found by a search of this many nodes.
pub(crate) fn best_variation<G: Fitted, E: Evaluate<G>>(
    game: &History<G>,
    evaluation: &E,
    table: &TranspositionTable,
    nodes: u64,
) -> Option<Variation<G::Action>> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let task = Task::<G::Search> {
        game,
        limits,
        multi_pv: 1,
        only: Vec::new(),
        first_depth: 1,
        features: Features::ALL,
    };
    let total = AtomicU64::new(0);
    search::search(&task, evaluation, table, &NoControl, &total, |_| {})
        .variations
        .into_iter()
        .next()
}

#[cfg(test)]
mod tests {
    use yinsh::{Action, Position, Variant};

    use super::*;

    #[test]
    fn a_position_whose_best_turn_makes_a_row_is_not_quiet() {
        // White has four markers and a ring next to them; leaving it completes the row.
        let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
        let position = Position::from_text(Variant::Normal, text).unwrap();
        let noisy: Vec<Action> =
            position.legal_actions().filter(|&action| !is_quiet(&position, &[action])).collect();
        let first = noisy.first().unwrap();
        assert!(noisy.iter().all(|action| matches!((action, first),
            (Action::Move { from, .. }, Action::Move { from: ring, .. }) if from == ring)));
        assert!(noisy.len() < position.legal_actions().count());
    }
}
