//! Packages the crates that are published, as the registry would get them.

use std::{
    fs,
    process::id,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Context;

use crate::shell;

/// The crates that are published; each is built alone from its package.
const PUBLISHED: [&str; 5] = ["gipfel-hexgrid", "gipfel-game", "yinsh", "gipf", "potentials"];

/// Fails if one of them cannot be packaged and built from its package.
pub(crate) fn check() -> anyhow::Result<()> {
    // Cargo unpacks each package into its home folder, under a name made of the target folder's
    // path and the version, and trusts what it finds there: in a folder that was used before, a
    // crate would be built against its neighbours as they were then.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let target = shell::target().join(format!("packages-{}-{now}", id()));
    let mut words = vec!["package".to_owned(), "--locked".to_owned()];
    // What is not committed yet is packaged too: the check is about the files as they are.
    words.push("--allow-dirty".to_owned());
    words.extend(["--target-dir".to_owned(), target.display().to_string()]);
    words.extend(PUBLISHED.iter().flat_map(|name| ["--package".to_owned(), (*name).to_owned()]));
    let packaged = shell::run_words("cargo", words, &[]);
    if target.exists() {
        fs::remove_dir_all(&target).context("the folder of the packages could not be removed")?;
    }
    packaged
}
