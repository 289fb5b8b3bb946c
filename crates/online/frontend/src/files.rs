//! The source of the files in `web/`: the program, which embeds them, or a folder during development.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use bytes::Bytes;

use crate::{published, script};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Contents of files by name, such as `board/board.js`.
pub(crate) type Named = BTreeMap<String, Bytes>;

/// Source of the files.
#[derive(Clone, Debug)]
pub enum Files {
    /// Embedded in the program.
    Embedded,
    /// In this folder, read again when something in it changes.
    Folder(PathBuf),
}

/// State of a folder: name, length and modification time of each file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Stamp(Vec<(String, u64, Option<SystemTime>)>);

impl Files {
    /// Returns all files.
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

    /// Returns a stamp that differs after a file has changed. Embedded files never change.
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

/// Returns an embedded file as browsers receive it. Files from a folder are sent unchanged.
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
