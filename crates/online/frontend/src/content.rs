//! Response content: bytes with their type, an `ETag`, and a compressed form that is computed once.

use std::{io::Write as _, sync::OnceLock};

use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};

use crate::digest::Digest;

/// Content that is the same for all visitors.
#[derive(Debug)]
pub struct Content {
    /// Uncompressed bytes.
    pub bytes: Bytes,
    /// `Content-Type` of the bytes.
    pub kind: &'static str,
    /// `ETag` of the bytes. It is weak, since the compressed form shares it.
    pub tag: String,
    compressed: OnceLock<Option<Bytes>>,
}

impl Content {
    /// Creates content of the given type.
    #[must_use]
    pub fn new(kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        let tag = format!("W/\"{}\"", Digest::of(&bytes));
        Self { bytes, kind, tag, compressed: OnceLock::new() }
    }

    /// Creates an HTML page.
    #[must_use]
    pub fn html(text: String) -> Self {
        Self::new("text/html; charset=utf-8", text)
    }

    /// Creates a JSON document.
    #[must_use]
    pub fn json(text: String) -> Self {
        Self::new("application/json", text)
    }

    /// Returns the content of a file, with the type implied by its name.
    #[must_use]
    pub fn file(name: &str, bytes: Bytes) -> Self {
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

    /// Returns the bytes compressed with gzip, computed when first needed; `None` if compression saves nothing.
    #[must_use]
    pub fn compressed(&self) -> Option<Bytes> {
        self.compressed.get_or_init(|| pack(&self.bytes)).clone()
    }
}

fn pack(bytes: &[u8]) -> Option<Bytes> {
    // Smaller content fits into one packet anyway.
    if bytes.len() < 600 {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < bytes.len() / 10 * 9).then(|| packed.into())
}
