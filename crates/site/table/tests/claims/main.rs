//! What must be true of every table, tried on random games of all variants.

mod choices;
mod codes;
mod effects;
mod geometry;
mod records;
mod setups;
mod walk;
mod why;
