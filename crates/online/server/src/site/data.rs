//! The published files of `data/`: puzzles and opening trees, for pages and for other programs. They are a part of the
//! program, and never change while it runs.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::body::Bytes;

use crate::http::{content::Content, digest::Digest};

include!(concat!(env!("OUT_DIR"), "/data.rs"));

static PUBLISHED: LazyLock<Published> = LazyLock::new(Published::read);

/// All files by name, such as `puzzles/parts.tsv`.
#[derive(Debug)]
struct Published {
    files: BTreeMap<&'static str, Content>,
    version: String,
}

impl Published {
    fn read() -> Self {
        let digest = DATA
            .iter()
            .fold(Digest::EMPTY, |digest, (name, bytes)| digest.and(name.as_bytes()).and(bytes));
        let files = DATA.iter().map(|(name, bytes)| (*name, content(name, bytes)));
        Self { files: files.collect(), version: digest.to_string() }
    }
}

fn content(name: &str, bytes: &'static [u8]) -> Content {
    let bytes = Bytes::from_static(bytes);
    if name.ends_with(".tree") {
        return Content::new("application/octet-stream", bytes);
    }
    Content::file(name, bytes)
}

/// A file.
pub(crate) fn file(name: &str) -> Option<&'static Content> {
    PUBLISHED.files.get(name)
}

/// The name of all files as they are; it is in the addresses that pages use, so that a kept file is never an old one.
pub(crate) fn version() -> &'static str {
    &PUBLISHED.version
}
