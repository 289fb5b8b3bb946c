//! Running other programs, with what is run shown first.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, ensure};

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs a command line in the project's folder and fails if it does.
pub(crate) fn run(command: &str, environment: &[(&str, &str)]) -> anyhow::Result<()> {
    let shown: String =
        environment.iter().map(|(name, value)| format!("{name}={value:?} ")).collect();
    println!("\n$ {shown}{command}");
    let started = Instant::now();
    let mut words = command.split_whitespace();
    let program = words.next().context("an empty command")?;
    let status = Command::new(program)
        .args(words)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("{program} could not be started"))?;
    ensure!(status.success(), "failed: {command}");
    println!("  {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Whether a command line succeeds; what it prints is not shown.
pub(crate) fn succeeds(command: &str) -> bool {
    let mut words = command.split_whitespace();
    let Some(program) = words.next() else { return false };
    Command::new(program)
        .args(words)
        .current_dir(root())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
