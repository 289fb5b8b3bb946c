//! Timings, which are true of one machine only.

use clap::ValueEnum;

use crate::shell;

mod pace;

/// What can be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Subject {
    /// The rules, beside cozy-chess.
    Rules,
    /// The search, with one thread and with two.
    Search,
    /// The search in the module for the browser, beside the native one.
    Wasm,
}

impl Subject {
    const ALL: [Self; 3] = [Self::Rules, Self::Search, Self::Wasm];

    fn measure(self) -> anyhow::Result<()> {
        match self {
            Self::Rules => {
                shell::run("cargo run --release --locked --features yardstick -- bench rules", &[])
            }
            Self::Search => {
                shell::run("cargo run --release --locked -- bench search", &[])?;
                shell::run("cargo run --release --locked -- bench search --threads 2", &[])
            }
            Self::Wasm => pace::run(),
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
