//! WebAssembly module for everything that a board alone does not need: records, positions set up by
//! hand, and lessons. It keeps no state between calls.
//!
//! ```
//! use documents_wasm::answer;
//!
//! let text = answer(r#"["judge", {"variant": "yinsh", "turns": ["f6"]}, "place"]"#);
//! assert_eq!(text, r#"{"ok":"reached"}"#);
//! ```
//!
//! No request makes the module panic.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
