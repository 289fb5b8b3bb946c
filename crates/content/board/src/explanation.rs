//! Reasons why points cannot be chosen: the rules check the action that was most likely meant.

mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub(crate) use self::potentials::explain as explain_potentials;
pub(crate) use self::{gipf::explain as explain_gipf, yinsh::explain as explain_yinsh};
