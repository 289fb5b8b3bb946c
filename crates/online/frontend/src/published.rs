//! Selection of the files in `web/` that browsers fetch. Also used by the build script.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Extensions of files that browsers fetch. Tests, types and tool settings are excluded.
const ENDINGS: [&str; 8] = ["js", "css", "wasm", "svg", "png", "ico", "json", "txt"];

/// Folders that are never published.
const PRIVATE: [&str; 2] = ["node_modules", "tests"];

/// Returns the published entries of a folder: name relative to the root, path, and whether the entry is a folder.
pub(crate) fn children(folder: &Path, name: &str) -> io::Result<Vec<(String, PathBuf, bool)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(own) = entry.file_name().into_string() else { continue };
        let is_folder = entry.file_type()?.is_dir();
        let full = if name.is_empty() { own.clone() } else { format!("{name}/{own}") };
        let ending = own.rsplit_once('.').map_or("", |(_, ending)| ending);
        let is_private = own.starts_with('.') || PRIVATE.contains(&own.as_str());
        // At the top level, JSON files are tool settings.
        let is_setting = name.is_empty() && ending == "json";
        if !is_private && (is_folder || ENDINGS.contains(&ending) && !is_setting) {
            found.push((full, entry.path(), is_folder));
        }
    }
    Ok(found)
}
