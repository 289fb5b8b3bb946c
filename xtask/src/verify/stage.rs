//! The stages of a verification: cheap ones first, and builds before runs.

use clap::ValueEnum;

use crate::{
    browser, cluster, compatibility, crates, deny, devtools, examples, features, layers, metadata,
    outside, package,
    program::{self, WORKSPACE},
    prose, python, scripts, shell, sync_test, wasm, workspace_tests,
};

/// A stage of a verification; `--list` prints its documentation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(super) enum Stage {
    /// every file is formatted by rustfmt
    Format,
    /// dependencies between crates and imports between files only point downwards
    Layers,
    /// comments, names and documents are plain English
    Prose,
    /// the number of third-party crates is within its limit
    Crates,
    /// licences, bans and sources of dependencies, if cargo-deny is installed
    Licences,
    /// the committed browser modules are built from these sources
    Modules,
    /// scripts: types, unit tests, and the same sentences as the server's
    Scripts,
    /// clippy over everything, with and without PostgreSQL
    Lints,
    /// the published crates build with every feature, and without the standard library
    Bare,
    /// the documentation builds without warnings, and every function of the published crates has an example
    Docs,
    /// the published crates can be packaged, and a crate outside the workspace can use them
    Package,
    /// the published crates are compatible with the last release, if cargo-semver-checks is installed
    Semver,
    /// every test of the workspace; the store's on SQLite and on PostgreSQL
    Tests,
    /// the browser modules in Node
    Wasm,
    /// the Python package: its wheel in a clean environment, its tests, stubs and examples
    Python,
    /// no turn is acknowledged before it is synced, by system calls
    Sync,
    /// a server that is killed repeatedly loses nothing
    Kill,
    /// three nodes behind a balancer lose nothing when nodes, PostgreSQL and NATS are killed
    Cluster,
    /// a minute of attacks and faults that the server withstands
    Siege,
    /// the site in a real browser
    Browser,
}

impl Stage {
    pub(super) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Returns the description of what the stage checks.
    pub(super) fn description(self) -> String {
        let help = self.to_possible_value().and_then(|value| value.get_help().cloned());
        help.map_or_else(String::new, |help| help.to_string())
    }

    /// Returns whether the stage is part of a quick run.
    pub(super) const fn is_quick(self) -> bool {
        !matches!(
            self,
            Self::Python
                | Self::Sync
                | Self::Kill
                | Self::Cluster
                | Self::Siege
                | Self::Docs
                | Self::Package
                | Self::Semver
        )
    }

    /// Returns whether the stage neither measures times nor uses the results of those next to it, and can run beside them.
    pub(super) const fn runs_beside_others(self) -> bool {
        matches!(self, Self::Wasm | Self::Python | Self::Sync | Self::Kill)
    }

    /// Runs the stage, in a reduced form if the run is quick.
    pub(super) fn run(self, quick: bool) -> anyhow::Result<()> {
        match self {
            Self::Format => shell::run("cargo fmt --all --check", &[]),
            Self::Layers => layers::check(),
            Self::Prose => prose::check(),
            Self::Crates => crates::check(),
            Self::Licences => deny::check(),
            Self::Modules => wasm::check(),
            Self::Scripts => scripts::check(),
            Self::Lints => lints(quick),
            Self::Bare => features::check(),
            Self::Docs => docs(),
            Self::Package => {
                outside::check()?;
                package::check()
            }
            Self::Semver => compatibility::check(),
            Self::Tests => workspace_tests::run(quick),
            Self::Wasm => wasm::test(),
            Self::Python => python::run(&python::Options::default()),
            Self::Sync => sync_test::run(),
            Self::Kill => kill(),
            Self::Cluster => cluster_test(),
            Self::Siege => siege(),
            Self::Browser => browser::run(None, quick),
        }
    }
}

fn lints(quick: bool) -> anyhow::Result<()> {
    shell::run(&format!("cargo clippy {WORKSPACE} --all-targets -- -D warnings"), &[])?;
    if quick {
        return Ok(());
    }
    // Without the feature, as users build the program: only the code of these packages differs then, not their tests.
    let mut command = "cargo clippy --locked --no-deps --lib --bins".to_owned();
    for package in metadata::packages()? {
        if package.features.iter().any(|feature| feature == "cluster") {
            command += &format!(" --package {}", package.name);
        }
    }
    shell::run(&format!("{command} -- -D warnings"), &[])?;
    // The program for work on the engine, without the server.
    let small =
        "--locked --no-deps --package gipfel --bins --no-default-features --features tuning";
    shell::run(&format!("cargo clippy {small} -- -D warnings"), &[])
}

fn kill() -> anyhow::Result<()> {
    let program = program::gipfel("dev")?;
    let words = ["kill-test".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--kills".as_ref(), "20".as_ref()]].concat())
}

/// Injects each quick kind of fault once, and runs every query of the dashboard.
fn cluster_test() -> anyhow::Result<()> {
    cluster::prepare()?;
    let program = program::gipfel("dev")?;
    devtools::run(&["dashboard".as_ref(), "--program".as_ref(), program.as_os_str()])?;
    let words = ["cluster-test".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--short".as_ref()]].concat())
}

fn siege() -> anyhow::Result<()> {
    let program = program::gipfel("dev")?;
    let words = ["siege".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--short".as_ref()]].concat())
}

fn docs() -> anyhow::Result<()> {
    examples::check()?;
    shell::run("cargo doc --workspace --no-deps --locked", &[("RUSTDOCFLAGS", "-D warnings")])
}
