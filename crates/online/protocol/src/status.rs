use crate::coded::coded;

coded! {
    /// How far a game has come.
    pub enum Status {
        /// A seat is free.
        Waiting = "waiting",
        /// It is being played.
        Playing = "playing",
        /// It is over.
        Ended = "ended",
    }
}
