//! Tests of GIPF with potentials.

mod custom_terms;
mod perft;
mod properties;
mod refused_positions;
mod refused_terms;
mod rules;
mod same_as_gipf;
#[cfg(all(feature = "serde", feature = "arbitrary"))]
mod serialization;
