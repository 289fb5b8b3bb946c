//! Where the files of `web/` come from: embedded in the program, or a folder during development.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use axum::body::Bytes;

use crate::site::{published, script};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The files by name: `board/board.js`.
pub(crate) type Named = BTreeMap<String, Bytes>;

/// Where the files come from.
#[derive(Clone, Debug)]
pub(crate) enum Files {
    /// Out of the program.
    Embedded,
    /// From this folder, read again when something in it changes.
    Folder(PathBuf),
}

/// Tells whether a folder has changed: name, length and time of each file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stamp(Vec<(String, u64, Option<SystemTime>)>);

impl Files {
    /// All files.
    pub(crate) fn read(&self) -> io::Result<Named> {
        match self {
            Self::Embedded => Ok(EMBEDDED
                .iter()
                .map(|(name, bytes)| ((*name).to_owned(), as_sent(name, bytes)))
                .collect()),
            Self::Folder(folder) => {
                let mut named = Named::new();
                for (name, path) in listed(folder)? {
                    named.insert(name, fs::read(path)?.into());
                }
                Ok(named)
            }
        }
    }

    /// What changes when a file does; embedded files never do.
    pub(crate) fn stamp(&self) -> io::Result<Stamp> {
        let Self::Folder(folder) = self else { return Ok(Stamp::default()) };
        let mut stamp = Vec::new();
        for (name, path) in listed(folder)? {
            let metadata = fs::metadata(path)?;
            stamp.push((name, metadata.len(), metadata.modified().ok()));
        }
        Ok(Stamp(stamp))
    }
}

/// An embedded file as browsers get it. Files of a folder are sent unchanged.
fn as_sent(name: &str, bytes: &'static [u8]) -> Bytes {
    match str::from_utf8(bytes) {
        Ok(source) if name.ends_with(".js") => script::without_comments(source).into(),
        _ => Bytes::from_static(bytes),
    }
}

fn listed(root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let mut folders = vec![(String::new(), root.to_owned())];
    while let Some((name, folder)) = folders.pop() {
        for (name, path, is_folder) in published::children(&folder, &name)? {
            if is_folder {
                folders.push((name, path));
            } else {
                files.push((name, path));
            }
        }
    }
    files.sort();
    Ok(files)
}
