//! Properties of every evaluation.

mod games;
mod hand;
mod pattern;
