//! Counts the sequences of actions from the start, for checking and timing an implementation:
//! `cargo run --release --example perft -- 4`.

use std::{env, error::Error, time::Instant};

use yinsh::{Position, Variant, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let depth = env::args().nth(1).map_or(Ok(3), |text| text.parse())?;
    let start = Position::start(Variant::Normal);
    let clock = Instant::now();
    for depth in 1..=depth {
        println!("{depth} {:>15} {:>10.3?}", perft(&start, depth), clock.elapsed());
    }
    Ok(())
}

#[test]
fn the_first_counts_match_the_known_values() {
    let start = Position::start(Variant::Normal);
    assert_eq!([perft(&start, 1), perft(&start, 2)], [85, 85 * 84]);
}
