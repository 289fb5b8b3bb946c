//! Tests of game reviews.

mod evidence;
#[cfg(feature = "potentials")]
mod matches;
mod mistakes;
