//! The digest of a module's sources, which is committed next to the module.

use std::{fs, path::Path};

use anyhow::{Context, ensure};
use sha2::{Digest, Sha256};

use super::{
    module::Module,
    sources::{self, Sources},
    toolchain,
};
use crate::shell::root;

const HEAD: &str = "# SHA-256 of the module's sources and of the module, by `cargo xtask wasm`.";

/// Fails if the committed module was not built from the current sources.
pub(super) fn check(module: Module) -> anyhow::Result<()> {
    let path = module.path();
    let kept = fs::read_to_string(root().join(module.digest_path())).unwrap_or_default();
    ensure!(kept == text(module)?, "{path} does not match the sources: run cargo xtask wasm");
    Ok(())
}

pub(super) fn write(module: Module) -> anyhow::Result<()> {
    Ok(fs::write(root().join(module.digest_path()), text(module)?)?)
}

fn text(module: Module) -> anyhow::Result<String> {
    let made = of_sources(&sources::of(module)?)?;
    let bytes = fs::read(root().join(module.path())).unwrap_or_default();
    let itself = hexadecimal(&Sha256::digest(bytes));
    Ok(format!("{HEAD}\nsources {made}\nmodule  {itself}\n"))
}

fn of_sources(sources: &Sources) -> anyhow::Result<String> {
    let mut hasher = Sha256::new();
    let mut add = |text: &[u8]| {
        // The length is hashed too so that different lists of texts do not have the same digest.
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text);
    };
    add(toolchain::settings().as_bytes());
    add(sources.profile.as_bytes());
    for name in &sources.crates {
        add(name.as_bytes());
    }
    for file in &sources.files {
        add(file.to_string_lossy().replace('\\', "/").as_bytes());
        add(&fs::read(root().join(file))?);
    }
    Ok(hexadecimal(&hasher.finalize()))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Fails if the compiler has read a file of the project that the digest does not cover: `list` is cargo's list of the
/// module's dependencies.
pub(super) fn check_completeness(module: Module, list: &Path) -> anyhow::Result<()> {
    let known = sources::of(module)?.files;
    let root = root().canonicalize()?;
    let list = fs::read_to_string(list)?;
    let (_, files) = list.split_once(": ").context("cargo's list of sources is empty")?;
    // Cargo escapes a space in a name with a backslash.
    let files = files.trim().replace("\\ ", "\0");
    for file in files.split(' ').map(|name| name.replace('\0', " ")) {
        let file = Path::new(&file).canonicalize().unwrap_or_default();
        if let Ok(file) = file.strip_prefix(&root) {
            let name = file.display();
            ensure!(known.contains(file), "{name} is part of the module, but not of its digest");
        }
    }
    Ok(())
}
