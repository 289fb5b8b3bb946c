//! Code shared by the modules in `wasm/`: receiving a request from the page and returning the answer.
//!
//! A page calls three functions: `take` allocates a buffer for the request, `call` answers it,
//! `give` frees both buffers. The [`Bridge`] owns both buffers; only the page reads and writes through
//! addresses, so no pointer is dereferenced here.
//!
//! Requests to `core`, `documents` and `training` are JSON arrays of a name and [`Arguments`], such as
//! `["view", 1]`; they are listed in `web/core/types.d.ts` and `web/training/types.d.ts`. The answer
//! is `{"ok": …}` or `{"refused": …}`. The engine has its own protocol.

mod arguments;
mod bridge;

pub use arguments::Arguments;
pub use bridge::{Bridge, reply};
