//! The files of a release.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use sha2::{Digest as _, Sha256};

use super::{archive, dependencies, licences, sbom, target::Target};
use crate::shell::{self, root};

/// Documents in the folder of the release.
const DOCUMENTS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Folders that are copied with everything in them.
const FOLDERS: [&str; 2] = ["contrib", "docs"];

/// Shells for which `gipfel generate` writes completions.
const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];

/// Fills a new folder with the files of a release.
pub(super) fn fill(folder: &Path, target: &Target, program: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let inside = folder.join(target.program());
    fs::copy(program, &inside).with_context(|| program.display().to_string())?;
    for document in DOCUMENTS {
        fs::copy(root().join(document), folder.join(document)).context(document)?;
    }
    for name in FOLDERS {
        copy(&root().join(name), &folder.join(name))?;
    }
    generate(&inside, folder)?;
    let dependencies = dependencies::all(&target.triple)?;
    let licences = licences::text(&dependencies)?;
    fs::write(folder.join("LICENSES-OF-DEPENDENCIES.txt"), licences)?;
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock")?;
    fs::write(folder.join("gipfel.cdx.json"), sbom::text(&dependencies, &lock)?)?;
    let sums = checksums(folder, &names(folder, folder)?)?;
    fs::write(folder.join("SHA256SUMS"), sums)?;
    Ok(())
}

/// Lets the program write its manual pages and completions.
fn generate(program: &Path, folder: &Path) -> anyhow::Result<()> {
    let write = |kind: &str, folder: PathBuf| {
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let folder = folder.display().to_string();
        shell::output(program, &["generate", kind, "--directory", &folder])
            .context("the program of a release must run on this machine")
    };
    write("man", folder.join("man/man1"))?;
    for shell in SHELLS {
        write(shell, folder.join("completions"))?;
    }
    Ok(())
}

/// Copies a folder with everything in it.
pub(super) fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for path in archive::sorted(from)? {
        let target = to.join(path.file_name().context("a file has no name")?);
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, target).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

/// Returns the names of all files in a folder, relative to another.
fn names(folder: &Path, base: &Path) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    for path in archive::sorted(folder)? {
        if path.is_dir() {
            found.extend(names(&path, base)?);
        } else {
            let name = path.strip_prefix(base)?.to_str().context("a name is not UTF-8")?;
            found.push(name.replace('\\', "/"));
        }
    }
    Ok(found)
}

/// Returns lines in the format of `sha256sum --check`.
pub(super) fn checksums(folder: &Path, files: &[String]) -> anyhow::Result<String> {
    let mut files = files.to_vec();
    files.sort_unstable();
    let line = |file: &String| {
        let digest = Sha256::digest(fs::read(folder.join(file)).context(file.clone())?);
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(format!("{digest}  {file}\n"))
    };
    files.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_match_those_of_sha256sum() {
        let folder = std::env::temp_dir().join(format!("gipfel-dist-{}", std::process::id()));
        fs::create_dir_all(folder.join("docs")).unwrap();
        fs::write(folder.join("docs/a"), "abc").unwrap();
        let sums = checksums(&folder, &names(&folder, &folder).unwrap()).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  docs/a\n";
        assert_eq!(sums, expected);
    }

    #[test]
    fn a_release_contains_the_documents_that_its_units_name() {
        for unit in ["gipfel.service", "gipfel-worker.service"] {
            let text = fs::read_to_string(root().join("contrib").join(unit)).unwrap();
            let named = text.lines().find_map(|line| {
                line.strip_prefix("Documentation=file:/usr/local/share/doc/gipfel/")
            });
            assert!(root().join("docs").join(named.unwrap()).is_file(), "{unit}");
        }
        assert!(FOLDERS.contains(&"docs"));
    }
}
