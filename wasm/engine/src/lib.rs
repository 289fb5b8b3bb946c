//! The door through which a browser enters `engine`.
//!
//! Requests and answers are those of the engine's JSON protocol, one at a time. The page
//! takes room for a request, writes it there and calls; the answer lies in the memory of the
//! module until the next call. While a search runs, the module asks the page for the clock
//! and whether to stop, and tells it what it has found.
//!
//! There is no pointer to follow here: both texts belong to the [`Door`], and the page alone
//! reads and writes through addresses.

mod door;
#[cfg(target_family = "wasm")]
mod exports;

pub use door::{Door, Page};
