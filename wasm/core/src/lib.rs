//! The door through which a browser enters `table`: what a board needs, and nothing else,
//! since nobody can play before it is there.
//!
//! ```
//! use core_wasm::answer;
//! use table::Tables;
//!
//! let mut tables = Tables::default();
//! let text = answer(&mut tables, r#"["view", 1]"#);
//! assert_eq!(text, r#"{"refused":{"code":"no-table","text":"this game is not open"}}"#);
//! ```
//!
//! Nothing that a request can say makes it panic: in a browser that would be the end of
//! every open game.

mod answer;
#[cfg(target_family = "wasm")]
mod exports;
mod request;

pub use answer::answer;
pub use request::Request;
