//! Tests of matches between engines, and of the players that take part in them.

mod baselines;
mod levels;
mod matches;
#[cfg(feature = "potentials")]
mod potentials;
