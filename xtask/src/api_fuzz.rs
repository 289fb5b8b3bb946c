//! Fuzzes the API from its own description, as nobody, as a program and as a browser: whatever is asked, the server must not fail, and
//! must answer what it has promised.

mod asker;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, ensure};

use self::asker::Asker;
use crate::{
    online::Served,
    programs,
    shell::{root, run as shell, succeeds},
};

/// Where Python and the settings are kept.
const FOLDER: &str = "target/api-fuzz";

/// Which Schemathesis: another one may know other checks.
const PACKAGE: &str = "schemathesis==4.32.5";

const HINT: &str =
    "Python with venv and pip is missing. Install it (Debian: `apt-get install python3-venv`)";

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Random requests for each operation, besides those at the bounds of every parameter.
    pub(crate) examples: u32,
    /// Where chance begins.
    pub(crate) seed: u64,
}

/// Fuzzes the API of a program.
pub(crate) fn run(binary: &Path, effort: Effort) -> anyhow::Result<()> {
    let program = schemathesis()?;
    let mut mistakes = Vec::new();
    for (name, ask) in [
        ("nobody", Asker::nobody as fn(&str) -> anyhow::Result<Asker>),
        ("program", Asker::program),
        ("browser", Asker::browser),
    ] {
        // A server for each: what one leaves behind must not confuse the next.
        let served = Served::start(binary, &format!("api-fuzz-{name}"))?;
        let asker = ask(served.place())?;
        let settings = settings(name, &asker, effort)?;
        println!("\napi-fuzz: as {}", asker.who());
        let status = Command::new(&program)
            .arg("--config-file")
            .arg(&settings)
            .args(["run", "--no-color"])
            .arg(format!("http://{}/api/openapi.json", served.place()))
            .current_dir(root().join(FOLDER))
            .status()
            .context("schemathesis could not be started")?;
        if !status.success() {
            mistakes.push(name);
        }
        // A mistake that was caught on the way is still a mistake.
        ensure!(!served.log().contains("mistake of ours"), "the server:\n{}", served.log());
    }
    ensure!(
        mistakes.is_empty(),
        "the API does not keep its word, asked as {}",
        mistakes.join(", ")
    );
    Ok(())
}

/// Writes the settings of a run.
fn settings(name: &str, asker: &Asker, effort: Effort) -> anyhow::Result<PathBuf> {
    let file = root().join(FOLDER).join(format!("{name}.toml"));
    fs::write(&file, asker.settings(effort))?;
    Ok(file)
}

/// Where Schemathesis is; installs it if it is not there yet.
fn schemathesis() -> anyhow::Result<PathBuf> {
    let home = format!("{FOLDER}/python");
    let program = root().join(&home).join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    fs::create_dir_all(root().join(FOLDER))?;
    if !succeeds("python3 -m ensurepip --version") {
        programs::install("python3-venv", HINT)?;
    }
    shell(&format!("python3 -m venv {home}"), &[]).context(HINT)?;
    shell(&format!("{home}/bin/pip install --quiet --disable-pip-version-check {PACKAGE}"), &[])?;
    ensure!(program.is_file(), "{PACKAGE} was not installed");
    Ok(program)
}
