use crate::{formats::reserve_warning::ReserveWarning, record::Record};

/// A legal game that was read, with remarks about it.
#[derive(Debug)]
pub(crate) struct ReadGame {
    pub(crate) record: Record,
    /// Whether the variant was guessed because the text does not name it.
    pub(crate) variant_guessed: bool,
    /// The first wrong reserve count, if any.
    pub(crate) warning: Option<ReserveWarning>,
}
