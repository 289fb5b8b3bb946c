//! The browser's modules: built from the crates in `wasm/` and committed so that building the program needs no second
//! toolchain.
//!
//! Toolchains differ, so the bytes of a module cannot be reproduced. Instead, the check is that a module was built from the
//! current sources: see `digest`.

use std::{fs, path::Path};

use anyhow::{Context, ensure};

use crate::{
    program,
    shell::{self, root},
};

mod digest;
mod module;
mod sources;
mod toolchain;

pub(crate) use module::Module;
pub(crate) use toolchain::Toolchain;

/// Builds the modules whose sources have changed.
pub(crate) fn run(
    only: Option<Module>,
    with: Option<Toolchain>,
    force: bool,
) -> anyhow::Result<()> {
    let wanted = Module::ALL.into_iter().filter(|module| only.is_none_or(|one| one == *module));
    for module in wanted {
        if !force && digest::check(module).is_ok() {
            println!("{} is up to date", module.path());
            continue;
        }
        build(module, with)?;
    }
    Ok(())
}

/// Fails if a committed module was not built from the current sources.
pub(crate) fn check() -> anyhow::Result<()> {
    println!("\nThe modules for the browser");
    for module in Module::ALL {
        digest::check(module)?;
        println!("  {} is up to date", module.path());
    }
    Ok(())
}

/// Tests the modules in Node.js.
pub(crate) fn test() -> anyhow::Result<()> {
    let devtools = program::built("devtools", "dev")?;
    let native = shell::output(devtools, &["signature"])?.trim().to_owned();
    let tests = ["core", "documents", "engine", "training"]
        .map(|name| format!("web/tests/wasm/{name}.test.mjs"));
    let tests = tests.join(" ");
    let command = format!("node --test --test-reporter=spec {tests}");
    shell::run(&command, &[("GIPFEL_SIGNATURE", &native)])
}

fn build(module: Module, with: Option<Toolchain>) -> anyhow::Result<()> {
    let built = toolchain::build(module, toolchain::choose(with)?)?;
    let bytes = fs::read(&built).with_context(|| format!("{} is missing", built.display()))?;
    check_privacy(&bytes)?;
    digest::check_completeness(module, &built.with_extension("d"))?;
    let target = root().join(module.path());
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&target, &bytes)?;
    if module == Module::Engine {
        fs::write(root().join("web/engine/length.js"), length(bytes.len()))?;
    }
    digest::write(module)?;
    println!("{}: {} bytes", module.path(), bytes.len());
    Ok(())
}

/// Returns the script with the module's length, for the progress bar of a page; HTTP states only the length of the compressed
/// module.
fn length(bytes: usize) -> String {
    format!(
        "// The length of engine.wasm in bytes, by `cargo xtask wasm`.\nexport const LENGTH = {bytes};\n"
    )
}

/// Fails if the module contains the path of a folder on this machine.
fn check_privacy(module: &[u8]) -> anyhow::Result<()> {
    let homes = [Some(root()), std::env::home_dir(), Some(toolchain::cargo_home()?)];
    for home in homes.iter().flatten() {
        let home = home.canonicalize().unwrap_or_else(|_| home.clone());
        ensure!(
            !contains(module, &home),
            "the module contains the path of the folder {}",
            home.display()
        );
    }
    Ok(())
}

fn contains(module: &[u8], folder: &Path) -> bool {
    let name = folder.to_string_lossy();
    // "/" occurs in every module.
    name.len() > 1
        && [format!("{name}/"), format!("{name}\\")].iter().any(|name| find(module, name))
}

fn find(module: &[u8], text: &str) -> bool {
    module.windows(text.len()).any(|part| part == text.as_bytes())
}
