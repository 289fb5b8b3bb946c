//! Terminal output: boards, captions, progress bars.

pub(crate) mod board;
mod canvas;
pub(crate) mod caption;
pub(crate) mod evaluation;
pub(crate) mod outcome;
pub(crate) mod progress;
