//! Bytes with their type, ready to be sent: named by their digest, compressed once.

use std::{io::Write as _, sync::OnceLock};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};

use crate::http::digest::Digest;

/// Content that is the same for all visitors.
#[derive(Debug)]
pub(crate) struct Content {
    /// The bytes.
    pub(crate) bytes: Bytes,
    /// Their `Content-Type`.
    pub(crate) kind: &'static str,
    /// Their `ETag`. Weak, as it stands for the compressed bytes too.
    pub(crate) tag: String,
    compressed: OnceLock<Option<Bytes>>,
}

impl Content {
    pub(crate) fn new(kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        let tag = format!("W/\"{}\"", Digest::of(&bytes));
        Self { bytes, kind, tag, compressed: OnceLock::new() }
    }

    pub(crate) fn html(text: String) -> Self {
        Self::new("text/html; charset=utf-8", text)
    }

    pub(crate) fn json(text: String) -> Self {
        Self::new("application/json", text)
    }

    /// A file, with the type that its name tells.
    pub(crate) fn file(name: &str, bytes: Bytes) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let kind = match ending {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "json" => "application/json",
            _ => "text/plain; charset=utf-8",
        };
        Self::new(kind, bytes)
    }

    /// The bytes compressed by gzip, when first needed; `None` if that saves nothing.
    pub(crate) fn compressed(&self) -> Option<Bytes> {
        self.compressed.get_or_init(|| pack(&self.bytes)).clone()
    }
}

fn pack(bytes: &[u8]) -> Option<Bytes> {
    // A packet carries so much anyway.
    if bytes.len() < 600 {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < bytes.len() / 10 * 9).then(|| packed.into())
}
