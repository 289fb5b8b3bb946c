use std::sync::atomic::AtomicU64;

use game::{Color, History};
use search::{
    Evaluate, Features, Limits, NoControl, Score, Searchable, Task, TranspositionTable, Variation,
};

use crate::{
    fitted::{Fitted, play_random},
    played_game::{PlayedAction, PlayedGame},
};

/// A longer game counts as a draw.
const MAX_ACTIONS: usize = 400;
/// The size of the transposition table of each thread in mebibytes: enough for few nodes.
const TABLE: usize = 1;

/// How the engine plays against itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The nodes of each search.
    pub(crate) nodes: u64,
    /// How many turns of a hundred are random.
    pub(crate) random: u8,
    /// The seed; with the number of a game it gives the seed of that game.
    pub(crate) seed: u64,
}

/// Plays games, one after the other.
#[derive(Debug)]
pub(crate) struct SelfPlay<'a, E> {
    pub(crate) rules: Rules,
    evaluation: &'a E,
    table: TranspositionTable,
}

impl<'a, E> SelfPlay<'a, E> {
    pub(crate) fn new(rules: Rules, evaluation: &'a E) -> Self {
        Self { rules, evaluation, table: TranspositionTable::new(TABLE) }
    }

    /// Plays a game, which depends on its number and the rules alone.
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
        while actions.len() < MAX_ACTIONS {
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
                // A proven result need not be played out.
                winner = Some(if turns > 0 { player } else { !player });
                break;
            }
        }
        PlayedGame { variant: variant as u8, winner, actions }
    }

    /// Searches and plays the best turn; returns its player and score.
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
            (!G::Search::is_settling(game.position())).then_some(best.score.value() as i16);
        for action in best.turn {
            let choice = game.position().legal_actions().position(|legal| legal == action)?;
            actions.push(PlayedAction { choice: choice as u16, score: score.take() });
            game.try_play(action).ok()?;
        }
        Some((player, best.score))
    }
}

/// The best variation after a search of this many nodes.
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
