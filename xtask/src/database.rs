//! The store on PostgreSQL: the same claims as on SQLite.

use std::path::Path;

use anyhow::ensure;

use crate::{programs, shell};

const HINT: &str = "PostgreSQL is missing. Install it (Debian: `apt-get install postgresql`); the tests start a server of their own.";

/// Tests the store with everything that it can be built with; installs PostgreSQL where apt can.
pub(crate) fn check() -> anyhow::Result<()> {
    if !installed() {
        programs::install("postgresql", HINT)?;
        ensure!(installed(), HINT);
    }
    let clippy = "cargo clippy --locked --package gipfel-store --features cluster --all-targets -- -D warnings";
    shell::run(clippy, &[])?;
    shell::run("cargo test --locked --package gipfel-store --features cluster", &[])
}

/// Whether the programs of a server are there; Debian has them outside of the path.
fn installed() -> bool {
    let debian = Path::new("/usr/lib/postgresql").read_dir();
    programs::on_path(&["initdb"]).is_some()
        || debian.is_ok_and(|versions| {
            versions.flatten().any(|version| version.path().join("bin/initdb").is_file())
        })
}
