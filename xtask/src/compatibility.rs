//! Compares the published crates with the last release by cargo-semver-checks, if it is installed.

use anyhow::ensure;

use crate::{metadata, package, shell};

/// Fails if code that compiles with the last release would not compile with the next one of the same minor version.
pub(crate) fn check() -> anyhow::Result<()> {
    if !shell::succeeds("cargo semver-checks --version") {
        println!(
            "\nskipped: cargo-semver-checks is not installed (`cargo install cargo-semver-checks --locked`)"
        );
        return Ok(());
    }
    let release = release()?;
    let packages = metadata::packages()?;
    let names: String = package::published(&packages)
        .map(|package| format!(" --package {}", package.name))
        .collect();
    shell::run(&format!("cargo semver-checks --baseline-rev {release}{names}"), &[])
}

/// Returns the commit of the last release: the one that gave the changelog the section about the current version.
fn release() -> anyhow::Result<String> {
    let version = env!("CARGO_PKG_VERSION");
    let heading = format!("-S## {version}");
    let words = ["log", "--reverse", "--format=%H", &heading, "--", "CHANGELOG.md"];
    let commits = shell::output("git", &words)?;
    let first = commits.lines().next().unwrap_or_default();
    ensure!(!first.is_empty(), "the release {version} is not in the history: fetch all of it");
    Ok(first.to_owned())
}
