//! Runs other programs, and prints each command before it starts.

use std::{
    env,
    ffi::OsStr,
    io::{self, Read as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, ensure};

/// Returns the root folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns cargo's target folder.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Prefixes of the variables that cargo sets for a program that it runs, to describe the program's package.
const PACKAGE_VARIABLES: [&str; 2] = ["CARGO_MANIFEST_", "CARGO_PKG_"];

/// Returns a command that runs in the root folder, without cargo's variables about this package.
///
/// Some build scripts depend on these variables. With them, cargo would build such crates and all their dependents again each time
/// that it is called by a task after it was called by hand, or the other way round.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    for (name, _) in env::vars_os() {
        if PACKAGE_VARIABLES.iter().any(|prefix| name.to_string_lossy().starts_with(prefix)) {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command line, split at spaces, in the root folder.
pub(crate) fn run(line: &str, environment: &[(&str, &str)]) -> anyhow::Result<()> {
    let mut words = line.split_whitespace();
    let program = words.next().context("the command is empty")?;
    run_words(program, words, environment)
}

/// Runs a program in the root folder.
pub(crate) fn run_words<S: AsRef<OsStr>>(
    program: impl AsRef<OsStr>,
    words: impl IntoIterator<Item = S>,
    environment: &[(&str, &str)],
) -> anyhow::Result<()> {
    let mut command = command(program.as_ref());
    command.args(words).envs(environment.iter().copied());
    let shown = shown(&command, environment);
    println!("\n$ {shown}");
    let started = Instant::now();
    let status = command
        .status()
        .with_context(|| format!("{} cannot be started", program.as_ref().display()))?;
    ensure!(status.success(), "failed: {shown}");
    println!("  {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Returns the command as a person would type it in the root folder.
fn shown(command: &Command, environment: &[(&str, &str)]) -> String {
    let root = format!("{}/", root().display());
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<String> = words.map(|word| word.display().to_string()).collect();
    let environment: String =
        environment.iter().map(|(name, value)| format!("{name}={value:?} ")).collect();
    environment + &words.join(" ").replace(&root, "")
}

/// Tests whether a command line succeeds; its output is not shown.
pub(crate) fn succeeds(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(program) = words.next() else { return false };
    command(program)
        .args(words)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs a command and returns whether it succeeded, and its standard output and standard error in the order of writing.
pub(crate) fn capture(mut command: Command) -> anyhow::Result<(bool, String)> {
    let (mut reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command
        .spawn()
        .with_context(|| format!("{} cannot be started", command.get_program().display()))?;
    // The command owns writing ends of the pipe, without which reading would not end.
    drop(command);
    let mut output = Vec::new();
    reader.read_to_end(&mut output)?;
    let succeeded = child.wait()?.success();
    Ok((succeeded, String::from_utf8_lossy(&output).into_owned()))
}

/// Returns the standard output of a program.
pub(crate) fn output(program: impl AsRef<OsStr>, words: &[&str]) -> anyhow::Result<String> {
    let name = program.as_ref().display().to_string();
    let output = command(program.as_ref())
        .args(words)
        .output()
        .with_context(|| format!("{name} cannot be started"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "failed: {name} {}\n{errors}", words.join(" "));
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_about_this_package_are_not_passed_on() {
        assert!(env::var_os("CARGO_MANIFEST_DIR").is_some(), "it is set for tests");
        assert!(!succeeds("printenv CARGO_MANIFEST_DIR"));
        assert!(succeeds("printenv PATH"));
    }
}
