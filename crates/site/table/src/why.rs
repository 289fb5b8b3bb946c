//! Why what was pointed at is no choice: the rules are asked about the action that was
//! most likely meant.

mod gipf;
mod yinsh;

pub(crate) use self::{gipf::why as gipf_why, yinsh::why as yinsh_why};
