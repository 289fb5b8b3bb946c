//! The WebAssembly module for getting better: puzzles, openings and cards.
//!
//! It is fetched by the pages that need it alone.
//!
//! ```
//! use study_wasm::{Study, answer};
//!
//! let mut study = Study::default();
//! let text = answer(&mut study, r#"["due", [[0, "good"]]]"#);
//! assert_eq!(text, r#"{"ok":172800000}"#);
//! ```
//!
//! No request makes it panic.

mod answer;
mod base64;
#[cfg(target_family = "wasm")]
mod exports;
mod request;
mod study;

pub use answer::answer;
pub use request::Request;
pub use study::Study;
