//! Embeds the files of `web/` that browsers fetch. Folders are watched, so that a new file is noticed too.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

#[path = "src/site/published.rs"]
mod published;

fn main() -> io::Result<()> {
    let from = |error| io::Error::other(format!("cargo tells too little: {error}"));
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(from)?).join("../../../web");
    let mut files = Vec::new();
    println!("cargo:rerun-if-changed=src/site/published.rs");
    walk(&root, "", &mut files)?;
    files.sort();
    let mut out = String::from("static EMBEDDED: &[(&str, &[u8])] = &[\n");
    for (name, path) in &files {
        writeln!(out, "    ({name:?}, include_bytes!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    out.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").map_err(from)?).join("embedded.rs"), out)
}

fn walk(folder: &Path, name: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
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
