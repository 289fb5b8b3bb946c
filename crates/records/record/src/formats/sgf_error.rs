use crate::limits::MAX_ACTIONS;

/// No game has more properties than this, events that were taken back included.
pub(crate) const MAX_PROPERTIES: usize = 10 * MAX_ACTIONS;

/// Why a text is not the SGF of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SgfError {
    /// Something stands where a node or a property is expected.
    #[error("expected ; or a property or ) here, not {found:?}")]
    Shape {
        /// What was found.
        found: char,
    },
    /// A tree is not closed.
    #[error("this game is never closed by )")]
    UnclosedTree,
    /// The value of a property is not closed.
    #[error("this property is never closed by ]")]
    UnclosedValue,
    /// A property has no value.
    #[error("this property has no value in [ and ]")]
    NoValue,
    /// There are too many properties.
    #[error("a game has at most {MAX_PROPERTIES} properties")]
    TooManyProperties,
    /// A game tree has branches.
    #[error("games with variations cannot be read")]
    Variations,
    /// Nothing says that it is a game of YINSH.
    #[error("this SGF is not a Boardspace game of YINSH: SU[Yinsh] is missing")]
    NoSetup,
    /// It is a game of GIPF.
    #[error("Boardspace games of GIPF cannot be read yet")]
    Gipf,
    /// An event is unknown.
    #[error("\"{text}\" is not an event of a game of YINSH")]
    Verb {
        /// The event.
        text: String,
    },
    /// A piece is put down that was not picked up.
    #[error("\"{text}\": no piece was picked up before")]
    NothingInHand {
        /// The event.
        text: String,
    },
}
