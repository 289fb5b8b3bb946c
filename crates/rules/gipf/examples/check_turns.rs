//! Plays turns from the start of the standard game and reports the first illegal one:
//! `cargo run --example check_turns -- e9-e7 b3 e5`.

use std::env;

use gipf::{History, Position, Variant};

fn main() {
    let turns: Vec<String> = env::args().skip(1).collect();
    println!("{}", check(turns.iter().map(String::as_str)));
}

/// Plays the turns and returns a sentence that describes the result.
fn check<'a>(turns: impl Iterator<Item = &'a str>) -> String {
    let mut game = History::new(Position::start(Variant::Standard));
    for (index, turn) in turns.enumerate() {
        if let Err(error) = game.play_turn(turn) {
            return format!("turn {}, {turn}: {error}", index + 1);
        }
    }
    match game.outcome() {
        Some(outcome) => outcome.to_string(),
        None => format!("{} is to act in {}", game.position().to_act(), game.position()),
    }
}

#[test]
fn the_first_illegal_turn_is_named_with_its_reason() {
    let found = check(["e9-e7", "b3", "e5"].into_iter());
    assert_eq!(found, "turn 3, e5: a piece comes in from the rim, and no dot leads to this spot");
}

#[test]
fn legal_turns_lead_to_a_position() {
    let found = check(["e9-e7"].into_iter());
    assert_eq!(found, "Black is to act in g2G/5/6/G4gP/6/5/g2G b push 11-12");
}
