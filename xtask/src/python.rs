//! Builds the Python package and tests it from its wheel.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};

use crate::{
    programs,
    shell::{self, root},
};

/// Folder of the environments and of the wheel.
const FOLDER: &str = "target/python";
/// Pinned packages, relative to the root.
const TOOLS: &str = "python/requirements.txt";
const EXTRAS: &str = "python/requirements-extras.txt";
/// Packages that the speed table compares with, relative to the root.
const COMPARED: &str = "python/requirements-speed.txt";
/// Largest wheel with which the data of puzzles and openings may be delivered.
const WHEEL_MAX_BYTES: u64 = 5_000_000;
/// Oldest supported version of CPython.
const OLDEST: &str = "import sys; assert sys.version_info >= (3, 11)";

const HINT: &str = "Python 3.11 or later with venv and pip is missing. Install it (Debian: `apt-get install python3-venv`).";

/// Options of the build and its tests.
#[derive(clap::Args, Clone, Copy, Default, Debug)]
pub(crate) struct Options {
    /// Install PettingZoo and OpenSpiel too, and run their conformance tests.
    #[arg(long)]
    extras: bool,
    /// Build the package as it is published: slow to build, for measurements.
    #[arg(long)]
    release: bool,
    /// Build the package as it is published and measure it beside other packages, instead of running the tests.
    #[arg(long)]
    speed: bool,
}

/// Builds the wheel, tries it in a clean environment, and runs all tests.
pub(crate) fn run(options: Options) -> anyhow::Result<()> {
    let tools = environment("tools")?;
    let mut requirements = format!("--requirement {TOOLS}");
    for (wanted, file) in [(options.extras || options.speed, EXTRAS), (options.speed, COMPARED)] {
        if wanted {
            requirements += &format!(" --requirement {file}");
        }
    }
    pip(&tools, &requirements)?;
    let wheel = wheel(&tools, options.release || options.speed)?;
    try_in_clean_environment(&wheel)?;
    install(&tools, &wheel)?;
    if options.speed {
        let python = python(&tools);
        return shell::run(&format!("{python} python/benchmarks/speed.py"), &[]);
    }
    test(&tools, "python/tests training/tests/test_integers.py")
}

/// Runs the tests in files or folders.
pub(crate) fn test(home: &str, paths: &str) -> anyhow::Result<()> {
    let python = python(home);
    shell::run(&format!("{python} -m pytest --quiet -p no:cacheprovider {paths}"), &[])
}

/// Installs the wheel where nothing else is installed, and runs the first example of the documents.
fn try_in_clean_environment(wheel: &Path) -> anyhow::Result<()> {
    let home = format!("{FOLDER}/clean");
    if root().join(&home).exists() {
        fs::remove_dir_all(root().join(&home))?;
    }
    let clean = environment("clean")?;
    install(&clean, wheel)?;
    shell::run(&format!("{} python/tests/examples.py --first", python(&clean)), &[])
}

/// Creates an environment if it does not exist, and returns its folder relative to the root.
pub(crate) fn environment(name: &str) -> anyhow::Result<String> {
    let home = format!("{FOLDER}/{name}");
    if root().join(&home).join("bin/python").exists() {
        return Ok(home);
    }
    fs::create_dir_all(root().join(FOLDER))?;
    if !shell::succeeds("python3 -m ensurepip --version") {
        programs::install("python3-venv", HINT)?;
    }
    shell::run(&format!("python3 -m venv {home}"), &[]).context(HINT)?;
    shell::run_words(python(&home), ["-c", OLDEST], &[]).context(HINT)?;
    Ok(home)
}

fn python(home: &str) -> String {
    format!("{home}/bin/python")
}

/// Installs packages in an environment.
pub(crate) fn pip(home: &str, words: &str) -> anyhow::Result<()> {
    shell::run(
        &format!("{} -m pip install --quiet --disable-pip-version-check {words}", python(home)),
        &[],
    )
}

fn install(home: &str, wheel: &Path) -> anyhow::Result<()> {
    pip(home, &format!("--no-deps --no-index --force-reinstall {}", wheel.display()))
}

/// Builds the wheel and returns its path relative to the root.
fn wheel(tools: &str, release: bool) -> anyhow::Result<PathBuf> {
    let wheels = PathBuf::from(FOLDER).join("wheels");
    let folder = root().join(&wheels);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let profile = if release { "dist" } else { "dev" };
    let build = format!(
        "{tools}/bin/maturin build --locked --profile {profile} --manifest-path python/Cargo.toml"
    );
    shell::run(
        &format!("{build} --interpreter {} --out {}", python(tools), wheels.display()),
        &[],
    )?;
    let entry = fs::read_dir(&folder)?.next().context("maturin built no wheel")??;
    let size = entry.metadata()?.len();
    println!("  {size} bytes");
    ensure!(
        size <= WHEEL_MAX_BYTES,
        "the wheel has {size} bytes, more than {WHEEL_MAX_BYTES}: deliver the data of puzzles and openings as an extra"
    );
    Ok(wheels.join(entry.file_name()))
}
