//! What the search knows of each game besides its rules.

mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub use self::potentials::Potentials;
pub use self::{gipf::Gipf, yinsh::Yinsh};
