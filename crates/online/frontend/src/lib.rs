//! The site: its pages, in every language, and the files that they refer to.
//!
//! A page is rendered from the messages of its language and from plain data that the server contributes ([`SiteData`]); it is the
//! same for all visitors, and the scripts in `web/` make it interactive. This crate neither speaks HTTP nor reads the database.

mod assets;
mod content;
pub mod data;
mod digest;
mod files;
mod manifest;
mod modules;
mod offline;
mod page;
mod pages;
mod published;
mod script;
mod site_data;
mod snapshot;

pub use content::Content;
pub use files::Files;
pub use manifest::manifest;
pub use offline::{offline, worker};
pub use page::Page;
pub use site_data::SiteData;
pub use snapshot::{Site, Snapshot};
