//! The rules that end a game of GIPF with potentials.

use game::Reason;

pub use gipf::reason::{GIPF_PIECES_GONE, REPETITION, RESERVE_EMPTY};

/// The loser had to push, no spot is empty, and none of their potentials can be used.
pub const BOARD_FULL: Reason = Reason::new("board-full", "the board is full");

/// All reasons.
pub const ALL: [Reason; 4] = [RESERVE_EMPTY, BOARD_FULL, GIPF_PIECES_GONE, REPETITION];
