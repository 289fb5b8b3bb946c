//! The search does what it did, on every platform and in every build.

use engine::signature::{POSITIONS, signature};
use variants::AnyGame;

/// What `gipfel bench` says. A change that is meant to keep what the engine does keeps it;
/// one that is not names the new number in its commit.
const SIGNATURE: u64 = 632_722;

#[test]
fn the_signature_is_the_one_that_was_written_down() {
    assert_eq!(signature(), SIGNATURE);
}

#[test]
fn the_positions_of_the_signature_are_legal_and_have_not_ended() {
    for (variant, position) in POSITIONS {
        let game = AnyGame::from_position(variant, position).unwrap();
        assert!(game.outcome().is_none(), "{position}");
    }
}
