//! Checks of licences, banned crates and sources of dependencies with cargo-deny, if it is installed.

use crate::shell;

/// Runs the checks that need no network; the CI workflow checks advisories.
pub(crate) fn check() -> anyhow::Result<()> {
    if !shell::succeeds("cargo deny --version") {
        println!("\nskipped: cargo-deny is not installed (`cargo install cargo-deny --locked`)");
        return Ok(());
    }
    shell::run("cargo deny --all-features check licenses bans sources", &[])
}
