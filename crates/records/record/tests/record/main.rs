//! Tests of the public interface of `record`.
#![cfg(test)]

mod bga;
mod clock_properties;
mod clocks;
mod detection;
mod ids;
mod json;
mod lag;
mod lines;
mod logs;
mod model;
mod official;
mod random;
mod ratings;
mod reading;
mod refusals;
mod robustness;
mod round_trip;
mod sgf;
mod sgf_of_gipf;
mod sgf_writing;
mod sitting;
mod time_controls;
mod values;
