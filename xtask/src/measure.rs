//! Timings, which are true of one machine only.

use clap::ValueEnum;

use crate::{browser, devtools, program, shell};

/// What can be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Subject {
    /// The rules, beside cozy-chess.
    Rules,
    /// The search, with one thread and with two.
    Search,
    /// The search in the module for the browser, beside the native one.
    Wasm,
    /// The report on a game in the browser: 60 turns on two cores.
    Report,
    /// The store: turns a second, each on the disk before it counts.
    Store,
    /// Three nodes beside one: they may use 1.6 times its processor time for a turn.
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
                devtools::run(&["pace".as_ref(), "--program".as_ref(), program.as_os_str()])
            }
            Self::Report => browser::measure("report-pace"),
            Self::Store => {
                for games in [1, 64, 256, 1000] {
                    let pace = "cargo run --release --locked --package gipfel-store --example pace";
                    shell::run(&format!("{pace} -- {games}"), &[])?;
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
