//! Tests of GIPF.

mod perft;
mod properties;
mod refused_positions;
mod rules;
#[cfg(all(feature = "serde", feature = "arbitrary"))]
mod serialization;
