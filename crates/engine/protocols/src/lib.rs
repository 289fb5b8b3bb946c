//! The protocols by which other programs control the engine: [`Ugi`], a generalisation of UCI to any game, and [`Json`],
//! with one object per line.
//!
//! Every line is either executed or rejected with an error code. [`SyncJson`] answers JSON requests in the caller's thread, for
//! platforms without threads or a clock. docs/protocol.md describes both protocols.
//!
//! ```
//! use engine_protocols::{NoControl, SyncJson};
//!
//! let request = r#"{"id": 1, "method": "bestmove", "game": "gipf-basic", "nodes": 500}"#;
//! let answer = SyncJson::default().answer(request, &NoControl, |_| {});
//! assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":"#));
//! ```

mod input;
mod json;
mod output;
mod perft;
mod protocol_error;
mod session;
mod settings;
mod setup;
mod ugi;

pub use engine::{Control, NoControl};
pub use json::{Json, SyncJson};
pub use ugi::Ugi;
