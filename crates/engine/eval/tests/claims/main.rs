//! What must be true of every evaluation.

mod games;
mod hand;
mod pattern;
