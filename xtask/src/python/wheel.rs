//! The wheel and the source distribution of the Python package.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};

use super::environment::{Environment, FOLDER};
use crate::shell::root;

/// Largest wheel with which the data of puzzles and openings may be delivered.
const WHEEL_MAX_BYTES: u64 = 5_000_000;

/// Linked by Zig against the C library of 2012 so that the wheel runs on every Linux with a newer one.
const ANY_LINUX: &str = " --zig --compatibility manylinux2014";

/// Builds the wheel for this machine alone, and returns its path relative to the root.
pub(super) fn build(tools: &Environment, profile: &str) -> anyhow::Result<PathBuf> {
    let folder = PathBuf::from(FOLDER).join("wheels");
    empty(&folder)?;
    maturin(tools, "build", &format!("--profile {profile}{}", interpreter(tools)), &folder)?;
    checked(&folder)
}

/// Builds the wheel and the source distribution as they are published, and returns the path of the wheel relative to the root.
pub(super) fn publish(tools: &Environment) -> anyhow::Result<PathBuf> {
    let folder = PathBuf::from(FOLDER).join("publish");
    empty(&folder)?;
    let compatibility = if cfg!(target_os = "linux") { ANY_LINUX } else { "" };
    maturin(tools, "build", &format!("{}{compatibility}", interpreter(tools)), &folder)?;
    let wheel = checked(&folder)?;
    maturin(tools, "sdist", "", &folder)?;
    Ok(wheel)
}

fn interpreter(tools: &Environment) -> String {
    format!(" --locked --interpreter {}", tools.python())
}

fn maturin(tools: &Environment, task: &str, words: &str, folder: &Path) -> anyhow::Result<()> {
    let out = folder.display();
    let command =
        format!("-m maturin {task} {words} --manifest-path python/Cargo.toml --out {out}");
    // Zig is a package of the environment; the linker looks for it from other folders.
    let python = root().canonicalize()?.join(tools.python()).display().to_string();
    tools.run_with(&command, &[("CARGO_ZIGBUILD_PYTHON_PATH", &python)])
}

fn empty(folder: &Path) -> anyhow::Result<()> {
    let folder = root().join(folder);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    Ok(())
}

/// Returns the only file in a folder, relative to the root; fails if it is too large.
fn checked(folder: &Path) -> anyhow::Result<PathBuf> {
    let entry = fs::read_dir(root().join(folder))?.next().context("maturin built no wheel")??;
    let size = entry.metadata()?.len();
    println!("  {size} bytes");
    ensure!(
        size <= WHEEL_MAX_BYTES,
        "the wheel has {size} bytes, more than {WHEEL_MAX_BYTES}: deliver the data of puzzles and openings as an extra"
    );
    Ok(folder.join(entry.file_name()))
}
