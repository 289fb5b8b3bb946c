use crate::limits::RECORD_MAX_ACTIONS;

/// Maximum number of properties in a game, including events that were taken back.
pub(crate) const SGF_MAX_PROPERTIES: usize = 10 * RECORD_MAX_ACTIONS;

/// Reason why a text is not the SGF of a supported game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SgfError {
    /// An unexpected character occurs where a node or a property should start.
    #[error("expected ; or ) or a property, found {found:?}")]
    Shape {
        /// The unexpected character.
        found: char,
    },
    /// A tree is not closed.
    #[error("this game is never closed by )")]
    UnclosedTree,
    /// The value of a property is not closed.
    #[error("this property is never closed by ]")]
    UnclosedValue,
    /// A property has no value.
    #[error("this property has no value between [ and ]")]
    NoValue,
    /// There are too many properties.
    #[error("the game has more than {SGF_MAX_PROPERTIES} properties")]
    TooManyProperties,
    /// A game tree has branches.
    #[error("games with variations cannot be read")]
    Variations,
    /// The game is not marked as a game of YINSH or GIPF.
    #[error("this SGF is not a Boardspace game of YINSH or GIPF: SU[Yinsh] or SU[Gipf] is missing")]
    NoSetup,
    /// The game is a game of Boardspace's GIPF with potentials, which has rules of its own.
    #[error("Boardspace's Matrx GIPF has rules of its own and cannot be read")]
    Matrx,
    /// An event of a game of GIPF is unknown.
    #[error("\"{text}\" is not an event of a game of GIPF")]
    GipfVerb {
        /// The event.
        text: String,
    },
    /// An event is unknown.
    #[error("\"{text}\" is not an event of a game of YINSH")]
    Verb {
        /// The event.
        text: String,
    },
    /// A piece is put down without having been picked up.
    #[error("\"{text}\": no piece has been picked up")]
    NothingInHand {
        /// The event.
        text: String,
    },
}
