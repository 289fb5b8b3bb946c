use game::Color;

/// The stage of a turn: what the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Place a ring.
    Place,
    /// Move a ring, or pass when none can move.
    Move,
    /// Remove a row.
    Row {
        /// The player whose ring moved.
        mover: Color,
    },
    /// Remove a ring for the row just removed.
    Ring {
        /// The player whose ring moved.
        mover: Color,
    },
}
