//! The search behaves the same on every platform and in every build.

use engine::signature::{POSITIONS, signature};
use variants::AnyGame;

/// Number printed by `gipfel bench`. A change that is not meant to alter the engine's play must not
/// change it; any other change states the new number in its commit.
const SIGNATURE: u64 = 632_722;

#[test]
fn the_signature_matches_the_recorded_value() {
    assert_eq!(signature(), SIGNATURE);
}

#[test]
fn the_positions_of_the_signature_are_legal_and_not_over() {
    for (variant, position) in POSITIONS {
        let game = AnyGame::from_position(variant, position).unwrap();
        assert!(game.outcome().is_none(), "{position}");
    }
}
