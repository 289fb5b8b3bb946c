//! A position read line by line: what the windows of the board hold, seen from the player
//! to act.

pub(crate) mod gipf;
pub(crate) mod yinsh;
