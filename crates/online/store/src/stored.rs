//! Values of columns: how each type is written and read.

use protocol::Status;
use record::{Ending, MatchTerms, PlayerId, Score, TimeControl};
use variants::{Color, Handicap, Variant, WrittenVariant};

use crate::{
    connection::{Cell, FromCell, Value},
    failure::Failure,
};

const UNREADABLE: Failure = Failure::Unreadable("invalid terms of a match");

/// Value to be written to a column.
#[derive(Debug)]
pub(crate) enum Written<'a> {
    /// Value that is stored unchanged.
    Value(Value<'a>),
    /// Text created from a value.
    Text(String),
}

impl Written<'_> {
    /// Returns the value of the query parameter.
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Self::Value(value) => *value,
            Self::Text(text) => text.into(),
        }
    }
}

/// Type whose values can be stored in a column.
pub(crate) trait Stored: FromCell {
    /// Returns the value in the form in which the column stores it. Reading the cell returns the same value.
    fn written(&self) -> Result<Written<'_>, Failure>;
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        match cell {
            Cell::Null => Ok(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

impl<T: Stored> Stored for Option<T> {
    fn written(&self) -> Result<Written<'_>, Failure> {
        self.as_ref().map_or(Ok(Written::Value(Value::Null)), Stored::written)
    }
}

/// Implements [`Stored`] for types that the database stores unchanged.
macro_rules! stored_as_values {
    ($($type:ty),+) => {
        $(impl Stored for $type {
            fn written(&self) -> Result<Written<'_>, Failure> {
                Ok(Written::Value((*self).into()))
            }
        })+
    };
}

stored_as_values!(bool, u32, i64, PlayerId);

impl Stored for String {
    fn written(&self) -> Result<Written<'_>, Failure> {
        Ok(Written::Value(self.into()))
    }
}

/// Implements [`Stored`] and [`FromCell`] for types that are stored as text and parsed from it.
macro_rules! stored_as_text {
    ($($type:ty: |$value:ident| $text:expr),+ $(,)?) => {
        $(
            impl FromCell for $type {
                fn from_cell(cell: Cell) -> Result<Self, Failure> {
                    let text = String::from_cell(cell)?;
                    text.parse().map_err(|_| Failure::Unreadable("unexpected text"))
                }
            }

            impl Stored for $type {
                fn written(&self) -> Result<Written<'_>, Failure> {
                    let $value = *self;
                    Ok($text)
                }
            }
        )+
    };
}

stored_as_text! {
    Status: |status| Written::Value(status.code().into()),
    Score: |score| Written::Value(score.code().into()),
    Ending: |ending| Written::Value(ending.code().into()),
    Color: |color| Written::Value(color_code(color).into()),
    Handicap: |handicap| Written::Text(handicap.to_string()),
    TimeControl: |clock| Written::Text(clock.to_string()),
}

impl FromCell for Variant {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        let variant = String::from_cell(cell)?.parse::<WrittenVariant>();
        variant.map(|variant| variant.0).map_err(|_| Failure::Unreadable("unexpected text"))
    }
}

impl Stored for Variant {
    fn written(&self) -> Result<Written<'_>, Failure> {
        Ok(Written::Text(WrittenVariant(*self).to_string()))
    }
}

impl FromCell for MatchTerms {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        serde_json::from_str(&String::from_cell(cell)?).map_err(|_| UNREADABLE)
    }
}

impl Stored for MatchTerms {
    fn written(&self) -> Result<Written<'_>, Failure> {
        serde_json::to_string(self).map(Written::Text).map_err(|_| UNREADABLE)
    }
}

/// Returns the code of a colour in the database.
pub(crate) const fn color_code(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}
