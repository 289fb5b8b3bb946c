//! Slow, obvious reference implementations of the board games YINSH and GIPF, including GIPF with potentials and linked games.
//!
//! They exist only to check a fast implementation in tests, so they share nothing with it: the
//! interface is strings, and every rule is looked up by walking the board step by step, as a
//! person would.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod columns;
mod point;

pub mod combined;
pub mod gipf;
pub mod potentials;
pub mod yinsh;
