//! The terms of a game as requests name them.

use record::TimeControl;
use variants::{Handicap, Variant};

use crate::http::problem::Problem;

pub(crate) fn variant(text: &str) -> Result<Variant, Problem> {
    text.parse().map_err(|_| {
        let detail =
            "The variant must be yinsh, yinsh-blitz, gipf-basic, gipf-standard or gipf-tournament.";
        Problem::not_understood(detail)
    })
}

pub(crate) fn clock(text: &str) -> Result<TimeControl, Problem> {
    text.parse().map_err(|error| Problem::not_understood(format!("The clock: {error}.")))
}

pub(crate) fn handicap(text: &str) -> Result<Handicap, Problem> {
    text.parse().map_err(|error| Problem::not_understood(format!("The handicap: {error}.")))
}
