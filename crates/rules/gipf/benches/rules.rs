//! Times the rules: `cargo bench -p gipf`.

use divan::{Bencher, black_box, black_box_drop, counter::ItemsCount};
use fastrand::Rng;
use gipf::{History, Position, Variant, perft};

fn main() {
    divan::main();
}

/// Returns a position after twenty turns.
fn middle() -> Position {
    let text = "gP1P/2P1p/6/p5p/GgP1P1/1p1Gp/pP1p w push 7-7";
    Position::from_text(Variant::Standard, text).expect("a position that can arise")
}

#[divan::bench]
fn count_legal_actions(bencher: Bencher<'_, '_>) {
    let position = middle();
    bencher.bench(|| black_box(&position).legal_actions().len());
}

#[divan::bench]
fn list_legal_actions(bencher: Bencher<'_, '_>) {
    let position = middle();
    let actions = position.legal_actions().len();
    let listing = bencher.counter(ItemsCount::new(actions));
    listing.bench(|| black_box(&position).legal_actions().for_each(black_box_drop));
}

#[divan::bench]
fn count_leaves_at_depth_3(bencher: Bencher<'_, '_>) {
    let position = middle();
    let leaves = perft(&position, 3);
    bencher.counter(ItemsCount::new(leaves)).bench(|| perft(black_box(&position), 3));
}

#[divan::bench]
fn play_a_random_game(bencher: Bencher<'_, '_>) {
    bencher.with_inputs(|| Rng::with_seed(1)).bench_values(|mut random| {
        // Only the history of a game knows that a position is repeated.
        let mut game = History::new(Position::start(Variant::Basic));
        while game.outcome().is_none() {
            let mut actions = game.position().legal_actions();
            let index = random.usize(..actions.len());
            let action = actions.nth(index).expect("index below the number of actions");
            game.try_play(action).expect("a listed action");
        }
        game
    });
}

#[divan::bench]
fn read_a_position(bencher: Bencher<'_, '_>) {
    let text = middle().to_string();
    bencher.bench(|| Position::from_text(Variant::Standard, black_box(&text)));
}

#[divan::bench]
fn write_a_position(bencher: Bencher<'_, '_>) {
    let position = middle();
    bencher.bench(|| black_box(&position).to_string());
}
