//! Tests of the board model, most of them on random games of all variants.

mod choices;
mod codes;
mod effects;
mod explanations;
mod geometry;
mod matches;
mod potentials;
mod records;
mod setups;
mod walk;
