//! Tasks that need the project's own crates: builds `crates/proof/devtools` and runs it.

use std::ffi::{OsStr, OsString};

use clap::Args;

use crate::{program, shell};

/// Arguments that are passed on, `--help` too.
#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

impl Arguments {
    pub(crate) fn words(&self) -> &[OsString] {
        &self.words
    }
}

/// Runs a tool.
pub(crate) fn run<S: AsRef<OsStr>>(words: &[S]) -> anyhow::Result<()> {
    shell::run_words(program::built("devtools", "dev")?, words, &[])
}

/// Runs a tool that computes for a long time.
pub(crate) fn run_optimised(tool: &str, arguments: &Arguments) -> anyhow::Result<()> {
    let words = [&[tool.into()], arguments.words()].concat();
    shell::run_words(program::built("devtools", "release")?, words, &[])
}

/// Runs the maker of puzzles, a program of its own: it is sent to machines with many cores.
pub(crate) fn run_puzzlemaker(arguments: &Arguments) -> anyhow::Result<()> {
    shell::run_words(program::built("puzzlemaker", "release")?, arguments.words(), &[])
}

/// Runs a tool that runs `gipfel` in its turn, built with the given profile.
pub(crate) fn run_with_program(
    tool: &str,
    profile: &str,
    arguments: &Arguments,
) -> anyhow::Result<()> {
    let program = program::gipfel(profile)?;
    let words = [&[tool.into(), "--program".into(), program.into()], arguments.words()].concat();
    run(&words)
}
