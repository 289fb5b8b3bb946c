//! The rules that end a game of YINSH.

use game::Reason;

/// The winner has removed as many rings as the variant requires (rule Y15).
pub const RINGS_OFF: Reason = Reason::new("rings-off", "enough rings have been removed");

/// No marker is left in the pool; the player with more rings off wins (rule Y16).
pub const POOL_EMPTY: Reason = Reason::new("pool-empty", "the pool is empty");

/// Neither player can move a ring; the game is decided as with an empty pool (rule Y19).
pub const NO_MOVES: Reason = Reason::new("no-moves", "nobody can move a ring");

/// All reasons.
pub const ALL: [Reason; 3] = [RINGS_OFF, POOL_EMPTY, NO_MOVES];
