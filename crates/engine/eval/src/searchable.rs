//! What the search knows of each game besides its rules.

mod gipf;
mod yinsh;

pub use self::{gipf::Gipf, yinsh::Yinsh};
