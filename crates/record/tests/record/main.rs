//! Claims about records, one a test.
#![cfg(test)]

mod bga;
mod detection;
mod json;
mod lines;
mod model;
mod official;
mod random;
mod reading;
mod refusals;
mod robustness;
mod round_trip;
mod sgf;
mod values;
