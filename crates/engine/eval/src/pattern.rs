//! Evaluation by line patterns: every window of the board has a weight that depends on its contents
//! and its location; rings, pieces, reserves and the phase of the game have weights too.
//!
//! Windows that are images of each other share their weights. [`Patterned::features`] is the slow
//! and clear definition, used for fitting; [`Pattern`] computes the same sum fast. [`Weights`] are
//! read from bytes.
//!
//! ```
//! use eval::pattern::{Pattern, Patterned, Weights};
//! use gipf::{Game, Position, Variant};
//! use search::Evaluate;
//!
//! let start = Position::start(Variant::Basic);
//! let mut weights = Weights::zero::<Position>(1);
//! start.features(|weight| weights.values[weight] += 5);
//! let pattern = Pattern::<Position>::from_bytes(&weights.to_bytes())?;
//! assert!(pattern.evaluate(&start) > 0);
//! # Ok::<(), eval::pattern::WeightsError>(())
//! ```

mod breakdown;
mod evaluation;
mod gipf;
mod patterned;
#[cfg(feature = "potentials")]
mod potentials;
mod shipped;
mod weighted_game;
mod weights;
mod yinsh;

pub use self::{
    breakdown::{Breakdown, LineValue},
    evaluation::Pattern,
    gipf::GipfTables,
    patterned::Patterned,
    shipped::{gipf, split_gipf, split_yinsh, yinsh},
    weighted_game::WeightedGame,
    weights::{Weights, WeightsError},
    yinsh::YinshTables,
};
#[cfg(feature = "potentials")]
pub use self::{
    potentials::PotentialsTables,
    shipped::{potentials, split_potentials},
};
