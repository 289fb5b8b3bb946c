//! Checks that no turn is acknowledged before it is synced to the disk.
//!
//! Killing a process cannot show this, because the system keeps what the process has written. Instead, strace records the
//! system calls of a small program that stores turns and prints a line after each: between the last write to the
//! write-ahead log and that line there must be a sync of the log. With SQLite's syncs turned off, the same check must fail.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command, Stdio},
};

use anyhow::{Context, bail, ensure};

use crate::{program, programs, shell};

mod trace;

const HINT: &str = "strace is missing. Install it (Debian: `apt-get install strace`).";

/// Number of turns to store: enough for SQLite to checkpoint its log in between.
const ROUNDS: usize = 400;

pub(crate) fn run() -> anyhow::Result<()> {
    if programs::on_path(&["strace"]).is_none() {
        programs::install("strace", HINT)?;
    }
    shell::run(&format!("cargo build {} --example acknowledge", program::WORKSPACE), &[])?;
    let safe = traced("full")?;
    println!("  full: {} acknowledgements, {} of them too early", safe.acknowledged, safe.early);
    ensure!(safe.acknowledged == ROUNDS, "expected {ROUNDS} acknowledgements");
    ensure!(safe.idle == 0, "acknowledgements not preceded by a write: {}", safe.idle);
    ensure!(safe.early == 0, "a turn was acknowledged before it was synced to the disk");
    for relaxed in ["normal", "off"] {
        let seen = traced(relaxed)?;
        println!(
            "  {relaxed}: {} acknowledgements, {} of them too early",
            seen.acknowledged, seen.early
        );
        ensure!(
            seen.early > ROUNDS / 2,
            "this test would not notice an acknowledgement without a sync"
        );
    }
    Ok(())
}

/// Runs the program under strace and evaluates the trace.
fn traced(synchronous: &str) -> anyhow::Result<trace::Judgement> {
    let folder = Folder::new()?;
    let (database, calls) = (folder.0.join("games.db"), folder.0.join("calls"));
    let output = Command::new("strace")
        .args(["-f", "-y", "-e", "trace=write,pwrite64,writev,pwritev,fsync,fdatasync", "-o"])
        .arg(&calls)
        .arg(shell::target().join("debug/examples/acknowledge"))
        .arg(&database)
        .args([synchronous, &ROUNDS.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .context("cannot start strace")?;
    let said = String::from_utf8_lossy(&output.stderr);
    if said.contains("ptrace") && !output.status.success() {
        bail!("tracing is not permitted here, so syncs cannot be checked: {said}");
    }
    ensure!(output.status.success(), "the traced program failed: {said}");
    Ok(trace::judge(&fs::read_to_string(&calls)?))
}

/// A temporary folder, removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new() -> anyhow::Result<Self> {
        let path = env::temp_dir().join(format!("gipfel-sync-{}", process::id()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A leftover in the system's temporary folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}
