//! How many crates the program is made of: a first build should not take long.

use std::{collections::BTreeSet, process::Command};

use anyhow::{Context as _, ensure};

use crate::shell;

/// As many crates as `cargo build` may pull in.
const MOST: usize = 260;

/// Counts them.
pub(crate) fn check() -> anyhow::Result<()> {
    let listed = Command::new("cargo")
        .args([
            "tree",
            "--locked",
            "--package",
            "gipfel",
            "--edges",
            "normal,build",
            "--prefix",
            "none",
        ])
        .current_dir(shell::root())
        .output()
        .context("cargo could not be started")?;
    ensure!(listed.status.success(), "cargo tree: {}", String::from_utf8_lossy(&listed.stderr));
    let text = String::from_utf8(listed.stdout)?;
    // Name and version; what follows says where it comes from, or that it was listed before.
    let crates: BTreeSet<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().take(2).collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
        .collect();
    println!("\nThe program is made of {} crates; {MOST} are allowed.", crates.len());
    ensure!(crates.len() <= MOST, "too many crates");
    Ok(())
}
