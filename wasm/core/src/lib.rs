//! WebAssembly module for the board: the crate `board`, compiled for the browser.
//!
//! The module contains nothing else, because players cannot start before it is loaded.
//!
//! ```
//! use core_wasm::answer;
//! use board::OpenBoards;
//!
//! let mut boards = OpenBoards::default();
//! let text = answer(&mut boards, r#"["view", 1]"#);
//! assert_eq!(text, r#"{"refused":{"code":"no-table","text":"this game is not open"}}"#);
//! ```
//!
//! No request makes the module panic, because a panic would end every open game of the page.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
