use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use engine::{Chances, Engine, SearchRequest};
use explorer::Class;
use variants::AnyGame;

/// Number of turns in a game that are chosen at random from the good ones; later turns are played at full strength.
const OPENING: usize = 24;

/// Number of turns that are compared.
const COMPARED: usize = 6;

/// Number of turns after which hardly any position has a symmetry left. Before that, images of one turn would fill the list of
/// the best turns.
const SYMMETRIC: usize = 4;

/// Maximum number of legal turns in an opening position.
const LEGAL_TURNS_MAX: usize = 1_000;

/// Factor by which the node limit of the first turns is raised, because they occur in many games.
const CARE: u64 = 4;

/// Score difference, in thousandths, that makes a turn e times less likely.
const TEMPERATURE: f64 = 12.0;

/// A chooser of the turns of one game.
pub(super) struct Chooser {
    rng: fastrand::Rng,
    nodes: u64,
}

impl Chooser {
    pub(super) fn new(seed: u64, number: usize, nodes: u64) -> Self {
        Self { rng: fastrand::Rng::with_seed(seed << 32 ^ number as u64), nodes }
    }

    /// Chooses the turn with this number, counted from 0; returns `None` if there is no legal turn.
    pub(super) fn turn(
        &mut self,
        engine: &Engine,
        game: &AnyGame,
        number: usize,
    ) -> Option<String> {
        let opening = number < OPENING;
        let request = SearchRequest {
            nodes: Some(if opening { self.nodes * CARE } else { self.nodes }),
            multi_pv: if opening { COMPARED } else { 1 },
            only: if number < SYMMETRIC { representatives(game) } else { Vec::new() },
            ..SearchRequest::default()
        };
        let answer = engine.search(game, &request, &AtomicBool::new(false), |_| {});
        // Symmetric images of one turn count as one choice.
        let mut choices: BTreeMap<Class, (f64, String)> = BTreeMap::new();
        for variation in answer.variations {
            let mut next = game.clone();
            next.play_turn(&variation.turn).ok()?;
            let Chances { win, draw, .. } = Chances::of(variation.score);
            let score = f64::from(win) + f64::from(draw) / 2.0;
            choices.entry(Class::of(&next)).or_insert((score, variation.turn));
        }
        self.drawn(choices.into_values().collect())
    }

    /// Draws one of the turns at random, better ones more often.
    fn drawn(&mut self, choices: Vec<(f64, String)>) -> Option<String> {
        let best = choices.iter().map(|(score, _)| *score).fold(0.0, f64::max);
        let weight = |score: f64| ((score - best) / TEMPERATURE).exp();
        let sum: f64 = choices.iter().map(|(score, _)| weight(*score)).sum();
        let mut left = self.rng.f64() * sum;
        let mut last = None;
        for (score, turn) in choices {
            left -= weight(score);
            last = Some(turn);
            if left < 0.0 {
                break;
            }
        }
        last
    }
}

/// Returns one turn for each class of position that can be reached.
fn representatives(game: &AnyGame) -> Vec<String> {
    let turns = game.legal_turns(LEGAL_TURNS_MAX).unwrap_or_default();
    let mut representatives: BTreeMap<Class, String> = BTreeMap::new();
    for turn in turns {
        if let Ok(next) = AnyGame::from_position(game.variant(), &turn.position) {
            representatives.entry(Class::of(&next)).or_insert(turn.token);
        }
    }
    representatives.into_values().collect()
}
