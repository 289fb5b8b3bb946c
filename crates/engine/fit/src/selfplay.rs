use std::sync::atomic::AtomicU64;

use game::{Color, History};
use search::{
    Evaluate, Features, Limits, NoControl, Score, Searchable, Task, TranspositionTable, Variation,
};

use crate::{
    fitted::{Fitted, play_any},
    played::{Played, Ply},
};

/// A game that is longer counts as a draw.
const MOST_PLIES: usize = 400;
/// The table of each thread in mebibytes: little is remembered of so few nodes.
const TABLE: usize = 1;

/// How the engine plays against itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The nodes of each search.
    pub(crate) nodes: u64,
    /// How many turns of a hundred are left to chance.
    pub(crate) random: u8,
    /// Each game has its own chance, made of this and its number.
    pub(crate) seed: u64,
}

/// Plays game after game.
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

    /// Plays a game, which is the same whoever plays it and whatever was played before.
    pub(crate) fn play<G: Fitted>(&self, number: u64) -> Played
    where
        E: Evaluate<G>,
    {
        let mut rng = fastrand::Rng::with_seed(self.rules.seed << 32 ^ number);
        self.table.clear();
        let variants = G::variants();
        let variant = number as usize % variants.len();
        let mut game = History::new(G::start(variants[variant]));
        let mut plies = Vec::new();
        for _ in 0..G::random_start(&mut rng) {
            let Some(choice) = play_any(&mut game, &mut rng) else { break };
            plies.push(Ply { choice, score: None });
        }
        let mut winner = None;
        while plies.len() < MOST_PLIES {
            if let Some(outcome) = game.outcome() {
                winner = outcome.winner();
                break;
            }
            if rng.u8(..100) < self.rules.random {
                play_any(&mut game, &mut rng)
                    .into_iter()
                    .for_each(|choice| plies.push(Ply { choice, score: None }));
                continue;
            }
            let Some(score) = self.play_turn(&mut game, &mut plies) else { break };
            if let Some(turns) = score.1.turns_to_end() {
                // What is proven need not be played.
                winner = Some(if turns > 0 { score.0 } else { !score.0 });
                break;
            }
        }
        Played { variant: variant as u8, winner, plies }
    }

    /// Thinks, plays the best turn, and answers who thought what of it.
    fn play_turn<G: Fitted>(
        &self,
        game: &mut History<G>,
        plies: &mut Vec<Ply>,
    ) -> Option<(Color, Score)>
    where
        E: Evaluate<G>,
    {
        let player = game.position().to_act();
        let best = best_variation(game, self.evaluation, &self.table, self.rules.nodes)?;
        let mut thought =
            (!G::Search::is_settling(game.position())).then_some(best.score.value() as i16);
        for action in best.turn {
            let choice = game.position().legal_actions().position(|legal| legal == action)?;
            plies.push(Ply { choice: choice as u16, score: thought.take() });
            game.try_play(action).ok()?;
        }
        Some((player, best.score))
    }
}

/// The best turn that a search of so many nodes finds.
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
