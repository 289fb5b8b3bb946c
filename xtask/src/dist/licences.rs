//! The licences of the crates that are linked into the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::Context as _;
use serde_json::Value;

use crate::shell;

/// How the names of files with a licence begin, in capitals.
const FILES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"];

/// A list of the crates with the names of their licences, and then each text with the crates that it belongs to.
pub(super) fn text() -> anyhow::Result<String> {
    let linked = linked()?;
    let words = ["metadata", "--format-version", "1", "--locked"];
    let metadata: Value = serde_json::from_str(&shell::output("cargo", &words)?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata has no packages")?;
    let mut list = String::from("The program contains these crates:\n\n");
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let name = format!("{} {}", field("name"), field("version"));
        // Those of the workspace have no source; their licences lie beside this file.
        if !linked.contains(&name) || package["source"].is_null() {
            continue;
        }
        writeln!(list, "{name}: {}", field("license"))?;
        let folder = Path::new(field("manifest_path")).parent().context("a crate has a folder")?;
        for text in licences_in(folder)? {
            texts.entry(text).or_default().insert(name.clone());
        }
    }
    for (text, crates) in texts {
        let crates: Vec<String> = crates.into_iter().collect();
        write!(list, "\n{}\n{}\n\n{text}\n", "=".repeat(80), crates.join(", "))?;
    }
    Ok(list)
}

/// Name and version of the crates in the program.
fn linked() -> anyhow::Result<BTreeSet<String>> {
    let words =
        ["tree", "--locked", "--package", "gipfel", "--edges", "normal", "--prefix", "none"];
    let listed = shell::output("cargo", &words)?;
    let read = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    };
    Ok(listed.lines().filter_map(read).collect())
}

/// The texts of the licences in the folder of a crate.
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
