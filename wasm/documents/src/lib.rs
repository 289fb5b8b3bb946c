//! The WebAssembly module for what a board alone does not need: records, positions that are
//! set up by hand, lessons. It keeps no state between calls.
//!
//! ```
//! use documents_wasm::answer;
//!
//! let text = answer(r#"["judge", {"variant": "yinsh", "turns": ["f6"]}, "place"]"#);
//! assert_eq!(text, r#"{"ok":"reached"}"#);
//! ```
//!
//! No request makes it panic.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
