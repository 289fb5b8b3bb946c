use crate::{formats::reserve_warning::ReserveWarning, record::Record};

/// A legal game that was read, and what is to be said about it.
#[derive(Debug)]
pub(crate) struct ReadGame {
    pub(crate) record: Record,
    /// Whether the text does not name the variant.
    pub(crate) variant_guessed: bool,
    /// The first reserve count that is wrong.
    pub(crate) warning: Option<ReserveWarning>,
}
