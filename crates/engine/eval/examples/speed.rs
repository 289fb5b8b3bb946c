//! Measures the mean time of an evaluation over the positions of random games.

use std::{hint::black_box, time::Instant};

use eval::{
    Hand,
    pattern::{Pattern, Patterned, Weights, WeightsError},
};
use game::Game;
use search::Evaluate;

const GAMES: usize = 200;
const ROUNDS: usize = 100;

fn main() -> Result<(), WeightsError> {
    let yinsh = positions::<yinsh::Position>(yinsh::Variant::Normal);
    let gipf = positions::<gipf::Position>(gipf::Variant::Standard);
    measure("yinsh hand   ", &yinsh, &Hand);
    measure("yinsh pattern", &yinsh, &pattern()?);
    measure("gipf hand    ", &gipf, &Hand);
    measure("gipf pattern ", &gipf, &pattern()?);
    Ok(())
}

fn pattern<G: Patterned>() -> Result<Pattern<G>, WeightsError> {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut weights = Weights::zero::<G>(16);
    weights.values.iter_mut().for_each(|value| *value = rng.i16(-99..=99));
    Pattern::new(&weights)
}

fn positions<G: Game>(variant: G::Variant) -> Vec<G> {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut positions = Vec::new();
    for _ in 0..GAMES {
        let mut position = G::start(variant);
        while position.outcome().is_none() {
            positions.push(position);
            let choice = rng.usize(..position.legal_actions().len());
            let Some(action) = position.legal_actions().nth(choice) else { break };
            position.play_unchecked(action);
        }
    }
    positions
}

/// Measures several rounds and prints the fastest, since other programs can only slow a round down.
fn measure<G: Game>(name: &str, positions: &[G], evaluation: &impl Evaluate<G>) {
    let mut best = u128::MAX;
    let mut total = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        total = positions.iter().map(|position| evaluation.evaluate(black_box(position))).sum();
        best = best.min(start.elapsed().as_nanos());
    }
    let each = best / positions.len() as u128;
    println!("{name} {each:4} ns, {} positions, sum {total}", positions.len());
}
