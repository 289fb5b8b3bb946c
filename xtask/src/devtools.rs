//! Tasks that need the project's own crates: builds `crates/proof/devtools` and runs it.

use std::ffi::{OsStr, OsString};

use clap::Args;

use crate::{cluster, program, shell};

/// Arguments that are passed on to the tool, including `--help`.
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

/// Runs a tool, built with optimisations because it computes for a long time.
pub(crate) fn run_optimised(tool: &str, arguments: &Arguments) -> anyhow::Result<()> {
    let words = [&[tool.into()], arguments.words()].concat();
    shell::run_words(program::built("devtools", "release")?, words, &[])
}

/// Runs the puzzle maker, a separate program so that it can be copied to machines with many cores.
pub(crate) fn run_puzzlemaker(arguments: &Arguments) -> anyhow::Result<()> {
    shell::run_words(program::built("puzzlemaker", "release")?, arguments.words(), &[])
}

/// Runs a tool that runs `gipfel`, built with the given profile.
pub(crate) fn run_with_program(
    tool: &str,
    profile: &str,
    arguments: &Arguments,
) -> anyhow::Result<()> {
    let program = program::gipfel(profile)?;
    let words = [&[tool.into(), "--program".into(), program.into()], arguments.words()].concat();
    run(&words)
}

/// Runs a tool with a program that can be a cluster node, after installing the services of a cluster.
pub(crate) fn run_with_cluster(tool: &str, words: &[OsString]) -> anyhow::Result<()> {
    cluster::prepare()?;
    let program = program::node("release")?;
    run(&[&[tool.into(), "--program".into(), program.into()], words].concat())
}

/// Runs the load test on one server or, if the arguments contain `--nodes`, on several nodes too.
pub(crate) fn run_load_test(arguments: &Arguments) -> anyhow::Result<()> {
    let has_nodes =
        arguments.words.iter().any(|word| word.to_string_lossy().starts_with("--nodes"));
    if has_nodes {
        return run_with_cluster("load-test", arguments.words());
    }
    run_with_program("load-test", "release", arguments)
}
