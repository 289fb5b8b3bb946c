//! The WebAssembly module that a board needs: `table` for the browser.
//!
//! It contains nothing else, because nobody can play before it is loaded.
//!
//! ```
//! use core_wasm::answer;
//! use table::OpenTables;
//!
//! let mut tables = OpenTables::default();
//! let text = answer(&mut tables, r#"["view", 1]"#);
//! assert_eq!(text, r#"{"refused":{"code":"no-table","text":"this game is not open"}}"#);
//! ```
//!
//! No request makes it panic: a panic would end every open game of the page.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
