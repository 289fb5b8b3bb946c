//! The claims that hold for every game, of GIPF.

use claims::{games, properties};
use gipf::{Color, Position};

claims::state_claims! { Position }

#[test]
fn a_basic_game_with_a_handicap_plays_like_its_twin() {
    for extra in 1..=3 {
        let white = Position::with_handicap(Color::White, extra).unwrap();
        properties::plays_like(white, &twin::gipf::Game::with_handicap(extra, 0), 1, games(20));
        let black = Position::with_handicap(Color::Black, extra).unwrap();
        properties::plays_like(black, &twin::gipf::Game::with_handicap(0, extra), 2, games(20));
    }
}
