use std::fmt;

use crate::{formats::line_number::LineNumber, record::turn_number::TurnNumber};

/// The first wrong reserve count of a record whose turns are legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReserveWarning {
    /// The line in the text.
    pub line: LineNumber,
    /// The turn that the count follows.
    pub turn: Option<TurnNumber>,
    /// The count in the record.
    pub stated: u32,
    /// The count according to the rules.
    pub really: u8,
}

impl ReserveWarning {
    /// Returns the machine-readable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "reserve-count"
    }
}

impl fmt::Display for ReserveWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line.0)?;
        if let Some(turn) = self.turn {
            write!(f, ", {turn}")?;
        }
        let Self { stated, really, .. } = self;
        write!(f, ": the record states a reserve of {stated}, but it is {really}")
    }
}
