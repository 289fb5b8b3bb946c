//! What the modules in `wasm/` share: how a page hands over a request and gets the answer.
//!
//! A page calls three functions. `take` allocates a buffer for the request, `call` answers it,
//! `give` frees both. Both texts belong to the [`Bridge`]; only the page reads and writes
//! through addresses, so that no pointer is followed here.
//!
//! Requests to `core` and `documents` are JSON arrays of a name and [`Arguments`], such as
//! `["view", 1]`; `web/core/types.d.ts` lists them. The answer is `{"ok": …}` or
//! `{"refused": …}`. The engine has its own protocol.

mod arguments;
mod bridge;

pub use arguments::Arguments;
pub use bridge::{Bridge, reply};
