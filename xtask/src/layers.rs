//! Checks the architecture given by the folders: dependencies between crates and imports between scripts point down the
//! layers, and neither files of a crate nor folders of scripts import each other in a cycle. A file may use the items of its
//! parent module, unless the parent uses that file: then the shared items belong in a file of their own.

mod cycle;
mod imports;
mod layer;
mod module;
mod scripts;
mod table;
mod tokens;

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};

use crate::{metadata, shell::root};

/// Fails with a list of all dependencies that point up, and all cycles.
pub(crate) fn check() -> anyhow::Result<()> {
    let packages = metadata::packages()?;
    let mut faults = layer::upward_dependencies(&packages);
    let mut files = 0;
    for package in &packages {
        let sources = sources(&root().join(&package.folder).join("src"), &[".rs"])?;
        files += sources.len();
        for cycle in imports::cycles(&sources) {
            faults.push(format!("{}: files import each other in a cycle\n{cycle}", package.name));
        }
    }
    let scripts = site_scripts()?;
    faults.extend(scripts::faults(&scripts));
    println!(
        "\n{} crates with {files} files, {} folders with {} scripts: dependencies and imports",
        packages.len(),
        scripts::folder_count(&scripts),
        scripts.len()
    );
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    println!("  all point down");
    Ok(())
}

/// Prints the crates of each layer, with their descriptions and the workspace crates they use.
pub(crate) fn print_table() -> anyhow::Result<()> {
    print!("{}", table::of(&metadata::packages()?));
    Ok(())
}

/// Returns the scripts of the site and their types, without their tests and the packages that check them.
fn site_scripts() -> anyhow::Result<Vec<(String, String)>> {
    let mut scripts = Vec::new();
    for entry in fs::read_dir(root().join("web")).context("web")? {
        let entry = entry?;
        let name = entry.file_name().display().to_string();
        if entry.file_type()?.is_dir() && name != "node_modules" && name != "tests" {
            collect(&entry.path(), &format!("{name}/"), &[".js", ".ts"], &mut scripts)?;
        }
    }
    scripts.sort();
    Ok(scripts)
}

/// Returns the files in a folder whose names have one of the endings: the path from the folder and the text of each.
pub(crate) fn sources(folder: &Path, endings: &[&str]) -> anyhow::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    collect(folder, "", endings, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(
    folder: &Path,
    prefix: &str,
    endings: &[&str],
    found: &mut Vec<(String, String)>,
) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), endings, found)?;
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
