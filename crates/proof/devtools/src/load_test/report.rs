//! The measurements as a table.

use std::time::Duration;

use anyhow::ensure;

use super::{load::Load, target::Usage};

/// Measurements of one run.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    load: Load,
    took: Duration,
    /// Times from sending a turn to its acknowledgement, in microseconds, shortest first.
    waits: Vec<u32>,
    /// Memory in KiB before any connection, with all connections, and at the end.
    memory: [u64; 3],
    usage: Usage,
}

impl Measured {
    pub(super) fn new(
        load: Load,
        took: Duration,
        mut waits: Vec<u32>,
        memory: [u64; 3],
        usage: Usage,
    ) -> anyhow::Result<Self> {
        ensure!(!waits.is_empty(), "no turn was acknowledged");
        waits.sort_unstable();
        Ok(Self { load, took, waits, memory, usage })
    }

    /// Returns the wait, in milliseconds, that this share of all turns did not exceed.
    fn wait(&self, share: f64) -> f64 {
        let index = ((self.waits.len() - 1) as f64 * share).round() as usize;
        f64::from(self.waits[index]) / 1000.0
    }

    fn turns_per_second(&self) -> f64 {
        self.waits.len() as f64 / self.took.as_secs_f64()
    }

    /// Returns the processor time per turn in microseconds.
    fn per_turn(&self, used: Duration) -> f64 {
        used.as_micros() as f64 / self.waits.len() as f64
    }
}

/// Prints the measurements of all runs.
pub(super) fn print(runs: &[(&str, &Measured)]) -> anyhow::Result<()> {
    for (name, run) in runs {
        let sockets = run.load.games as u64 * 2;
        let [before, after, end] = run.memory;
        println!(
            "{name}: memory {before} KiB at 0 connections, {after} KiB at {sockets}: {:.1} KiB each; {end} KiB at the end",
            after.saturating_sub(before) as f64 / sockets as f64
        );
    }
    println!(
        "\n{:10} {:>6} {:>8} {:>8} {:>8} {:>8}   processor time for a turn in \u{b5}s\n{:53}   {:>8} {:>10} {:>6} {:>8}",
        "",
        "games",
        "turns/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "",
        "gipfel",
        "PostgreSQL",
        "NATS",
        "HAProxy"
    );
    for (name, run) in runs {
        let cell = |used: Option<Duration>| {
            used.map_or("-".to_owned(), |used| format!("{:.0}", run.per_turn(used)))
        };
        println!(
            "{name:10} {:6} {:8.0} {:8.1} {:8.1} {:8.1}   {:>8} {:>10} {:>6} {:>8}",
            run.load.games,
            run.turns_per_second(),
            run.wait(0.5),
            run.wait(0.99),
            run.wait(1.0),
            cell(Some(run.usage.gipfel)),
            cell(run.usage.postgres),
            cell(run.usage.nats),
            cell(run.usage.haproxy),
        );
    }
    Ok(())
}

/// Compares the processor time per turn of a cluster with a single server's.
pub(super) fn compare(
    alone: &Measured,
    together: &Measured,
    most: Option<f64>,
) -> anyhow::Result<()> {
    let ratio = together.per_turn(together.usage.gipfel) / alone.per_turn(alone.usage.gipfel);
    println!("\nthe nodes together use {ratio:.2} times the processor time of one node for a turn");
    ensure!(
        most.is_none_or(|most| ratio <= most),
        "too much processor time: {ratio:.2} times that of one node, more than the limit {most:?}"
    );
    Ok(())
}
