//! WebAssembly module for training: puzzles, openings and cards.
//!
//! Only the pages that need the module fetch it.
//!
//! ```
//! use training_wasm::{Training, answer};
//!
//! let mut training = Training::default();
//! let text = answer(&mut training, r#"["due", [[0, "good"]]]"#);
//! assert_eq!(text, r#"{"ok":172800000}"#);
//! ```
//!
//! No request makes the module panic.

mod answer;
mod base64;
#[cfg(target_family = "wasm")]
mod exports;
mod request;
mod training;

pub use answer::answer;
pub use request::Request;
pub use training::Training;
