use std::{io::Write, sync::atomic::AtomicBool, time::Instant};

use clap::Args;
use engine::{Engine, SearchRequest, signature::POSITIONS};
use variants::{AnyGame, Variant};

use crate::{commands::exit_status::ExitStatus, terminal::progress::Progress};

/// Search middle-game positions and report speed and effective branching factor
///
/// Nodes per second include quiescence search. The effective branching factor is the geometric mean
/// of the ratios of the nodes of successive depths.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel bench search --seconds 2 --threads 2")]
pub(super) struct Search {
    /// Seconds per position
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    seconds: f64,

    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,

    /// Size of the transposition table in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    hash: usize,
}

/// Minimum number of nodes at a depth for the ratio to the next depth to be meaningful.
const RATIO_MIN_NODES: u64 = 1_000;

/// Results of the positions of a variant.
#[derive(Default)]
struct Sum {
    nodes: u64,
    seconds: f64,
    /// Sum of the logarithms of ratios, and their number.
    ratios: (f64, u32),
    depths: (u32, u32),
}

impl Search {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        anyhow::ensure!(
            (0.01..=3600.0).contains(&self.seconds),
            "--seconds must be from 0.01 to 3600"
        );
        let middle: Vec<_> = POSITIONS.iter().filter(|(_, position)| is_middle(position)).collect();
        let progress = Progress::of(middle.len() as u64, "searching");
        let mut sums = Variant::ALL.map(|variant| (variant, Sum::default()));
        for (variant, position) in middle {
            let Some((_, sum)) = sums.iter_mut().find(|(of, _)| of == variant) else { continue };
            self.search(*variant, position, sum)?;
            progress.advance(1);
        }
        drop(progress);
        writeln!(
            out,
            "{:16} {:>14} {:>11} {:>11}",
            "", "nodes a second", "branching", "mean depth"
        )?;
        for (variant, sum) in sums {
            let speed = sum.nodes as f64 / sum.seconds;
            let branching = (sum.ratios.0 / f64::from(sum.ratios.1)).exp();
            let depth = f64::from(sum.depths.0) / f64::from(sum.depths.1);
            writeln!(out, "{:16} {speed:>14.0} {branching:>11.2} {depth:>11.1}", variant.id())?;
        }
        Ok(ExitStatus::Success)
    }

    fn search(&self, variant: Variant, position: &str, sum: &mut Sum) -> anyhow::Result<()> {
        let game = AnyGame::from_position(variant, position)?;
        let engine = Engine::new(self.hash).with_threads(self.threads);
        let request = SearchRequest {
            movetime: Some((self.seconds * 1e3) as u64),
            ..SearchRequest::default()
        };
        let mut nodes = Vec::new();
        let start = Instant::now();
        let answer = engine.search(&game, &request, &AtomicBool::new(false), |told| {
            nodes.push(told.nodes);
        });
        sum.seconds += start.elapsed().as_secs_f64();
        sum.nodes += answer.nodes;
        sum.depths.0 += answer.depth;
        sum.depths.1 += 1;
        // Number of nodes at each depth, not cumulative.
        let alone: Vec<u64> =
            nodes.iter().scan(0, |last, &sum| Some(sum - std::mem::replace(last, sum))).collect();
        for pair in alone.windows(2).filter(|pair| pair[0] >= RATIO_MIN_NODES) {
            sum.ratios.0 += (pair[1].max(1) as f64 / pair[0] as f64).ln();
            sum.ratios.1 += 1;
        }
        Ok(())
    }
}

/// Returns whether a position is in the middle game: not the placement, not a removal, and not the very beginning.
fn is_middle(position: &str) -> bool {
    position.contains(" move ") || (position.contains(" push ") && !position.contains("18-18"))
}
