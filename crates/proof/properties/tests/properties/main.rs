//! Tests of the random games that check the properties, and of the solver.

mod corners;
mod potentials_corners;
mod solver;
