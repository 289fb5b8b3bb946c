//! Compilers for the modules: rustup's, or Debian's.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;

use super::module::Module;
use crate::shell::{self, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// Features that browsers have supported for years but not all compilers use by default.
const FEATURES: &str = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals";

/// Linker options. By default the linker pads every number that it fills in, which makes a module a tenth larger.
const LINKING: [&str; 2] = ["--compress-relocations", "-O2"];

/// Debian's packages of a Rust compiler recent enough for the modules, the source of its standard library, and a linker.
const DEBIAN_PACKAGES: &str = "rustc-web rust-web-src lld-19";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "wasm-ld-19";

/// The origin of the compiler that builds the modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Toolchain {
    /// The toolchain in use, with the target that rustup adds.
    Rustup,
    /// Debian's packages, for machines without access to rustup.
    Debian,
}

/// Returns the given toolchain, or the first that works on this machine, ready for use.
pub(super) fn choose(toolchain: Option<Toolchain>) -> anyhow::Result<Toolchain> {
    let toolchain = match toolchain {
        Some(toolchain) => toolchain,
        None if is_ready(Toolchain::Rustup) || add_target() => Toolchain::Rustup,
        None => Toolchain::Debian,
    };
    if !is_ready(toolchain) {
        match toolchain {
            Toolchain::Rustup => ensure!(add_target(), "rustup could not add the target {TARGET}"),
            Toolchain::Debian => install_packages()?,
        }
    }
    ensure!(is_ready(toolchain), "the toolchain is still incomplete");
    Ok(toolchain)
}

fn is_ready(toolchain: Toolchain) -> bool {
    match toolchain {
        Toolchain::Rustup => {
            let folder = printed("rustc", &["--print", "target-libdir", "--target", TARGET]);
            folder.is_some_and(|folder| Path::new(&folder).is_dir())
        }
        Toolchain::Debian => {
            let sources = || source_folder(DEBIAN_RUSTC).is_some_and(|folder| folder.is_dir());
            Path::new(DEBIAN_RUSTC).exists()
                && sources()
                && shell::succeeds(&format!("{DEBIAN_LINKER} --version"))
        }
    }
}

fn add_target() -> bool {
    shell::run(&format!("rustup target add {TARGET}"), &[]).is_ok()
}

fn install_packages() -> anyhow::Result<()> {
    let command = format!("apt-get install --yes --no-install-recommends {DEBIAN_PACKAGES}");
    shell::run(&command, &[])
        .with_context(|| format!("cannot install the Debian packages {DEBIAN_PACKAGES}"))
}

/// Builds a module and returns its path.
pub(super) fn build(module: Module, toolchain: Toolchain) -> anyhow::Result<PathBuf> {
    let (rustc, words) = match toolchain {
        Toolchain::Rustup => ("rustc", Vec::new()),
        Toolchain::Debian => {
            let linker = format!("target.{TARGET}.linker=\"{DEBIAN_LINKER}\"");
            let words = ["-Zbuild-std=std,panic_abort", "--config", &linker].map(String::from);
            (DEBIAN_RUSTC, words.to_vec())
        }
    };
    let version = printed(rustc, &["--version"]).unwrap_or_default();
    println!("\n{} by {} ({version})", module.path(), name(toolchain));
    // Separate from the program's own folder: flags differ, and each toolchain has its own standard library.
    let folder = root().join("target/wasm").join(name(toolchain));
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--locked", "--target", TARGET])
        .args(["--package", &module.package(), "--profile", &module.profile()])
        .args(["--features", module.features()])
        .args(words)
        .env("CARGO_TARGET_DIR", &folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(rustc)?.join("\u{1f}"))
        .env_remove("RUSTFLAGS")
        // Incremental builds use more codegen units, which makes modules larger and slower.
        .env("CARGO_INCREMENTAL", "0")
        .current_dir(root());
    if toolchain == Toolchain::Debian {
        // The standard library is built with the module, which stable compilers permit only in this way.
        cargo.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
    }
    let status = cargo.status().context("cannot start cargo")?;
    ensure!(status.success(), "building the module {} failed", module.name());
    let file = format!("{}_wasm.wasm", module.name());
    Ok(folder.join(TARGET).join(module.profile()).join(file))
}

fn name(toolchain: Toolchain) -> &'static str {
    match toolchain {
        Toolchain::Rustup => "rustup",
        Toolchain::Debian => "debian",
    }
}

/// Returns the compiler flags: the features, and neutral names for the folders of this machine, because panic
/// messages contain paths.
fn flags(rustc: &str) -> anyhow::Result<Vec<String>> {
    let mut flags = vec![format!("-Ctarget-feature={FEATURES}")];
    flags.extend(LINKING.map(|word| format!("-Clink-arg={word}")));
    let mut rename = |folder: &Path, name: &str| {
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
        flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
    };
    let home = cargo_home()?;
    rename(&home, "cargo");
    for registry in fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten() {
        rename(&registry.path(), "crates");
    }
    if let Some(sources) = source_folder(rustc) {
        rename(&sources, "rust");
    }
    rename(&root(), "gipfel");
    Ok(flags)
}

/// Returns the part of the flags that is the same on all machines.
pub(super) fn settings() -> String {
    format!("{TARGET} {FEATURES} {}", LINKING.join(" "))
}

/// Returns cargo's home folder.
pub(super) fn cargo_home() -> anyhow::Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    match env::home_dir() {
        Some(home) => Ok(home.join(".cargo")),
        None => bail!("the home directory is unknown: set CARGO_HOME"),
    }
}

/// Returns the folder with the source of a compiler's standard library.
fn source_folder(rustc: &str) -> Option<PathBuf> {
    Some(Path::new(&printed(rustc, &["--print", "sysroot"])?).join("lib/rustlib/src/rust"))
}

/// Returns the output of a program, if it succeeds.
fn printed(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).current_dir(root()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
