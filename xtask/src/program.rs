//! Builds the programs that tasks run.

use std::path::PathBuf;

use crate::shell;

/// Options of all workspace builds so that nothing is built twice with different features.
pub(crate) const WORKSPACE: &str = "--locked --workspace --features gipfel/cluster";

/// Builds `gipfel` and returns its path; if `GIPFEL_PROGRAM` is set, returns that program instead.
pub(crate) fn gipfel(profile: &str) -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("GIPFEL_PROGRAM") {
        return Ok(named.into());
    }
    built("gipfel", profile)
}

/// Builds `gipfel` with the features of a cluster node.
pub(crate) fn node(profile: &str) -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("GIPFEL_PROGRAM") {
        return Ok(named.into());
    }
    build("--locked --package gipfel --features cluster", "gipfel", profile)
}

/// Builds a program of the workspace and returns its path.
pub(crate) fn built(name: &str, profile: &str) -> anyhow::Result<PathBuf> {
    let scope = match (profile, name) {
        // The options that users build it with.
        ("release", "gipfel") => "--locked",
        ("release", _) => "--locked --workspace",
        _ => WORKSPACE,
    };
    build(scope, name, profile)
}

fn build(scope: &str, name: &str, profile: &str) -> anyhow::Result<PathBuf> {
    shell::run(&format!("cargo build {scope} --bin {name} --profile {profile}"), &[])?;
    // Cargo's name for the folder of the development profile.
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(shell::target().join(folder).join(name))
}
