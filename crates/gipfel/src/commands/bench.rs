mod measure;
mod search;
mod table;
mod tactics;
mod workload;
#[cfg(feature = "yardstick")]
mod yardstick;

use std::{io::Write, time::Instant};

use anyhow::bail;
use clap::{Args, Subcommand};
use engine::signature;

use crate::{commands::exit_status::ExitStatus, terminal::progress::Progress};

use self::{measure::Measured, search::Search, table::Table, tactics::Tactics, workload::Workload};

/// Count the nodes of fixed searches, or measure the speed of the libraries
///
/// Without a subcommand it prints the signature of the engine: the number of nodes for fixed
/// positions, which is the same on every platform, and the search speed.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel bench rules --seconds 5")]
pub(crate) struct Bench {
    #[command(subcommand)]
    subject: Option<Subject>,
}

#[derive(Subcommand, Debug)]
enum Subject {
    Rules(Rules),
    Search(Search),
    Tactics(Tactics),
}

/// Play random games and count positions on one thread
///
/// All rows are measured in turn, in several rounds so that noise affects them equally; the median
/// of the rounds counts. Every count is compared with the correct one. A build with the feature
/// `yardstick` measures the chess library cozy-chess in the same run and prints the ratios.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel bench rules --seconds 5 --json")]
struct Rules {
    /// Seconds per row
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,

    /// Number of rounds into which they are divided
    #[arg(
        long, value_name = "N", default_value_t = 5,
        value_parser = clap::value_parser!(u32).range(1..=99)
    )]
    rounds: u32,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        match &self.subject {
            None => sign(out),
            Some(Subject::Rules(rules)) => rules.run(out),
            Some(Subject::Search(search)) => search.run(out),
            Some(Subject::Tactics(tactics)) => tactics.run(out),
        }
    }
}

/// Prints the signature of the engine.
fn sign(out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    let progress = Progress::of(signature::POSITIONS.len() as u64, "searching");
    let start = Instant::now();
    let mut nodes = 0;
    for (variant, position) in signature::POSITIONS {
        nodes += signature::nodes(variant, position);
        progress.advance(1);
    }
    drop(progress);
    let speed = nodes as f64 / start.elapsed().as_secs_f64();
    writeln!(out, "{nodes} nodes, {speed:.0} a second")?;
    Ok(ExitStatus::Success)
}

impl Rules {
    fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if !(0.0..=3600.0).contains(&self.seconds) {
            bail!("--seconds must be a number from 0 to 3600");
        }
        let workloads = workloads()?;
        let slice = self.seconds / f64::from(self.rounds);
        let progress = Progress::of(u64::from(self.rounds) * workloads.len() as u64, "measuring");
        let mut measured: Vec<Measured> =
            workloads.iter().map(|workload| Measured::new(workload.row())).collect();
        for _ in 0..self.rounds {
            for (workload, measured) in workloads.iter().zip(&mut measured) {
                measured.add(workload, slice)?;
                progress.advance(1);
            }
        }
        drop(progress);
        let table = Table::new(&measured);
        if self.json {
            writeln!(out, "{}", table.to_json())?;
        } else {
            table.print(out)?;
        }
        Ok(ExitStatus::Success)
    }
}

fn workloads() -> anyhow::Result<Vec<Workload>> {
    #[cfg_attr(
        not(feature = "yardstick"),
        expect(unused_mut, reason = "without cozy-chess the list does not grow")
    )]
    let mut workloads = workload::ours()?;
    #[cfg(feature = "yardstick")]
    workloads.extend(yardstick::workloads()?);
    Ok(workloads)
}
