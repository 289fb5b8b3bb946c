//! Builds a release: the program with its documents, manual pages, completions, licences and checksums, in an archive.

mod archive;
mod dependencies;
mod files;
mod image;
mod licences;
mod notes;
mod sbom;
mod target;
mod twice;

use std::{fs, path::PathBuf};

use anyhow::Context as _;
use clap::Args;

use self::target::Target;
pub(crate) use self::{
    image::{Options as ImageOptions, run as image},
    notes::print as print_notes,
};

/// The target of a release, and whether to check that its build is reproducible.
#[derive(Args)]
pub(crate) struct Options {
    /// Target triple, such as x86_64-unknown-linux-musl, whose programs run on this machine [default: that of this machine]
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Build a second time in another folder, and fail if the archives differ.
    #[arg(long)]
    check: bool,
}

/// Builds a release into `target/dist`: a folder, an archive of it, and the checksum of the archive.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let target = Target::find(options.target.as_deref())?;
    let archive = build(&target)?;
    if options.check { twice::check(&target, &archive) } else { Ok(()) }
}

/// Builds a release, and returns the path of its archive.
fn build(target: &Target) -> anyhow::Result<PathBuf> {
    let program = target.build()?;
    let folder = target.folder();
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    files::fill(&folder, target, &program)?;
    let archive = target.archive();
    archive::write(&folder, &archive)?;
    let parent = folder.parent().context("the folder of the release is in another")?;
    let sums = files::checksums(parent, &[target.name() + ".tar.gz"])?;
    fs::write(parent.join(target.name() + ".tar.gz.sha256"), &sums)?;
    print!("\n{sums}");
    Ok(archive)
}
