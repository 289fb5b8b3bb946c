//! The container image without a container engine: builds its root file system from `contrib/Containerfile`, and runs the program
//! in it as an ordinary user.

mod instructions;
mod trial;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};
use clap::Args;

use self::instructions::Image;
use super::{files, target::Target};
use crate::shell::root;

/// The release from which an image is built.
#[derive(Args)]
pub(crate) struct Options {
    /// Unpacked archive of a release; by default, the release is built if it is missing
    #[arg(long, value_name = "DIR")]
    release: Option<PathBuf>,
}

/// Builds the root file system of the image into `target/dist/image`, and runs the program in it.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let release = match &options.release {
        Some(folder) => folder.clone(),
        None => built()?,
    };
    let text = fs::read_to_string(root().join("contrib/Containerfile"));
    let image = Image::read(&text.context("contrib/Containerfile")?)?;
    let system = crate::shell::target().join("dist/image");
    if system.exists() {
        fs::remove_dir_all(&system).with_context(|| system.display().to_string())?;
    }
    fill(&system, &release, &image)?;
    println!("\nThe root file system is at {}", system.display());
    trial::run(&system, &image)
}

/// Returns the folder of the release for Linux, which is built if it is missing.
fn built() -> anyhow::Result<PathBuf> {
    let triple = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    let target = Target::find(Some(&triple))?;
    let folder = target.folder();
    if !folder.join(target.program()).is_file() {
        super::build(&target)?;
    }
    Ok(folder)
}

/// Carries out the COPY instructions.
fn fill(system: &Path, release: &Path, image: &Image) -> anyhow::Result<()> {
    fs::create_dir_all(system).with_context(|| system.display().to_string())?;
    for step in &image.copies {
        let to = system.join(step.to.trim_start_matches('/'));
        for from in &step.from {
            let from = release.join(from);
            ensure!(from.exists(), "the release lacks {}", from.display());
            if from.is_dir() {
                files::copy(&from, &to)?;
                continue;
            }
            let to = match from.file_name() {
                Some(name) if step.to.ends_with('/') => to.join(name),
                _ => to.clone(),
            };
            fs::create_dir_all(to.parent().context("a file has no folder")?)?;
            fs::copy(&from, &to).with_context(|| from.display().to_string())?;
        }
        if let Some((user, group)) = step.owner {
            own(&to, user, group)?;
        }
    }
    Ok(())
}

/// Gives a folder and everything in it to a user, if this process may do so.
#[cfg(unix)]
fn own(path: &Path, user: u32, group: u32) -> anyhow::Result<()> {
    if !trial::is_root() {
        return Ok(());
    }
    std::os::unix::fs::chown(path, Some(user), Some(group))
        .with_context(|| path.display().to_string())?;
    if path.is_dir() {
        for inside in super::archive::sorted(path)? {
            own(&inside, user, group)?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn own(_: &Path, _: u32, _: u32) -> anyhow::Result<()> {
    anyhow::bail!("images are built on Linux")
}
