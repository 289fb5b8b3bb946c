//! A position encoded as its lines, from the point of view of the player to act.

pub(crate) mod gipf;
pub(crate) mod yinsh;
