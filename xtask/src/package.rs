//! Packages the published crates as they would be uploaded to the registry.

use std::{
    fs,
    process::id,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Context;

use crate::{metadata::Package, shell};

/// The published crates, each of which is built from its package alone.
const PUBLISHED: [&str; 5] = ["gipfel-hexgrid", "gipfel-game", "yinsh", "gipf", "gipf-potentials"];

/// Returns the published crates among these packages.
pub(crate) fn published(packages: &[Package]) -> impl Iterator<Item = &Package> {
    packages.iter().filter(|package| PUBLISHED.contains(&package.name.as_str()))
}

/// Fails if a published crate cannot be packaged and built from its package.
pub(crate) fn check() -> anyhow::Result<()> {
    // Cargo unpacks each package into its home folder, under a name derived from the target folder's path and the version, and
    // trusts what it finds there: with a reused target folder, a crate would be built against outdated versions of the
    // others.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let target = shell::target().join(format!("packages-{}-{now}", id()));
    let mut words = vec!["package".to_owned(), "--locked".to_owned()];
    // Uncommitted changes are packaged too: the check covers the files as they are.
    words.push("--allow-dirty".to_owned());
    words.extend(["--target-dir".to_owned(), target.display().to_string()]);
    words.extend(PUBLISHED.iter().flat_map(|name| ["--package".to_owned(), (*name).to_owned()]));
    let packaged = shell::run_words("cargo", words, &[]);
    if target.exists() {
        fs::remove_dir_all(&target).context("cannot remove the folder of the packages")?;
    }
    packaged
}
