use crate::coded::coded;

coded! {
    /// Status of a game.
    pub enum Status {
        /// A seat is free.
        Waiting = "waiting",
        /// The game is being played.
        Playing = "playing",
        /// The game is over.
        Ended = "ended",
    }
}
