//! The rules that end a game of GIPF.

use game::Reason;

/// The loser had to push with an empty reserve.
pub const RESERVE_EMPTY: Reason = Reason::new("reserve-empty", "the reserve is empty");

/// The loser's last GIPF-piece has left the board.
pub const GIPF_PIECES_GONE: Reason =
    Reason::new("gipf-pieces-gone", "the last GIPF-piece has left the board");

/// The same position occurred for the third time with the same player to push.
pub const REPETITION: Reason = Reason::new("repetition", "the same position for the third time");

/// All reasons.
pub const ALL: [Reason; 3] = [RESERVE_EMPTY, GIPF_PIECES_GONE, REPETITION];
