//! Compilers that make modules: one by rustup, or Debian's.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;

use super::Module;
use crate::shell::{self, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// What browsers have had for years and compilers do not all use unless told.
const FEATURES: &str = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals";

/// The linker leaves room in every number that it fills in, unless told; this is a tenth of a
/// module.
const LINKING: [&str; 2] = ["--compress-relocations", "-O2"];

/// What Debian calls a Rust that is new enough for browsers, the source of its library, and
/// a linker for it.
const DEBIAN_PACKAGES: &str = "rustc-web rust-web-src lld-19";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "wasm-ld-19";

/// Where the compiler for the browser comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Toolchain {
    /// The toolchain in use, with the target that rustup adds.
    Rustup,
    /// The packages of Debian, for machines that rustup does not reach.
    Debian,
}

/// The toolchain that was named, or the first that works here; made ready.
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
    ensure!(is_ready(toolchain), "the compiler is still incomplete");
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
    shell::run(&command, &[]).with_context(|| format!("install Debian's {DEBIAN_PACKAGES}"))
}

/// Builds a module and answers where it lies.
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
    // Apart from the program's own: flags differ, and each toolchain has its own standard library.
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
        // Incremental builds are cut into pieces, which makes modules larger and slower.
        .env("CARGO_INCREMENTAL", "0")
        .current_dir(root());
    if toolchain == Toolchain::Debian {
        // The library is built along with the module, which stable compilers do only so.
        cargo.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
    }
    let status = cargo.status().context("cargo could not be started")?;
    ensure!(status.success(), "the module {} cannot be built", module.name());
    let file = format!("{}_wasm.wasm", module.name());
    Ok(folder.join(TARGET).join(module.profile()).join(file))
}

fn name(toolchain: Toolchain) -> &'static str {
    match toolchain {
        Toolchain::Rustup => "rustup",
        Toolchain::Debian => "debian",
    }
}

/// The flags of the compiler: what it may use, and other names for the folders of this
/// machine, since panics tell where they happened.
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

/// What the flags are made of, as far as it is the same on all machines.
pub(super) fn settings() -> String {
    format!("{TARGET} {FEATURES} {}", LINKING.join(" "))
}

/// Where cargo keeps what it has fetched.
pub(super) fn cargo_home() -> anyhow::Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    match env::home_dir() {
        Some(home) => Ok(home.join(".cargo")),
        None => bail!("there is no home folder; set CARGO_HOME"),
    }
}

/// Where a compiler keeps the source of its library.
fn source_folder(rustc: &str) -> Option<PathBuf> {
    Some(Path::new(&printed(rustc, &["--print", "sysroot"])?).join("lib/rustlib/src/rust"))
}

/// What a program prints, if it succeeds.
fn printed(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).current_dir(root()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
