use game::Color;

/// The stage of a turn: what the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Bring in a piece.
    Push,
    /// Settle a row.
    Remove {
        /// The player who pushed.
        pusher: Color,
    },
}
