use variants::Variant;

/// Reason why a game cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format does not support the variant.
    #[error("this format does not support games of {variant}")]
    OtherVariant {
        /// The variant.
        variant: Variant,
    },
    /// The format supports only games from the usual starting position.
    #[error("this format supports only games from the usual starting position")]
    Start,
    /// The format cannot represent what was removed.
    #[error("this format cannot represent a removal of this game")]
    Removals,
    /// The format supports only games that ended by the rules or by resignation.
    #[error("this format supports only games that ended by the rules or by resignation")]
    Unfinished,
}
