//! Builds E1, the engine against which progress is measured.

use std::fs;

use anyhow::Context as _;

use crate::shell::{self, root, target};

/// Commit of E1.
const COMMIT: &str = include_str!("../../crates/engine/e1");

const HINT: &str =
    "The commit of E1 is not in this clone. Fetch the whole history (`git fetch --unshallow`).";

/// Builds E1 in `target/e1`, unless it is there already.
pub(crate) fn run() -> anyhow::Result<()> {
    let commit = COMMIT.trim();
    let home = target().join("e1");
    let program = home.join("gipfel");
    let built = home.join("commit");
    if program.is_file() && fs::read_to_string(&built).is_ok_and(|built| built == COMMIT) {
        println!("{} is up to date", program.display());
        return Ok(());
    }
    let source = home.join("source");
    if source.exists() {
        fs::remove_dir_all(&source)?;
    }
    fs::create_dir_all(&source)?;
    let archive = home.join("source.tar");
    let out = archive.display();
    shell::run(&format!("git -C {} archive --output {out} {commit}", root().display()), &[])
        .context(HINT)?;
    shell::run(&format!("tar --extract --file {out} --directory {}", source.display()), &[])?;
    // A target folder of its own: E1 may need other versions of dependencies, and is built once.
    let folder = home.join("target");
    let manifest = source.join("Cargo.toml");
    let words = "build --release --locked --bin gipfel";
    shell::run(
        &format!(
            "cargo {words} --manifest-path {} --target-dir {}",
            manifest.display(),
            folder.display()
        ),
        &[],
    )?;
    fs::rename(folder.join("release/gipfel"), &program)?;
    fs::write(&built, COMMIT)?;
    fs::remove_file(&archive)?;
    fs::remove_dir_all(&folder)?;
    println!("{}: `gipfel match gipfel e1` plays against it", program.display());
    Ok(())
}
