//! Properties of the rules of all games, shared by tests, fuzzing and the published data.
//!
//! [`Checked`] connects a game with its slow reference implementation; [`Wanderer`]
//! plays random games that seek rows and hard choices; [`game_properties`] contains the properties,
//! which each game's crate runs as its own tests; [`harvest`] generates the published data.
#![forbid(unsafe_code)]

mod checked;
pub mod game_properties;
pub mod harvest;
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

/// Returns the number of random games for a test: `full`, or a tenth of it if the environment
/// contains `GIPFEL_QUICK=1`.
#[must_use]
pub fn games(full: usize) -> usize {
    if std::env::var("GIPFEL_QUICK").is_ok_and(|value| value == "1") {
        full.div_ceil(10)
    } else {
        full
    }
}
