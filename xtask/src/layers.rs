//! Checks that the architecture is what the folders show: dependencies between crates point down the layers, and no files
//! of a crate import each other in a cycle.

mod imports;
mod layer;
mod module;
mod tokens;

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};

use crate::{metadata, shell::root};

/// Fails with a list of everything that points up, or around in a cycle.
pub(crate) fn check() -> anyhow::Result<()> {
    let packages = metadata::packages()?;
    let mut faults = layer::upward_dependencies(&packages);
    let mut files = 0;
    for package in &packages {
        let sources = sources(&root().join(&package.folder).join("src"))?;
        files += sources.len();
        for cycle in imports::cycles(&sources) {
            faults.push(format!("{}: files import each other in a cycle\n{cycle}", package.name));
        }
    }
    println!("\n{} crates, {files} files: dependencies and imports", packages.len());
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    println!("  all point down");
    Ok(())
}

/// The Rust files of a crate: path from its `src`, and text.
fn sources(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    collect(folder, "", &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), found)?;
        } else if name.ends_with(".rs") {
            found.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
