//! The check that two builds in different folders give the same archive.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

use super::target::Target;
use crate::shell::{self, root};

/// Copies the sources to another folder, builds the release there, and fails if its archive differs.
pub(super) fn check(target: &Target, archive: &Path) -> anyhow::Result<()> {
    let copy = std::env::temp_dir().join(format!("another-folder-{}", std::process::id()));
    let result = build(target, &copy).and_then(|()| compare(target, archive, &copy));
    fs::remove_dir_all(&copy).with_context(|| copy.display().to_string())?;
    result
}

/// Builds the release in a copy of the sources, with its own target folder.
fn build(target: &Target, copy: &Path) -> anyhow::Result<()> {
    for file in sources()? {
        let to = copy.join(&file);
        fs::create_dir_all(to.parent().context("a file has no folder")?)?;
        fs::copy(root().join(&file), to).with_context(|| file.display().to_string())?;
    }
    let manifest = copy.join("Cargo.toml");
    let folder = copy.join("target");
    let words = ["run", "--locked", "--package", "xtask", "--manifest-path"].map(Into::into);
    let [dist, option, triple] = ["dist", "--target", &target.triple].map(Into::into);
    let words = [&words[..], &[manifest.into_os_string(), "--".into(), dist, option, triple]];
    let folder = folder.to_str().context("the temporary folder is not UTF-8")?;
    shell::run_words("cargo", words.concat(), &[("CARGO_TARGET_DIR", folder)])
}

/// Returns the files of the project that git does not ignore.
fn sources() -> anyhow::Result<Vec<PathBuf>> {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = shell::output("git", &words)?;
    let files = listed.split_terminator('\0').map(PathBuf::from);
    // A file that was deleted but not committed yet is still listed.
    Ok(files.filter(|file| root().join(file).is_file()).collect())
}

/// Fails with the names of the files that differ.
fn compare(target: &Target, archive: &Path, copy: &Path) -> anyhow::Result<()> {
    let other = copy.join("target/dist");
    let read = |path: &Path| fs::read(path).with_context(|| path.display().to_string());
    if read(archive)? == read(&other.join(target.name() + ".tar.gz"))? {
        println!("\nTwo builds in different folders are identical.");
        return Ok(());
    }
    let sums = |folder: &Path| {
        let path = folder.join(target.name()).join("SHA256SUMS");
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let ours = archive.parent().context("the archive has no folder")?;
    bail!("two builds differ in: {}", differences(&sums(ours)?, &sums(&other)?).join(", "))
}

/// Returns the names in lines of checksums that are not in both texts.
fn differences<'a>(ours: &'a str, theirs: &'a str) -> Vec<&'a str> {
    let only_in = |one: &'a str, other: &'a str| {
        one.lines().filter(move |line| other.lines().all(|found| found != *line))
    };
    let lines = only_in(ours, theirs).chain(only_in(theirs, ours));
    let mut names: Vec<&str> = lines.filter_map(|line| Some(line.split_once("  ")?.1)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_differ_or_are_missing_are_named() {
        let ours = "aa  README.md\nbb  gipfel\ncc  docs/a.md\n";
        let theirs = "aa  README.md\nbd  gipfel\n";
        assert_eq!(differences(ours, theirs), ["docs/a.md", "gipfel"]);
    }

    #[test]
    fn the_copy_contains_the_sources_and_nothing_built() {
        let sources = sources().unwrap();
        assert!(sources.contains(&"Cargo.lock".into()));
        assert!(!sources.iter().any(|file| file.starts_with("target")));
    }
}
