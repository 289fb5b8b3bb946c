//! The scripts of the site without a browser: format and lints, types, unit tests, and their sentences.

use std::fs;

use anyhow::{Context as _, ensure};

use crate::{devtools, shell};

/// Where unit tests of scripts lie.
const UNIT: &str = "web/tests/unit";

/// Checks the scripts.
pub(crate) fn check() -> anyhow::Result<()> {
    packages()?;
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

/// Installs what `web/package-lock.json` names, unless just that is there.
pub(crate) fn packages() -> anyhow::Result<()> {
    ensure!(
        shell::succeeds("node --version") && shell::succeeds("npm --version"),
        "Node 20 or later and npm are missing: they check the scripts and drive the browser"
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
