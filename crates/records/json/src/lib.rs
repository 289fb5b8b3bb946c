//! JSON, read where it stands and written into a text.
//!
//! Everything that a browser fetches before the first move counts: this is a tenth of what
//! serde makes of the same requests. Programs that need not be small use serde.
//!
//! [`read`] checks a whole text once and keeps nothing but the text: a [`Json`] is a part of
//! it, and knows where it stands. [`Writer`] writes what is [`Written`].
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
