//! Pages and files.

pub(crate) mod assets;
pub(crate) mod data;
pub(crate) mod files;
pub(crate) mod manifest;
pub(crate) mod modules;
pub(crate) mod offline;
pub(crate) mod page;
pub(crate) mod pages;
pub(crate) mod published;
pub(crate) mod puzzle_library;
pub(crate) mod script;
pub(crate) mod snapshot;
