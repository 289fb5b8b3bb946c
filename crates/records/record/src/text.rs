//! Our own format: tags, then numbered turns with comments, marks and variations.

mod comment;
mod reader;
mod split;
mod tag;
mod word;
mod writer;

pub(crate) use reader::read_chunk;
pub(crate) use split::Chunks;
pub use writer::TextOptions;
