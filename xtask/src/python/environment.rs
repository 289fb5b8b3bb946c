//! Virtual environments of Python.

use std::{fs, path::Path};

use anyhow::Context as _;

use crate::{
    programs,
    shell::{self, root},
};

/// Folder of the environments and of the wheels, relative to the root.
pub(super) const FOLDER: &str = "target/python";
/// Interpreter for which the package is built unless another one is given.
pub(super) const INTERPRETER: &str = if cfg!(windows) { "python" } else { "python3" };
/// Oldest supported version of CPython.
const OLDEST: &str = "import sys; assert sys.version_info >= (3, 11)";

const HINT: &str = "Python 3.11 or later with venv and pip is missing. Install it (Debian: `apt-get install python3-venv`).";

/// A virtual environment.
pub(crate) struct Environment {
    /// Its folder, relative to the root.
    home: String,
}

impl Environment {
    /// Returns the environment with this name, and creates it if it does not exist.
    pub(crate) fn named(name: &str) -> anyhow::Result<Self> {
        Self::of(INTERPRETER, name)
    }

    /// Returns the environment with this name for an interpreter, and creates it if it does not exist.
    pub(super) fn of(interpreter: &str, name: &str) -> anyhow::Result<Self> {
        let kind = Path::new(interpreter).file_name().context("the interpreter has no name")?;
        let environment = Self { home: format!("{FOLDER}/{}/{name}", kind.display()) };
        if root().join(environment.python()).exists() {
            return Ok(environment);
        }
        if !shell::succeeds(&format!("{interpreter} -m ensurepip --version")) {
            programs::install("python3-venv", HINT)?;
        }
        shell::run(&format!("{interpreter} -m venv {}", environment.home), &[]).context(HINT)?;
        shell::run_words(environment.python(), ["-c", OLDEST], &[]).context(HINT)?;
        Ok(environment)
    }

    /// Returns an environment in which nothing is installed.
    pub(super) fn empty(interpreter: &str, name: &str) -> anyhow::Result<Self> {
        let home = root().join(&Self::of(interpreter, name)?.home);
        fs::remove_dir_all(&home).with_context(|| home.display().to_string())?;
        Self::of(interpreter, name)
    }

    /// Returns the path of the interpreter, relative to the root.
    pub(super) fn python(&self) -> String {
        let program = if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" };
        format!("{}/{program}", self.home)
    }

    /// Runs a module or a script with the interpreter.
    pub(super) fn run(&self, words: &str) -> anyhow::Result<()> {
        self.run_with(words, &[])
    }

    /// Runs a module or a script with the interpreter and these variables.
    pub(super) fn run_with(&self, words: &str, variables: &[(&str, &str)]) -> anyhow::Result<()> {
        shell::run(&format!("{} {words}", self.python()), variables)
    }

    /// Runs the tests in files or folders.
    pub(crate) fn test(&self, paths: &str) -> anyhow::Result<()> {
        self.run(&format!("-m pytest --quiet -p no:cacheprovider {paths}"))
    }

    /// Installs packages.
    pub(crate) fn install(&self, words: &str) -> anyhow::Result<()> {
        self.run(&format!("-m pip install --quiet --disable-pip-version-check {words}"))
    }

    /// Installs a wheel without the packages that it can use.
    pub(super) fn install_wheel(&self, wheel: &Path) -> anyhow::Result<()> {
        self.install(&format!("--no-deps --no-index --force-reinstall {}", wheel.display()))
    }
}
