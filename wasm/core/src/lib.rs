//! The door through which a browser enters `table`: a request in JSON, an answer in JSON.
//!
//! A request is an array of a name and arguments, `["view", 1]`; `web/core/types.d.ts` has
//! them all. The answer is `{"ok": …}` or `{"refused": …}`.
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
mod door;
mod request;

pub use answer::answer;
pub use request::Request;
