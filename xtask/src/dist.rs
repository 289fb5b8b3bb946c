//! Builds a release: the stripped program, the licences of everything in it, and checksums.

mod licences;

use std::{fs, path::Path};

use anyhow::Context as _;
use sha2::{Digest as _, Sha256};

use crate::shell::{self, root};

/// Files of the project that go along.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Builds a release into `target/dist`: a folder, the same as an archive, and the checksum of the archive.
pub(crate) fn run() -> anyhow::Result<()> {
    shell::run("cargo build --locked --package gipfel --profile dist", &[])?;
    let target = shell::target().join("dist");
    let name = format!("gipfel-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let folder = target.join(&name);
    fs::create_dir_all(&folder)?;
    let program = format!("gipfel{}", std::env::consts::EXE_SUFFIX);
    fs::copy(target.join(&program), folder.join(&program)).with_context(|| program.clone())?;
    for document in DOCUMENTS {
        fs::copy(root().join(document), folder.join(document)).context(document)?;
    }
    fs::write(folder.join("LICENSES-OF-DEPENDENCIES.txt"), licences::text()?)?;
    let files = [DOCUMENTS.as_slice(), &[&program, "LICENSES-OF-DEPENDENCIES.txt"]].concat();
    fs::write(folder.join("SHA256SUMS"), checksums(&folder, &files)?)?;
    let archive = format!("{name}.tar.gz");
    let at = target.display();
    shell::run(&format!("tar --create --gzip --file {at}/{archive} --directory {at} {name}"), &[])?;
    let sums = checksums(&target, &[&archive])?;
    fs::write(target.join(format!("{archive}.sha256")), &sums)?;
    print!("\n{sums}");
    Ok(())
}

/// The platform for which this machine builds.
fn host() -> anyhow::Result<String> {
    let version = shell::output("rustc", &["--version", "--verbose"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
}

/// Lines that `sha256sum --check` understands.
fn checksums(folder: &Path, files: &[&str]) -> anyhow::Result<String> {
    let mut files = files.to_vec();
    files.sort_unstable();
    let line = |file: &&str| {
        let digest = Sha256::digest(fs::read(folder.join(file)).context((*file).to_owned())?);
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(format!("{digest}  {file}\n"))
    };
    files.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let folder = std::env::temp_dir().join(format!("gipfel-dist-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a"), "abc").unwrap();
        let sums = checksums(&folder, &["a"]).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n";
        assert_eq!(sums, expected);
    }
}
