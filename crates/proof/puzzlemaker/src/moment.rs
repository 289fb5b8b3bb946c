use variants::AnyGame;

/// A moment of a game: the last turn and the position it led to.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// Position string before the last turn.
    pub(crate) start: String,
    /// The last turn.
    pub(crate) led_by: String,
    /// The game from the position after the last turn, without the earlier history.
    pub(crate) game: AnyGame,
}
