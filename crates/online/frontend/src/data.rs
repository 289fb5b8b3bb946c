//! The published files in `data/`: puzzles and opening trees, for pages and for other programs. They are embedded in the program
//! and never change while it runs.

use std::{collections::BTreeMap, sync::LazyLock};

use bytes::Bytes;
use serde::Deserialize;

use crate::{content::Content, digest::Digest};

include!(concat!(env!("OUT_DIR"), "/data.rs"));

static PUBLISHED: LazyLock<Published> = LazyLock::new(Published::read);

/// All files by name, such as `puzzles/parts.tsv`.
#[derive(Debug)]
struct Published {
    files: BTreeMap<String, Content>,
    version: String,
}

impl Published {
    fn read() -> Self {
        let digest = DATA
            .iter()
            .fold(Digest::EMPTY, |digest, (name, bytes)| digest.and(name.as_bytes()).and(bytes));
        let files = DATA.iter().map(|(name, bytes)| ((*name).to_owned(), content(name, bytes)));
        let parts = DATA.iter().flat_map(|(name, bytes)| parts(name, bytes));
        Self { files: files.chain(parts).collect(), version: digest.to_string() }
    }
}

/// The fields of an opening tree's description that are used here.
#[derive(Deserialize)]
struct Manifest {
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    number: u32,
    bytes: usize,
}

/// Returns the parts of an opening tree, each as a file such as `openings/yinsh/3.part`. A page fetches only the parts that it
/// shows.
fn parts(name: &str, description: &[u8]) -> Vec<(String, Content)> {
    let Some(tree) = name.strip_prefix("openings/").and_then(|name| name.strip_suffix(".json"))
    else {
        return Vec::new();
    };
    let whole = DATA.iter().find(|(name, _)| *name == format!("openings/{tree}.tree"));
    let manifest = serde_json::from_slice::<Manifest>(description);
    let (Some(&(_, mut rest)), Ok(manifest)) = (whole, manifest) else { return Vec::new() };
    let mut parts = Vec::new();
    for Part { number, bytes } in manifest.parts {
        let Some((part, behind)) = rest.split_at_checked(bytes) else { break };
        rest = behind;
        let content = Content::new("application/octet-stream", Bytes::from_static(part));
        parts.push((format!("openings/{tree}/{number}.part"), content));
    }
    parts
}

fn content(name: &str, bytes: &'static [u8]) -> Content {
    let bytes = Bytes::from_static(bytes);
    if name.ends_with(".tree") {
        return Content::new("application/octet-stream", bytes);
    }
    Content::file(name, bytes)
}

/// Returns a file.
#[must_use]
pub fn file(name: &str) -> Option<&'static Content> {
    PUBLISHED.files.get(name)
}

/// Returns the version that all files share. Pages use it in URLs so that a cached file is never outdated.
#[must_use]
pub fn version() -> &'static str {
    &PUBLISHED.version
}
