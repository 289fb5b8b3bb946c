//! A small JSON reader and writer for the browser's modules.
//!
//! Everything that a browser fetches before the first move counts. `core.wasm` has 192 856 bytes
//! with this crate, 64 572 of them after `gzip -9`. With the reader alone replaced by that of another
//! crate it has, in the same build, 203 966 (71 466) with miniserde 0.1, 209 203 (73 260) with
//! `serde_json::Value` and 259 886 (98 555) with tinyjson 2.5. Programs that need not be
//! small use serde.
//!
//! [`read`] checks a whole text once and allocates nothing: a [`Json`] is a slice of the text with
//! its offset. [`Writer`] writes what implements [`Written`].
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

pub use check::{MOST_DEPTH, NotJson};
pub use part::{Fields, Items, Json, read};
pub use writer::{Writer, Written};
