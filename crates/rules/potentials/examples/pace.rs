//! Counts by making every action, with potentials and without, to compare how fast both are:
//! `cargo run --release --example pace`.

use std::time::{Duration, Instant};

use potentials::{Game, Position, Preset};

/// The actions made, and the time that it took.
fn pace<G: Game>(start: &G, depth: u32) -> (u64, Duration) {
    let clock = Instant::now();
    let count = (1..=depth).map(|depth| game::perft_made(start, depth)).sum();
    (count, clock.elapsed())
}

fn main() {
    let gipf = gipf::Position::start(gipf::Variant::Tournament);
    let ultimate = Position::start(Preset::Ultimate.terms());
    for _ in 0..5 {
        let paces = [pace(&gipf, 5), pace(&ultimate, 4)];
        let [plain, potentials] =
            paces.map(|(count, time)| count as f64 / time.as_secs_f64() / 1e6);
        println!(
            "gipf-tournament {plain:.1} million a second, gipf-ultimate {potentials:.1}: {:.2} times",
            potentials / plain
        );
    }
}

#[test]
fn both_count_what_is_known() {
    assert_eq!(pace(&gipf::Position::start(gipf::Variant::Tournament), 2).0, 18 + 348);
    assert_eq!(pace(&Position::start(Preset::Ultimate.terms()), 3).0, 18 + 348 + 50_064);
}
