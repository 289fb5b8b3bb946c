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
    /// The store: turns per second, each synced to the disk.
    Store,
    /// Three nodes compared with one: a turn may cost 1.6 times the processor time.
    Cluster,
}

impl Subject {
    const ALL: [Self; 6] =
        [Self::Rules, Self::Search, Self::Wasm, Self::Report, Self::Store, Self::Cluster];

    fn measure(self) -> anyhow::Result<()> {
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

pub(crate) fn run(only: Option<Subject>) -> anyhow::Result<()> {
    let wanted = Subject::ALL.into_iter().filter(|subject| only.is_none_or(|one| one == *subject));
    for subject in wanted {
        subject.measure()?;
    }
    Ok(())
}
