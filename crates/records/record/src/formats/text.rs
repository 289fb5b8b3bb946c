//! Our own format: tags, then numbered turns with comments, marks and variations.

mod chunk;
mod comment;
mod lexer;
mod reader;
mod tag;
mod writer;

pub use chunk::{Chunk, Chunks};
pub(crate) use reader::{keep_tags, read_chunk, read_start, state_result};
pub use tag::{Tag, read_tags};
pub use writer::{TextOptions, wrap, write_tags};
