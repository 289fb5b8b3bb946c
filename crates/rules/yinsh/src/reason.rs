//! The rules that end a game of YINSH.

use game::Reason;

/// The winner has taken off as many rings as the variant asks for (rule Y15).
pub const RINGS_OFF: Reason = Reason::new("rings-off", "enough rings are off");

/// No marker is left in the pool; more rings off wins (rule Y16).
pub const POOL_EMPTY: Reason = Reason::new("pool-empty", "the pool is empty");

/// Neither player can move a ring; decided as with an empty pool (rule Y19).
pub const NO_MOVES: Reason = Reason::new("no-moves", "nobody can move a ring");

/// All of them.
pub const ALL: [Reason; 3] = [RINGS_OFF, POOL_EMPTY, NO_MOVES];
