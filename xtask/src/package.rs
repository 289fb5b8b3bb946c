//! Packages the crates that are published, as the registry would get them.

use crate::shell;

/// The crates that are published; each is built alone from its package.
const PUBLISHED: [&str; 4] = ["gipfel-hexgrid", "gipfel-game", "yinsh", "gipf"];

/// Fails if one of them cannot be packaged and built from its package.
pub(crate) fn check() -> anyhow::Result<()> {
    let packages = PUBLISHED.map(|name| format!("--package {name}")).join(" ");
    // What is not committed yet is packaged too: the check is about the files as they are.
    shell::run(&format!("cargo package --locked --allow-dirty {packages}"), &[])
}
