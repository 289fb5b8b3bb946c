//! Tests of the properties common to all games, for GIPF.

use gipf::{Color, Position};
use properties::{game_properties, games};

properties::property_tests! { Position }

#[test]
fn a_basic_game_with_a_handicap_matches_the_twin() {
    for extra in 1..=3 {
        let white = Position::with_handicap(Color::White, extra).unwrap();
        game_properties::plays_like(
            white,
            &twin::gipf::Game::with_handicap(extra, 0),
            1,
            games(20),
        );
        let black = Position::with_handicap(Color::Black, extra).unwrap();
        game_properties::plays_like(
            black,
            &twin::gipf::Game::with_handicap(0, extra),
            2,
            games(20),
        );
    }
}
