//! Runs the tests of the workspace, and repeats the few that failed: on a busy machine, a test with real servers sometimes waits
//! in vain.

use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Read, Write},
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context as _, ensure};

use crate::{
    cluster, database, metadata,
    program::WORKSPACE,
    shell::{self, root},
};

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

/// Largest number of failed tests that are repeated; more have a common cause.
const REPEATED_TESTS_MAX: usize = 3;

/// Runs all tests, or without the slow ones if the run is quick.
pub(crate) fn run(quick: bool) -> anyhow::Result<()> {
    if !quick {
        cluster::prepare()?;
        return run_and_repeat(&format!("cargo test {WORKSPACE} --no-fail-fast"));
    }
    database::prepare()?;
    let mut command = format!("cargo test {WORKSPACE} --lib --bins");
    let packages = metadata::packages()?;
    let all: BTreeSet<&String> = packages.iter().flat_map(|package| &package.tests).collect();
    for name in all.into_iter().filter(|name| !SLOW.contains(&name.as_str())) {
        command += &format!(" --test {name}");
    }
    shell::run(&command, &[("GIPFEL_QUICK", "1")])
}

/// Runs a command; if a few tests fail, runs each of them once more and prints its name.
fn run_and_repeat(command: &str) -> anyhow::Result<()> {
    let failures = failures(command)?;
    let (tests, targets) = (&failures.tests, &failures.targets);
    if failures.succeeded {
        return Ok(());
    }
    ensure!(!tests.is_empty(), "failed: {command}");
    ensure!(tests.len() <= REPEATED_TESTS_MAX, "failed: {command}\nfailed tests: {}", list(tests));
    println!("\nFAILED ONCE and repeated: {}", list(tests));
    for target in targets {
        let words = format!("test {WORKSPACE} {target} -- --exact");
        shell::run_words("cargo", words.split(' ').chain(tests.iter().map(String::as_str)), &[])
            .with_context(|| format!("failed twice: {}", list(tests)))?;
    }
    println!("\nFAILED ONCE and passed when repeated: {}", list(tests));
    Ok(())
}

fn list(tests: &BTreeSet<String>) -> String {
    tests.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The result of a run of tests.
#[derive(Default)]
struct Failures {
    succeeded: bool,
    /// Names of failed tests.
    tests: BTreeSet<String>,
    /// Cargo's options for the targets that failed, such as `--test server`.
    targets: BTreeSet<String>,
}

/// Runs a command, shows its output and returns the failures in it.
fn failures(command: &str) -> anyhow::Result<Failures> {
    println!("\n$ {command}");
    let mut words = command.split(' ');
    let mut child = Command::new(words.next().unwrap_or_default())
        .args(words)
        .current_dir(root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cargo cannot be started")?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let (tests, targets) = thread::scope(|scope| {
        let targets = scope.spawn(|| stderr.map(|from| matches(from, std::io::stderr(), target)));
        let tests = stdout.map(|from| matches(from, std::io::stdout(), failed_test));
        (tests.unwrap_or_default(), targets.join().ok().flatten().unwrap_or_default())
    });
    let succeeded = child.wait()?.success();
    Ok(Failures { succeeded, tests, targets })
}

/// Copies lines and returns the matches.
fn matches(
    from: impl Read,
    mut to: impl Write,
    find: impl Fn(&str) -> Option<String>,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        writeln!(to, "{line}").ok();
        found.extend(find(&line));
    }
    found
}

/// Returns the name of a failed test from a line of the test harness.
fn failed_test(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.trim_end_matches(" - should panic").to_owned())
}

/// Returns the options that select a target from cargo's line about its failure. The package is left out, because another
/// selection of packages would change their features and compile them again.
fn target(line: &str) -> Option<String> {
    let options = line.split_once("to rerun pass `")?.1.strip_suffix('`')?;
    options.split_once("--").map(|(_, target)| format!("--{target}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_found_in_the_output() {
        let output = "test a::b ... ok\ntest a::c ... FAILED\ntest d - should panic ... FAILED\n";
        let mut shown = Vec::new();
        let found = matches(output.as_bytes(), &mut shown, failed_test);
        assert_eq!(list(&found), "a::c, d");
        assert_eq!(shown, output.as_bytes());
    }

    #[test]
    fn a_failed_target_is_selected_in_every_package() {
        let of = |options| target(&format!("error: test failed, to rerun pass `{options}`"));
        assert_eq!(of("-p server --test server").as_deref(), Some("--test server"));
        assert_eq!(of("-p yinsh --doc").as_deref(), Some("--doc"));
        assert_eq!(target("error: could not compile `server`"), None);
    }
}
