use game::Color;

/// What the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Bring in a piece, or use a potential.
    Push,
    /// Settle a row.
    Remove {
        /// The player whose push, use or extra push it was.
        pusher: Color,
        /// Whether that player has made their extra push and still settles.
        extra: bool,
    },
    /// Make the extra push, or decline it.
    Extra,
}
