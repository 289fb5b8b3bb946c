//! A position as codes of its lines, from the side of the player to act.

pub(crate) mod gipf;
pub(crate) mod yinsh;
