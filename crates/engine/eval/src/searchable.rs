//! Implementations of [`search::Searchable`] for each game.

mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub use self::potentials::Potentials;
pub use self::{gipf::Gipf, yinsh::Yinsh};
