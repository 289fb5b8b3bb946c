//! The sources of a module: the project's own files, and the checksums of third-party crates.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, ensure};

use super::module::Module;
use crate::shell::root;

/// The sources of a module.
#[derive(Debug, Default)]
pub(super) struct Sources {
    /// Crates with their features; third-party crates also with their checksum from the lock file.
    pub(super) crates: BTreeSet<String>,
    /// Paths of the project's own files, relative to its root.
    pub(super) files: BTreeSet<PathBuf>,
    /// Settings of the module's profile.
    pub(super) profile: String,
}

/// Finds the sources of a module: its crate and its normal dependencies, without tests.
pub(super) fn of(module: Module) -> anyhow::Result<Sources> {
    let root = root().canonicalize()?;
    let lock = fs::read_to_string(root.join("Cargo.lock"))?;
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
    let profile = profile(&manifest, &module.profile())?;
    let mut sources = Sources { profile, ..Sources::default() };
    for line in tree(module)?.lines() {
        let (package, features) =
            line.split_once('|').context("unexpected output of cargo tree")?;
        let mut words = package.splitn(3, ' ');
        let (name, version) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let folder = words.next().map(|word| word.trim_matches(['(', ')']));
        let features = features.trim_end_matches("(*)").trim();
        let origin = match folder.map(Path::new).filter(|folder| folder.starts_with(&root)) {
            Some(folder) => {
                sources.add_crate(&root, folder)?;
                ""
            }
            None => checksum(&lock, name, version.trim_start_matches('v'))?,
        };
        sources.crates.insert(format!("{name} {version} {features} {origin}"));
    }
    Ok(sources)
}

impl Sources {
    fn add_crate(&mut self, root: &Path, folder: &Path) -> anyhow::Result<()> {
        let mut found = vec![folder.join("Cargo.toml")];
        found.extend(Some(folder.join("build.rs")).filter(|file| file.exists()));
        list(&folder.join("src"), &mut found)?;
        for file in found {
            if file.extension().is_some_and(|extension| extension == "rs") {
                for embedded in embedded(&file)? {
                    self.files.insert(embedded.strip_prefix(root)?.to_path_buf());
                }
            }
            self.files.insert(file.strip_prefix(root)?.to_path_buf());
        }
        Ok(())
    }
}

/// Lists every file in a folder and its subfolders.
fn list(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// Returns the files that a source file embeds, if it names them with a plain string literal.
fn embedded(file: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let text = fs::read_to_string(file)?;
    let folder = file.parent().context("the file has no parent folder")?;
    let names = ["include_str!(\"", "include_bytes!(\""].into_iter().flat_map(|start| {
        text.split(start).skip(1).filter_map(|rest| rest.split_once('"').map(|(name, _)| name))
    });
    names
        .map(|name| folder.join(name))
        .map(|path| path.canonicalize().with_context(|| path.display().to_string()))
        .collect()
}

/// Returns the crates of a module, one per line, with their features.
fn tree(module: Module) -> anyhow::Result<String> {
    let output = Command::new("cargo")
        .args(["tree", "--locked", "--edges", "normal,build", "--prefix", "none"])
        .args(["--target", "wasm32-unknown-unknown", "--format", "{p}|{f}"])
        .args(["--package", &module.package(), "--features", module.features()])
        .current_dir(root())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns the checksum of a crate in the lock file.
fn checksum<'a>(lock: &'a str, name: &str, version: &str) -> anyhow::Result<&'a str> {
    let head = format!("name = \"{name}\"\nversion = \"{version}\"\n");
    let entry = lock.split("[[package]]\n").find(|entry| entry.starts_with(&head));
    let entry = entry.with_context(|| format!("{name} {version} is not in Cargo.lock"))?;
    let line = entry.lines().find_map(|line| line.strip_prefix("checksum = "));
    line.with_context(|| format!("{name} {version} has no checksum in Cargo.lock"))
}

/// Returns the settings of a profile in the project's manifest.
fn profile(manifest: &str, name: &str) -> anyhow::Result<String> {
    let head = format!("[profile.{name}]\n");
    let (_, rest) = manifest.split_once(&head).with_context(|| format!("no profile {name}"))?;
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    Ok(lines.filter(|line| line.contains('=')).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_ends_where_the_next_section_begins() {
        let manifest = "[profile.a]\nlto = true\n\n# Why.\nstrip = true\n\n[profile.b]\nx = 1\n";
        assert_eq!(profile(manifest, "a").unwrap(), "lto = true\nstrip = true");
        assert_eq!(profile(manifest, "b").unwrap(), "x = 1");
        assert!(profile(manifest, "c").is_err());
    }

    #[test]
    fn a_file_embedded_by_a_source_file_is_a_source_too() {
        let sources = of(Module::Engine).unwrap();
        for file in ["crates/engine/eval/weights/yinsh.weights", "crates/engine/eval/src/lib.rs"] {
            assert!(sources.files.contains(Path::new(file)), "{file}");
        }
        assert!(sources.crates.iter().any(|name| name.starts_with("serde_json ")));
    }
}
