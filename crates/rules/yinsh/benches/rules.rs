//! Times the rules: `cargo bench -p yinsh`.

use divan::{Bencher, black_box, black_box_drop, counter::ItemsCount};
use fastrand::Rng;
use yinsh::{Position, Variant, perft};

fn main() {
    divan::main();
}

/// Returns a position with all rings and no markers.
fn placed() -> Position {
    let mut position = Position::start(Variant::Normal);
    for turn in ["f6", "a5", "b6", "c6", "b4", "b1", "b7", "k7", "b5", "b3"] {
        position.play_turn(turn).expect("an empty point");
    }
    position
}

#[divan::bench]
fn count_legal_actions(bencher: Bencher<'_, '_>) {
    let position = placed();
    bencher.bench(|| black_box(&position).legal_actions().len());
}

#[divan::bench]
fn list_legal_actions(bencher: Bencher<'_, '_>) {
    let position = placed();
    let actions = position.legal_actions().len();
    let listing = bencher.counter(ItemsCount::new(actions));
    listing.bench(|| black_box(&position).legal_actions().for_each(black_box_drop));
}

#[divan::bench]
fn count_leaves_at_depth_3(bencher: Bencher<'_, '_>) {
    let position = placed();
    let leaves = perft(&position, 3);
    bencher.counter(ItemsCount::new(leaves)).bench(|| perft(black_box(&position), 3));
}

#[divan::bench]
fn play_a_random_game(bencher: Bencher<'_, '_>) {
    bencher.with_inputs(|| Rng::with_seed(1)).bench_values(|mut random| {
        let mut position = Position::start(Variant::Normal);
        while position.outcome().is_none() {
            let mut actions = position.legal_actions();
            let index = random.usize(..actions.len());
            let action = actions.nth(index).expect("index below the number of actions");
            position.play_unchecked(action);
        }
        position
    });
}

#[divan::bench]
fn read_a_position(bencher: Bencher<'_, '_>) {
    let text = placed().to_string();
    bencher.bench(|| Position::from_text(Variant::Normal, black_box(&text)));
}

#[divan::bench]
fn write_a_position(bencher: Bencher<'_, '_>) {
    let position = placed();
    bencher.bench(|| black_box(&position).to_string());
}
