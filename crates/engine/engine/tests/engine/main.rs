//! Tests of the engine.

#[cfg(feature = "potentials")]
mod potentials;
mod signature;
mod turns;
