//! Tests of combined games.

mod random_games;
mod rules;
