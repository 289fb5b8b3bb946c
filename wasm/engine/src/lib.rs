//! WebAssembly module of the engine.
//!
//! Requests and answers are those of the engine's JSON protocol, one at a time. During a search,
//! the module asks the [`Page`] for the time and whether to stop, and reports its progress.

#[cfg(target_family = "wasm")]
mod exports;
mod page;

pub use page::{Page, answer};
