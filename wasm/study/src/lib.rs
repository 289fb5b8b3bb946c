//! The door through which a browser enters what a board alone does not need: records,
//! positions that are set up by hand, lessons.
//!
//! Nothing is kept between two calls.
//!
//! ```
//! use study_wasm::answer;
//!
//! let text = answer(r#"["judge", {"variant": "yinsh", "turns": ["f6"]}, "place"]"#);
//! assert_eq!(text, r#"{"ok":"reached"}"#);
//! ```
//!
//! Nothing that a request can say makes it panic.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
