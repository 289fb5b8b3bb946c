//! Runs the tests of the workspace, and repeats the few that failed: on a busy machine, a test with real servers sometimes waits
//! in vain.

mod job;

use std::collections::BTreeSet;

use anyhow::{bail, ensure};

use self::job::{Job, Outcome};
use crate::{cluster, database, ends::from_both_ends, metadata, program::WORKSPACE, shell};

/// Test files that take longer than all others together. A quick run skips them and the documentation tests.
const SLOW: [&str; 8] = [
    "cluster",
    "conformance",
    "program",
    "published_data",
    "queue",
    "server",
    "tactics",
    "vectors",
];

/// Folders with tests that mostly wait for servers, databases and programs. They run beside the others, which compute.
const WAITING: [&str; 2] = ["crates/gipfel/tests/", "crates/online/"];

/// Folder with tests of response times, which run alone.
const MEASURING: &str = "crates/engine/protocols/tests/";

/// Largest number of failed tests that are repeated; more have a common cause.
const REPEATED_TESTS_MAX: usize = 3;

/// Runs all tests, or without the slow ones if the run is quick.
pub(crate) fn run(quick: bool) -> anyhow::Result<()> {
    if quick {
        return run_quick();
    }
    cluster::prepare()?;
    let (measuring, mut jobs): (Vec<Job>, Vec<Job>) =
        Job::build()?.into_iter().partition(|job| job.name.starts_with(MEASURING));
    jobs.push(Job::documentation());
    jobs.sort_by_key(|job| !is_waiting(&job.name));
    let outcomes = from_both_ends(jobs, Job::run);
    let outcomes = outcomes.into_iter().chain(measuring.into_iter().map(Job::run));
    repeat_failed(&outcomes.collect::<anyhow::Result<Vec<_>>>()?)
}

fn is_waiting(name: &str) -> bool {
    WAITING.iter().any(|folder| name.starts_with(folder))
}

fn run_quick() -> anyhow::Result<()> {
    database::prepare()?;
    let mut command = format!("cargo test {WORKSPACE} --lib --bins");
    let packages = metadata::packages()?;
    let all: BTreeSet<&String> = packages.iter().flat_map(|package| &package.tests).collect();
    for name in all.into_iter().filter(|name| !SLOW.contains(&name.as_str())) {
        command += &format!(" --test {name}");
    }
    shell::run(&command, &[("GIPFEL_QUICK", "1")])
}

/// Runs failed tests once more if they are few, and prints their names.
fn repeat_failed(outcomes: &[Outcome]) -> anyhow::Result<()> {
    let failed: Vec<&Outcome> = outcomes.iter().filter(|outcome| !outcome.succeeded).collect();
    if failed.is_empty() {
        return Ok(());
    }
    let list = list(&failed);
    let count: usize = failed.iter().map(|outcome| outcome.failed_tests.len()).sum();
    let crashed = failed.iter().any(|outcome| outcome.failed_tests.is_empty());
    if crashed || count > REPEATED_TESTS_MAX {
        bail!("failed tests:{list}");
    }
    println!("\nFAILED ONCE and repeated:{list}");
    for outcome in failed {
        ensure!(outcome.job.run_only(&outcome.failed_tests)?, "failed twice:{list}");
    }
    println!("\nFAILED ONCE and passed when repeated:{list}");
    Ok(())
}

/// Returns one line for each failed job, with its failed tests.
fn list(failed: &[&Outcome]) -> String {
    let line = |outcome: &&Outcome| {
        let tests: Vec<&str> = outcome.failed_tests.iter().map(String::as_str).collect();
        format!("\n  {}: {}", outcome.job.name, tests.join(", "))
    };
    failed.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the result of running a script, and of repeating what failed.
    fn repeated(script: &str) -> anyhow::Result<()> {
        repeat_failed(&[Job::script(script).run().unwrap()])
    }

    #[test]
    fn a_failed_test_must_pass_when_it_is_repeated() {
        let fails_without_arguments = "echo 'test a ... FAILED'; [ $# -gt 0 ]";
        assert!(repeated(fails_without_arguments).is_ok());
        assert!(repeated("echo 'test a ... FAILED'; false").is_err());
    }

    #[test]
    fn more_than_three_failed_tests_are_not_repeated() {
        let fails_without_arguments =
            "for test in a b c d; do echo \"test $test ... FAILED\"; done; [ $# -gt 0 ]";
        let error = repeated(fails_without_arguments).unwrap_err();
        assert_eq!(error.to_string(), "failed tests:\n  script: a, b, c, d");
    }

    #[test]
    fn a_crashed_binary_is_not_repeated() {
        assert!(repeated("[ $# -gt 0 ]").is_err());
    }
}
