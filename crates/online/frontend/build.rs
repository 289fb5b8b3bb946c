//! Embeds the files in `web/` that browsers fetch, and the puzzles and openings in `data/`. Cargo also watches the folders, so
//! new files trigger a rebuild.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

#[path = "src/published.rs"]
mod published;

/// Published folders in `data/`.
const DATA: [&str; 2] = ["openings", "puzzles"];

/// Names and paths of files.
type Listed = Vec<(String, PathBuf)>;

fn main() -> io::Result<()> {
    let from = |error| io::Error::other(format!("missing variable from cargo: {error}"));
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(from)?).join("../../..");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(from)?);
    println!("cargo:rerun-if-changed=src/published.rs");
    let mut web = Listed::new();
    walk(&root.join("web"), "", &mut web)?;
    write(&out.join("embedded.rs"), "EMBEDDED", web)?;
    let mut data = Listed::new();
    for folder in DATA {
        list(&root.join("data").join(folder), folder, &mut data)?;
    }
    write(&out.join("data.rs"), "DATA", data)
}

/// Writes a list of files as a Rust static.
fn write(target: &Path, name: &str, mut files: Listed) -> io::Result<()> {
    files.sort();
    let mut out = format!("static {name}: &[(&str, &[u8])] = &[\n");
    for (name, path) in &files {
        writeln!(out, "    ({name:?}, include_bytes!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    out.push_str("];\n");
    fs::write(target, out)
}

fn walk(folder: &Path, name: &str, files: &mut Listed) -> io::Result<()> {
    for (name, path, is_folder) in published::children(folder, name)? {
        println!("cargo:rerun-if-changed={}", path.display());
        if is_folder {
            walk(&path, &name, files)?;
        } else {
            files.push((name, path));
        }
    }
    Ok(())
}

/// Adds the files of one folder to the list.
fn list(folder: &Path, name: &str, files: &mut Listed) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(own) = entry.file_name().into_string() else { continue };
        if entry.file_type()?.is_file() && !own.starts_with('.') {
            println!("cargo:rerun-if-changed={}", entry.path().display());
            files.push((format!("{name}/{own}"), entry.path()));
        }
    }
    Ok(())
}
