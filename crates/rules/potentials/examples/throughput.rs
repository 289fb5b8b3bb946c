//! Compares the speed of playing actions with and without potentials:
//! `cargo run --release --example throughput`.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use gipf_potentials::{Game, Position, Preset};

/// Returns the number of actions played and the time taken.
fn measure<G: Game>(start: &G, depth: u32) -> (u64, Duration) {
    let clock = Instant::now();
    (play_all(start, depth), clock.elapsed())
}

/// Plays every sequence of up to `depth` actions, and returns the number of actions played.
fn play_all<G: Game>(position: &G, depth: u32) -> u64 {
    let mut count = 0;
    for action in position.legal_actions() {
        let mut next = *position;
        next.play_unchecked(action);
        count += 1;
        // Without this, the compiler would not play the last action.
        let next = black_box(&next);
        if depth > 1 {
            count += play_all(next, depth - 1);
        }
    }
    count
}

fn main() {
    let gipf = gipf::Position::start(gipf::Variant::Tournament);
    let ultimate = Position::start(Preset::Ultimate.terms());
    for _ in 0..5 {
        let measured = [measure(&gipf, 5), measure(&ultimate, 4)];
        let [plain, potentials] =
            measured.map(|(count, time)| count as f64 / time.as_secs_f64() / 1e6);
        println!(
            "gipf-tournament {plain:.1} million a second, gipf-ultimate {potentials:.1}: {:.2} times",
            potentials / plain
        );
    }
}

#[test]
fn both_counts_match_the_known_values() {
    assert_eq!(measure(&gipf::Position::start(gipf::Variant::Tournament), 2).0, 18 + 348);
    assert_eq!(measure(&Position::start(Preset::Ultimate.terms()), 3).0, 18 + 348 + 50_064);
}
