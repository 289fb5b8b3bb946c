//! Installs Schemathesis and fuzzes the API with it.

use std::{ffi::OsString, fs, path::PathBuf};

use anyhow::{Context as _, ensure};

use crate::{
    devtools, program, programs,
    shell::{self, root},
};

/// Folder of the Python environment.
const FOLDER: &str = "target/api-fuzz";

/// Pinned version of Schemathesis; another version might check different properties.
const PACKAGE: &str = "schemathesis==4.32.5";

const HINT: &str =
    "Python with venv and pip is missing. Install it (Debian: `apt-get install python3-venv`).";

/// Fuzzes the API of the release build.
pub(crate) fn run(arguments: &devtools::Arguments) -> anyhow::Result<()> {
    let schemathesis = schemathesis()?;
    let program = program::gipfel("release")?;
    let mut words: Vec<OsString> = vec!["api-fuzz".into(), "--program".into(), program.into()];
    words.extend(["--schemathesis".into(), schemathesis.into()]);
    words.extend(arguments.words().iter().cloned());
    devtools::run(&words)
}

/// Returns the path of Schemathesis, installing it if it is missing.
fn schemathesis() -> anyhow::Result<PathBuf> {
    let home = format!("{FOLDER}/python");
    let program = root().join(&home).join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    fs::create_dir_all(root().join(FOLDER))?;
    if !shell::succeeds("python3 -m ensurepip --version") {
        programs::install("python3-venv", HINT)?;
    }
    shell::run(&format!("python3 -m venv {home}"), &[]).context(HINT)?;
    let pip = format!("{home}/bin/pip install --quiet --disable-pip-version-check {PACKAGE}");
    shell::run(&pip, &[])?;
    ensure!(program.is_file(), "installing {PACKAGE} failed");
    Ok(program)
}
