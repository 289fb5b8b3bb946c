//! The modules for the browser: built from the crates in `wasm/`, and committed, so that
//! building the program needs no second toolchain.
//!
//! Toolchains differ, so the bytes of a module cannot be reproduced. What is checked instead is
//! that a module was built from the sources beside it: see `digest`.

use std::{fs, path::Path};

use anyhow::{Context, ensure};
use clap::ValueEnum;

use crate::{
    program,
    shell::{self, root},
};

mod digest;
mod sources;
mod toolchain;

pub(crate) use toolchain::Toolchain;

/// A module for the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Module {
    /// The board: the rules, and what can be chosen.
    Core,
    /// Records, positions and lessons.
    Documents,
    /// The engine.
    Engine,
    /// Puzzles, openings and cards.
    Study,
    /// Animated pictures.
    Animation,
    /// The board, with games with potentials.
    PotentialsCore,
    /// Records, positions and lessons, with games with potentials.
    PotentialsDocuments,
    /// The engine, with games with potentials.
    PotentialsEngine,
}

impl Module {
    const ALL: [Self; 8] = [
        Self::Core,
        Self::Documents,
        Self::Engine,
        Self::Study,
        Self::Animation,
        Self::PotentialsCore,
        Self::PotentialsDocuments,
        Self::PotentialsEngine,
    ];

    /// The name of its crate's folder in `wasm/`, and of its file in `web/`.
    const fn name(self) -> &'static str {
        match self {
            Self::Core | Self::PotentialsCore => "core",
            Self::Documents | Self::PotentialsDocuments => "documents",
            Self::Engine | Self::PotentialsEngine => "engine",
            Self::Study => "study",
            Self::Animation => "animation",
        }
    }

    /// The features of its crate that it is built with.
    const fn features(self) -> &'static str {
        match self {
            Self::Core | Self::Documents | Self::Engine | Self::Study | Self::Animation => "",
            Self::PotentialsCore | Self::PotentialsDocuments | Self::PotentialsEngine => {
                "potentials"
            }
        }
    }

    /// Its folder in `web/`: what is fetched for games with potentials alone has one of its own.
    const fn folder(self) -> &'static str {
        if self.features().is_empty() { self.name() } else { "potentials" }
    }

    /// The crate that exports its functions.
    fn package(self) -> String {
        format!("gipfel-{}-wasm", self.name())
    }

    /// The profile with which it is built.
    fn profile(self) -> String {
        format!("wasm-{}", self.name())
    }

    /// Where it is committed.
    pub(crate) fn path(self) -> String {
        format!("web/{}/{}.wasm", self.folder(), self.name())
    }

    /// Where its digest is committed.
    fn digest_path(self) -> String {
        match self.features() {
            "" => format!("wasm/{}/digest", self.name()),
            features => format!("wasm/{}/digest-{features}", self.name()),
        }
    }
}

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

/// Fails if a committed module was not built from the sources beside it.
pub(crate) fn check() -> anyhow::Result<()> {
    println!("\nThe modules for the browser");
    for module in Module::ALL {
        digest::check(module)?;
        println!("  {} is up to date", module.path());
    }
    Ok(())
}

/// Tests the modules in Node.
pub(crate) fn test() -> anyhow::Result<()> {
    let devtools = program::built("devtools", "dev")?;
    let native = shell::output(devtools, &["signature"])?.trim().to_owned();
    let tests = ["core", "documents", "engine", "study"]
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

/// The length for the progress bar of a page; the server only knows that of the compressed
/// module.
fn length(bytes: usize) -> String {
    format!(
        "// The length of engine.wasm in bytes, by `cargo xtask wasm`.\nexport const LENGTH = {bytes};\n"
    )
}

/// Fails if the module contains the path of a folder of this machine.
fn check_privacy(module: &[u8]) -> anyhow::Result<()> {
    let homes = [Some(root()), std::env::home_dir(), Some(toolchain::cargo_home()?)];
    for home in homes.iter().flatten() {
        let home = home.canonicalize().unwrap_or_else(|_| home.clone());
        ensure!(!contains(module, &home), "the module names the folder {}", home.display());
    }
    Ok(())
}

fn contains(module: &[u8], folder: &Path) -> bool {
    let name = folder.to_string_lossy();
    // "/" would be found in any module.
    name.len() > 1
        && [format!("{name}/"), format!("{name}\\")].iter().any(|name| find(module, name))
}

fn find(module: &[u8], text: &str) -> bool {
    module.windows(text.len()).any(|part| part == text.as_bytes())
}
