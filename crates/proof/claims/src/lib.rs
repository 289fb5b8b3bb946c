//! What must be true of the rules of both games, stated once.
//!
//! [`Checked`] ties a game to its slow twin; [`Wanderer`] plays random games that seek out
//! rows and hard choices; [`properties`] states the claims, which each game's crate runs as
//! tests of its own; [`harvest`] makes the data that the project publishes.
#![forbid(unsafe_code)]

mod checked;
pub mod harvest;
pub mod properties;
pub mod published;
pub mod sketch;
pub mod solver;
mod suite;
mod tactic;
mod vector;
mod wanderer;

pub use checked::{Checked, Twin};
pub use suite::{Suite, SuiteEntry};
pub use tactic::Tactic;
pub use vector::Vector;
pub use wanderer::Wanderer;

/// How many random games a claim is tried on: `full`, or a tenth of it when the
/// environment says `GIPFEL_QUICK=1`.
#[must_use]
pub fn games(full: usize) -> usize {
    if std::env::var("GIPFEL_QUICK").is_ok_and(|value| value == "1") {
        full.div_ceil(10)
    } else {
        full
    }
}
