//! What the doors to `table` have in common: a request in JSON comes in, an answer in JSON
//! goes out.
//!
//! A request is an array of a name and arguments, `["view", 1]`; `web/core/types.d.ts` has
//! them all. The answer is `{"ok": …}` or `{"refused": …}`.
//!
//! There is no pointer to follow here: both texts belong to the [`Door`], and the page alone
//! reads and writes through addresses.

mod arguments;
mod door;

pub use arguments::Arguments;
pub use door::{Door, told};
