//! Test binaries, as cargo builds them, and the documentation tests.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde_json::Value;

use crate::{
    program::WORKSPACE,
    shell::{self, root},
};

/// Tests that run in one process: those of a test binary, or those of the documentation.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Job {
    /// Path of the source file, relative to the root of the project.
    pub(super) name: String,
    /// Folder in which the tests run: that of their package.
    folder: PathBuf,
    command: Vec<String>,
}

/// The result of a job.
pub(super) struct Outcome {
    pub(super) job: Job,
    pub(super) succeeded: bool,
    /// Names of the tests that failed.
    pub(super) failed_tests: BTreeSet<String>,
}

impl Job {
    /// Builds all test binaries of the workspace and returns them.
    pub(super) fn build() -> anyhow::Result<Vec<Self>> {
        // The first call shows the progress; the second finds everything built.
        let command = format!("test {WORKSPACE} --no-run");
        shell::run(&format!("cargo {command}"), &[])?;
        let words = command.split(' ').chain(["--message-format=json"]);
        let messages = shell::output("cargo", &words.collect::<Vec<_>>())?;
        let root = root().canonicalize()?;
        Ok(messages.lines().filter_map(|line| Self::read(line, &root)).collect())
    }

    /// Returns the documentation tests.
    pub(super) fn documentation() -> Self {
        let command = format!("cargo test {WORKSPACE} --no-fail-fast --doc --");
        Self {
            name: "documentation".to_owned(),
            folder: root(),
            command: command.split(' ').map(str::to_owned).collect(),
        }
    }

    /// Returns the test binary that a message of cargo reports, if it reports one.
    fn read(message: &str, root: &Path) -> Option<Self> {
        let message: Value = serde_json::from_str(message).ok()?;
        if message["profile"]["test"] != true {
            return None;
        }
        let source = Path::new(message["target"]["src_path"].as_str()?);
        Some(Self {
            name: source.strip_prefix(root).unwrap_or(source).display().to_string(),
            folder: Path::new(message["manifest_path"].as_str()?).parent()?.to_owned(),
            command: vec![message["executable"].as_str()?.to_owned()],
        })
    }

    /// Runs the tests and prints their output when they have ended.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let (succeeded, output) = self.capture(&[])?;
        let failed_tests = output.lines().filter_map(failed_test).collect();
        Ok(Outcome { job: self, succeeded, failed_tests })
    }

    /// Runs only the named tests, and returns whether they succeeded.
    pub(super) fn run_only(&self, tests: &BTreeSet<String>) -> anyhow::Result<bool> {
        let words: Vec<&str> =
            ["--exact"].into_iter().chain(tests.iter().map(String::as_str)).collect();
        Ok(self.capture(&words)?.0)
    }

    /// Returns a job that runs a shell script.
    #[cfg(test)]
    pub(super) fn script(text: &str) -> Self {
        let command = ["sh", "-c", text, "sh"].map(str::to_owned).to_vec();
        Self { name: "script".to_owned(), folder: root(), command }
    }

    fn capture(&self, words: &[&str]) -> anyhow::Result<(bool, String)> {
        println!("     Running {}", self.name);
        let (program, options) = self.command.split_first().context("the command is empty")?;
        let mut command = shell::command(program);
        command.args(options).args(words).current_dir(&self.folder);
        if program != "cargo" {
            // As cargo sets it for the tests that it runs.
            command.env("CARGO_MANIFEST_DIR", &self.folder);
        }
        let (succeeded, output) = shell::capture(command)?;
        println!("\n---- {}\n{}", self.name, output.trim());
        Ok((succeeded, output))
    }
}

/// Returns the name of a failed test from a line of the test harness.
fn failed_test(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.trim_end_matches(" - should panic").to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_test_binaries_are_read_from_the_messages() {
        let message = |test: bool| {
            json!({
                "reason": "compiler-artifact",
                "manifest_path": "/project/crates/a/Cargo.toml",
                "target": {"name": "a", "src_path": "/project/crates/a/tests/a/main.rs"},
                "profile": {"test": test},
                "executable": "/target/a-1",
            })
        };
        let read = |message: &str| Job::read(message, Path::new("/project"));
        let expected = Job {
            name: "crates/a/tests/a/main.rs".to_owned(),
            folder: "/project/crates/a".into(),
            command: vec!["/target/a-1".to_owned()],
        };
        assert_eq!(read(&message(true).to_string()), Some(expected));
        assert_eq!(read(&message(false).to_string()), None);
        assert_eq!(read(r#"{"reason": "build-finished", "success": true}"#), None);
    }

    #[test]
    fn failed_tests_are_found_in_the_output() {
        let outcome = Job::script(
            "echo 'test a::b ... ok'; echo 'test a::c ... FAILED'
            echo 'test d - should panic ... FAILED' >&2; exit 1",
        );
        let outcome = outcome.run().unwrap();
        assert!(!outcome.succeeded);
        assert_eq!(outcome.failed_tests.into_iter().collect::<Vec<_>>(), ["a::c", "d"]);
    }

    #[test]
    fn only_the_named_tests_are_repeated() {
        let tests = ["a::b".to_owned(), "a::c".to_owned()].into();
        assert!(Job::script("[ \"$*\" = '--exact a::b a::c' ]").run_only(&tests).unwrap());
    }
}
