use crate::serde_text::as_text;

game::codes! {
    /// An offer from one player to the other.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Offer {
        /// An offer to end the game as a draw.
        Draw = "draw",
        /// An offer to take turns back.
        TakeBack = "take-back",
        /// An offer to play again.
        Rematch = "rematch",
    }
}

as_text!(Offer);
