//! Tests of the reference implementations.

mod gipf_rules;
mod perft;
mod random_games;
mod yinsh_rules;
