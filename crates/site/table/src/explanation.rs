//! Why points cannot be chosen: the rules check the action that was most likely meant.

mod gipf;
mod yinsh;

pub(crate) use self::{gipf::explain as explain_gipf, yinsh::explain as explain_yinsh};
