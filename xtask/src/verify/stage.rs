//! The stages of a verification: cheap ones first, and what builds before what runs.

use std::collections::BTreeSet;

use clap::ValueEnum;

use crate::{
    browser, cluster, crates, database, deny, devtools, layers, metadata, package,
    program::{self, WORKSPACE},
    scripts, shell, sync_test, wasm,
};

/// Crates that must build without the standard library, and without `alloc`.
const BARE_CRATES: [&str; 5] = ["gipfel-game", "gipfel-hexgrid", "yinsh", "gipf", "potentials"];

/// Files of tests that take longer than the others together: a quick run leaves them out, and documentation tests too.
const SLOW_TESTS: [&str; 8] = [
    "cluster",
    "conformance",
    "program",
    "published_data",
    "queue",
    "server",
    "tactics",
    "vectors",
];

/// One part of a verification; its documentation is what `--list` prints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(super) enum Stage {
    /// rustfmt leaves every file as it is
    Format,
    /// dependencies between crates and imports between files point down only
    Layers,
    /// the program uses few enough crates from outside the workspace
    Crates,
    /// licences, bans and sources of dependencies, where cargo-deny is installed
    Licences,
    /// the committed modules for the browser are built from these sources
    Modules,
    /// scripts: types, unit tests, and the same sentences as the server's
    Scripts,
    /// clippy over everything, with and without PostgreSQL
    Lints,
    /// the rules build without the standard library
    Bare,
    /// every test of the workspace; the store's on SQLite and on PostgreSQL
    Tests,
    /// the modules for the browser in Node
    Wasm,
    /// no turn is acknowledged before it was synced, by system calls
    Sync,
    /// a server that is killed again and again loses nothing
    Kill,
    /// three nodes behind a balancer lose nothing when nodes, PostgreSQL and NATS are killed
    Cluster,
    /// a hostile minute: attacks and faults that the server withstands
    Siege,
    /// the site in a real browser
    Browser,
    /// the documentation builds without warnings
    Docs,
    /// the published crates can be packaged
    Package,
}

impl Stage {
    pub(super) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// What the stage checks.
    pub(super) fn description(self) -> String {
        let help = self.to_possible_value().and_then(|value| value.get_help().cloned());
        help.map_or_else(String::new, |help| help.to_string())
    }

    /// Whether it is part of a quick run.
    pub(super) const fn is_quick(self) -> bool {
        !matches!(
            self,
            Self::Sync | Self::Kill | Self::Cluster | Self::Siege | Self::Docs | Self::Package
        )
    }

    /// Runs it; a quick run does less of the same.
    pub(super) fn run(self, quick: bool) -> anyhow::Result<()> {
        match self {
            Self::Format => shell::run("cargo fmt --all --check", &[]),
            Self::Layers => layers::check(),
            Self::Crates => crates::check(),
            Self::Licences => deny::check(),
            Self::Modules => wasm::check(),
            Self::Scripts => scripts::check(),
            Self::Lints => lints(quick),
            Self::Bare => bare(),
            Self::Tests => tests(quick),
            Self::Wasm => wasm::test(),
            Self::Sync => sync_test::run(),
            Self::Kill => kill(),
            Self::Cluster => cluster_test(),
            Self::Siege => siege(),
            Self::Browser => browser::run(None, quick),
            Self::Docs => docs(),
            Self::Package => package::check(),
        }
    }
}

fn lints(quick: bool) -> anyhow::Result<()> {
    shell::run(&format!("cargo clippy {WORKSPACE} --all-targets -- -D warnings"), &[])?;
    if !quick {
        // As people build it; only what PostgreSQL touches is checked again.
        shell::run("cargo clippy --locked --workspace --all-targets -- -D warnings", &[])?;
    }
    Ok(())
}

fn bare() -> anyhow::Result<()> {
    for name in BARE_CRATES {
        shell::run(&format!("cargo check --locked --no-default-features --package {name}"), &[])?;
    }
    Ok(())
}

fn tests(quick: bool) -> anyhow::Result<()> {
    if !quick {
        cluster::prepare()?;
        return shell::run(&format!("cargo test {WORKSPACE}"), &[]);
    }
    database::prepare()?;
    let mut command = format!("cargo test {WORKSPACE} --lib --bins");
    let packages = metadata::packages()?;
    let all: BTreeSet<&String> = packages.iter().flat_map(|package| &package.tests).collect();
    for name in all.into_iter().filter(|name| !SLOW_TESTS.contains(&name.as_str())) {
        command += &format!(" --test {name}");
    }
    shell::run(&command, &[("GIPFEL_QUICK", "1")])
}

fn kill() -> anyhow::Result<()> {
    let program = program::gipfel("dev")?;
    let words = ["kill-test".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--kills".as_ref(), "20".as_ref()]].concat())
}

/// Every kind of fault once, and every query of the dashboard.
fn cluster_test() -> anyhow::Result<()> {
    cluster::prepare()?;
    let program = program::gipfel("dev")?;
    devtools::run(&["dashboard".as_ref(), "--program".as_ref(), program.as_os_str()])?;
    let words = ["cluster-test".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--faults".as_ref(), "7".as_ref()]].concat())
}

fn siege() -> anyhow::Result<()> {
    let program = program::gipfel("dev")?;
    let words = ["siege".as_ref(), "--program".as_ref(), program.as_os_str()];
    devtools::run(&[words.as_slice(), &["--short".as_ref()]].concat())
}

fn docs() -> anyhow::Result<()> {
    shell::run("cargo doc --workspace --no-deps --locked", &[("RUSTDOCFLAGS", "-D warnings")])
}
