use game::Color;

/// The stage of a turn: what the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Bring in a piece, or use a potential.
    Push,
    /// Settle a row.
    Remove {
        /// The player who made the push, use or extra push.
        pusher: Color,
        /// Whether that player has made their extra push and is still settling.
        extra: bool,
    },
    /// Make the extra push, or decline it.
    Extra,
}
