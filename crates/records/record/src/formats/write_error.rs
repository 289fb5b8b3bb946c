use variants::Variant;

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format is one of the other game.
    #[error("this format does not hold games of {variant}")]
    OtherVariant {
        /// The variant.
        variant: Variant,
    },
    /// The format knows no other start than the usual one.
    #[error("this format holds only games from the usual start")]
    Start,
    /// The format has no word for a game that neither ended by the rules nor by resignation.
    #[error("this format holds only games that ended by the rules or by resignation")]
    Unfinished,
}
