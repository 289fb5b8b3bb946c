//! Tests of puzzles.

mod merits;
mod solutions;
mod themes;
