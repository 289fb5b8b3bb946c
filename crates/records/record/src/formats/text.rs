//! Our own format: tags, then numbered turns with comments, marks and variations.

mod chunk;
mod comment;
mod lexer;
mod reader;
mod tag;
mod writer;

pub(crate) use chunk::Chunks;
pub(crate) use reader::read_chunk;
pub use writer::TextOptions;
