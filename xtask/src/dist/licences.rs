//! The licences of the crates that are linked into the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::Context as _;

use super::dependencies::Dependency;

/// Prefixes of the names of licence files, in upper case.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"];

/// Returns a list of the crates with the names of their licences, followed by each licence text with the crates that use it.
pub(super) fn text(dependencies: &[Dependency]) -> anyhow::Result<String> {
    let mut list = String::from("The program contains these crates:\n\n");
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for dependency in dependencies {
        let title = dependency.title();
        writeln!(list, "{title}: {}", dependency.licence)?;
        for text in licences_in(&dependency.folder)? {
            texts.entry(text).or_default().insert(title.clone());
        }
    }
    for (text, crates) in texts {
        let crates: Vec<String> = crates.into_iter().collect();
        write!(list, "\n{}\n{}\n\n{text}\n", "=".repeat(80), crates.join(", "))?;
    }
    Ok(list)
}

/// Returns the texts of the licences in the folder of a crate.
fn licences_in(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if FILES.iter().any(|start| name.starts_with(start)) && entry.file_type()?.is_file() {
            texts.push(String::from_utf8_lossy(&fs::read(entry.path())?).trim().to_owned());
        }
    }
    Ok(texts)
}
