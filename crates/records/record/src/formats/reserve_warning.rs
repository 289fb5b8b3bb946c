use std::fmt;

use crate::{formats::error::LineNumber, record::turn_number::TurnNumber};

/// The first reserve count of a record that is wrong. The turns are legal all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReserveWarning {
    /// The line in the text.
    pub line: LineNumber,
    /// The turn after which the count stands.
    pub turn: Option<TurnNumber>,
    /// The count in the record.
    pub stated: u32,
    /// The count by the rules.
    pub really: u8,
}

impl ReserveWarning {
    /// The code for programs.
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
        write!(f, ": the record says that {stated} are left in reserve, but it is {really}")
    }
}
