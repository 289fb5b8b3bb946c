//! A small JSON reader and writer for the browser's WebAssembly modules.
//!
//! The size of everything that a browser fetches before the first move matters. With this crate,
//! `core.wasm` is 192 856 bytes long (64 572 after `gzip -9`). With only the reader replaced by that
//! of another crate, the same build is 203 966 bytes long (71 466) with miniserde 0.1, 209 203 (73 260) with
//! `serde_json::Value` and 259 886 (98 555) with tinyjson 2.5. Programs whose size does not
//! matter use serde.
//!
//! [`read`] checks a whole text once without allocating: a [`Json`] is a slice of the text with
//! its offset. [`Writer`] writes values that implement [`Written`].
//!
//! ```
//! use json::{Writer, read};
//!
//! let call = read(r#"["act", 1, {"token": "f6"}]"#)?;
//! let parts: Vec<_> = call.items().collect();
//! assert_eq!(parts[0].text().as_deref(), Some("act"));
//! assert_eq!(parts[1].number(), Some(1));
//! assert_eq!(parts[2].get("token").unwrap().text().as_deref(), Some("f6"));
//!
//! let mut out = Writer::default();
//! out.open('{');
//! out.field("ok", &["f6", "g6"][..]);
//! out.close('}');
//! assert_eq!(out.into_text(), r#"{"ok":["f6","g6"]}"#);
//! # Ok::<(), json::NotJson>(())
//! ```

mod check;
mod part;
mod writer;

pub use check::{JSON_MAX_DEPTH, NotJson};
pub use part::{Fields, Items, Json, read};
pub use writer::{Writer, Written};
