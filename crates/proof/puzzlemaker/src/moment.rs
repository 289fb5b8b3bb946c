use variants::AnyGame;

/// A place of a game: the turn that was played last, and the position it led to.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// The position string before the last turn.
    pub(crate) start: String,
    /// The last turn.
    pub(crate) led_by: String,
    /// The game from the position after it, without its past.
    pub(crate) game: AnyGame,
}
