//! Measurements, which are valid for one machine only.

use clap::ValueEnum;

use crate::{browser, devtools, program, shell};

/// A subject of measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Subject {
    /// The rules, compared with cozy-chess.
    Rules,
    /// The search, with one thread and with two.
    Search,
    /// The search in the browser's module, compared with the native one.
    Wasm,
    /// The report on a game in the browser: 60 turns on two cores.
    Report,
    /// The reasons that reviews give for bad turns, in games between levels and in the games of files; hours, so only by name.
    Reasons,
    /// The store: turns per second, each synced to the disk.
    Store,
    /// Three nodes compared with one: a turn may cost 1.6 times the processor time.
    Cluster,
}

impl Subject {
    const ALL: [Self; 6] =
        [Self::Rules, Self::Search, Self::Wasm, Self::Report, Self::Store, Self::Cluster];

    fn measure(self, files: &[String]) -> anyhow::Result<()> {
        match self {
            Self::Rules => {
                shell::run("cargo run --release --locked --features yardstick -- bench rules", &[])
            }
            Self::Search => {
                shell::run("cargo run --release --locked -- bench search", &[])?;
                shell::run("cargo run --release --locked -- bench search --threads 2", &[])
            }
            Self::Wasm => {
                let program = program::gipfel("release")?;
                devtools::run(&["throughput".as_ref(), "--program".as_ref(), program.as_os_str()])
            }
            Self::Report => browser::measure("report-time"),
            Self::Reasons => {
                let words = REASONS.split_whitespace().chain(files.iter().map(String::as_str));
                shell::run_words("cargo", words, &[])
            }
            Self::Store => {
                for games in [1, 64, 256, 1000] {
                    let benchmark =
                        "cargo run --release --locked --package store --example throughput";
                    shell::run(&format!("{benchmark} -- {games}"), &[])?;
                }
                Ok(())
            }
            Self::Cluster => {
                let words = ["--nodes", "3", "--most", "1.6"];
                devtools::run_with_cluster("load-test", &words.map(Into::into))
            }
        }
    }
}

/// Reviews 200 games of each kind between levels of the engine.
const REASONS: &str = "run --release --locked --package review --features potentials --example reasons -- \
    --threads 2 --play yinsh:200 --play gipf-standard:200 --play gipf-tournament:200 --play gipf-ultimate:200";

/// Measures one subject, or all. Reasons are also counted in the games of these files.
pub(crate) fn run(only: Option<Subject>, files: &[String]) -> anyhow::Result<()> {
    if let Some(subject) = only {
        return subject.measure(files);
    }
    Subject::ALL.into_iter().try_for_each(|subject| subject.measure(files))
}
