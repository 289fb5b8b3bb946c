//! Readers and writers of the record formats.

pub(crate) mod bga;
pub(crate) mod error;
pub(crate) mod format;
pub(crate) mod json;
pub(crate) mod line_number;
pub(crate) mod lines;
pub(crate) mod official;
mod read_game;
pub(crate) mod reading;
pub(crate) mod readings;
mod replay;
pub(crate) mod reserve_warning;
pub(crate) mod sgf;
pub(crate) mod sgf_error;
pub(crate) mod text;
pub(crate) mod write_error;
