//! Plays a random game and draws the final positions of the rings:
//! `cargo run --example random_game -- 7`, where 7 is the seed.

use std::{env, error::Error};

use fastrand::Rng;
use yinsh::{Outcome, Position, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    let (position, outcome) = play(seed);
    println!("{position}");
    println!("{}", position.all_rings());
    println!("{outcome}");
    Ok(())
}

/// Plays random actions until the game ends.
fn play(seed: u64) -> (Position, Outcome) {
    let mut random = Rng::with_seed(seed);
    let mut position = Position::start(Variant::Normal);
    loop {
        if let Some(outcome) = position.outcome() {
            return (position, outcome);
        }
        let mut actions = position.legal_actions();
        let index = random.usize(..actions.len());
        let action = actions.nth(index).expect("index below the number of actions");
        position.play_unchecked(action);
    }
}

#[test]
fn every_random_game_ends() {
    for seed in 0..20 {
        let (position, outcome) = play(seed);
        assert_eq!(position.outcome(), Some(outcome));
    }
}
