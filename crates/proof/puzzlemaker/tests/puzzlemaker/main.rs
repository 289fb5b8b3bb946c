//! Tests of the generation of puzzles and of the published ones.

mod making;
mod published;
