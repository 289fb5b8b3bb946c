//! Tests of game reviews.

mod evidence;
mod mistakes;
