//! Archives that are equal if their files are: sorted, with fixed times, owners and permissions.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// Time of every file: 1 January 2026.
const MODIFIED: u64 = 1_767_225_600;

/// Writes a `.tar.gz` of a folder; its paths begin with the folder's name.
pub(super) fn write(folder: &Path, archive: &Path) -> anyhow::Result<()> {
    let name = folder.file_name().context("the folder has no name")?;
    let file = fs::File::create(archive).with_context(|| archive.display().to_string())?;
    let compressed = GzBuilder::new().mtime(0).write(file, Compression::best());
    let mut tar = Builder::new(compressed);
    add(&mut tar, folder, Path::new(name))?;
    tar.into_inner()?.finish()?.sync_all()?;
    Ok(())
}

/// Adds a file, or a folder with everything in it.
fn add<W: Write>(tar: &mut Builder<W>, from: &Path, name: &Path) -> anyhow::Result<()> {
    let about = || from.display().to_string();
    let found = fs::metadata(from).with_context(about)?;
    let mut header = Header::new_ustar();
    header.set_mtime(MODIFIED);
    header.set_uid(0);
    header.set_gid(0);
    if found.is_dir() {
        header.set_entry_type(EntryType::Directory);
        header.set_mode(0o755);
        header.set_size(0);
        tar.append_data(&mut header, name, std::io::empty()).with_context(about)?;
        for path in sorted(from)? {
            let last = path.file_name().context("a file has no name")?;
            add(tar, &path, &name.join(last))?;
        }
    } else {
        header.set_entry_type(EntryType::Regular);
        header.set_mode(if is_program(name) { 0o755 } else { 0o644 });
        header.set_size(found.len());
        let file = fs::File::open(from).with_context(about)?;
        tar.append_data(&mut header, name, file).with_context(about)?;
    }
    Ok(())
}

/// Returns whether a file is the program. Its permissions are not those on the disk, which differ between systems.
fn is_program(name: &Path) -> bool {
    name.file_stem().is_some_and(|stem| stem == "gipfel")
        && name.extension().is_none_or(|extension| extension == "exe")
}

/// Returns the paths in a folder, sorted.
pub(super) fn sorted(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    /// Writes a folder whose files are created in a given order, each with a time of its own, and returns its archive.
    fn archived(number: u32, files: &[&str]) -> Vec<u8> {
        let root = std::env::temp_dir().join(format!("gipfel-tar-{}-{number}", std::process::id()));
        let folder = root.join("gipfel-1.0.0");
        fs::create_dir_all(folder.join("docs")).unwrap();
        for file in files {
            fs::write(folder.join(file), file).unwrap();
            let time = std::time::SystemTime::UNIX_EPOCH
                + std::time::Duration::from_secs(u64::from(number) * 86_400);
            fs::File::options()
                .append(true)
                .open(folder.join(file))
                .unwrap()
                .set_modified(time)
                .unwrap();
        }
        let archive = root.join("archive.tar.gz");
        write(&folder, &archive).unwrap();
        let bytes = fs::read(&archive).unwrap();
        fs::remove_dir_all(root).unwrap();
        bytes
    }

    #[test]
    fn equal_files_give_equal_archives() {
        let files = ["gipfel", "README.md", "docs/a.md", "docs/b.md"];
        let mut reversed = files;
        reversed.reverse();
        assert_eq!(archived(1, &files), archived(2, &reversed));
        assert_ne!(archived(3, &files), archived(4, &files[..3]));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn tar_lists_the_files_with_fixed_owners_and_times() {
        let bytes = archived(5, &["gipfel", "docs/a.md"]);
        let path = std::env::temp_dir().join(format!("gipfel-tar-{}.tar.gz", std::process::id()));
        fs::write(&path, bytes).unwrap();
        let mut command = Command::new("tar");
        command.env("TZ", "UTC").args(["--list", "--verbose", "--numeric-owner", "--file"]);
        let listed = command.arg(&path).output().unwrap();
        fs::remove_file(path).unwrap();
        let listed = String::from_utf8(listed.stdout).unwrap();
        let words: Vec<String> = listed
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let expected = [
            "drwxr-xr-x 0/0 0 2026-01-01 00:00 gipfel-1.0.0",
            "drwxr-xr-x 0/0 0 2026-01-01 00:00 gipfel-1.0.0/docs",
            "-rw-r--r-- 0/0 9 2026-01-01 00:00 gipfel-1.0.0/docs/a.md",
            "-rwxr-xr-x 0/0 6 2026-01-01 00:00 gipfel-1.0.0/gipfel",
        ];
        assert_eq!(words, expected);
    }
}
