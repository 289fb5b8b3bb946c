//! PostgreSQL for the tests of the store, which start their own server.

use std::path::Path;

use anyhow::ensure;

use crate::programs;

const HINT: &str = "PostgreSQL is missing. Install it (Debian: `apt-get install postgresql`); the tests start a server of their own.";

/// Installs PostgreSQL if it is missing and apt is available.
pub(crate) fn prepare() -> anyhow::Result<()> {
    if !is_installed() {
        programs::install("postgresql", HINT)?;
        ensure!(is_installed(), HINT);
    }
    Ok(())
}

/// Tests whether PostgreSQL is installed; Debian keeps the server's programs outside the `PATH`.
fn is_installed() -> bool {
    let debian = Path::new("/usr/lib/postgresql").read_dir();
    programs::on_path(&["initdb"]).is_some()
        || debian.is_ok_and(|versions| {
            versions.flatten().any(|version| version.path().join("bin/initdb").is_file())
        })
}
