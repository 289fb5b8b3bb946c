use crate::serde_text::as_text;

game::codes! {
    /// What a player can offer to the other.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Offer {
        /// To end the game as a draw.
        Draw = "draw",
        /// To take turns back.
        TakeBack = "take-back",
        /// To play again.
        Rematch = "rematch",
    }
}

as_text!(Offer);
