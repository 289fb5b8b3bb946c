//! Licences, banned crates and sources of dependencies, by cargo-deny where it is installed.

use crate::shell;

/// Checks what needs no network; advisories are checked by the CI workflow.
pub(crate) fn check() -> anyhow::Result<()> {
    if !shell::succeeds("cargo deny --version") {
        println!("\nskipped: cargo-deny is not installed (`cargo install cargo-deny --locked`)");
        return Ok(());
    }
    shell::run("cargo deny --all-features check licenses bans sources", &[])
}
