//! Checks of the site's scripts without a browser: format and lints, types, unit tests, and the formatting of messages.

use std::fs;

use anyhow::{Context as _, ensure};

use crate::{devtools, shell};

/// Folder of the scripts' unit tests.
const UNIT: &str = "web/tests/unit";

/// Generates the types that scripts use, and checks the scripts.
pub(crate) fn check() -> anyhow::Result<()> {
    packages()?;
    devtools::run(&["types"])?;
    shell::run("npm run --prefix web --silent check", &[])?;
    unit_tests()?;
    devtools::run(&["check-words"])
}

fn unit_tests() -> anyhow::Result<()> {
    let mut tests: Vec<String> = fs::read_dir(shell::root().join(UNIT))
        .with_context(|| UNIT.to_owned())?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".test.js") || name.ends_with(".test.mjs"))
        .map(|name| format!("{UNIT}/{name}"))
        .collect();
    tests.sort();
    shell::run(&format!("node --test --test-reporter=dot {}", tests.join(" ")), &[])
}

/// Installs the packages in `web/package-lock.json`, unless they are already installed.
pub(crate) fn packages() -> anyhow::Result<()> {
    ensure!(
        shell::succeeds("node --version") && shell::succeeds("npm --version"),
        "Node or npm is missing. Install Node 20 or later, which includes npm."
    );
    let web = shell::root().join("web");
    let wanted = fs::read(web.join("package-lock.json")).context("web/package-lock.json")?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    shell::run("npm ci --prefix web --no-audit --no-fund", &[])?;
    fs::write(&stamp, wanted).context("web/node_modules")
}
