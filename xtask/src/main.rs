//! What developers run: `cargo xtask verify`, `cargo xtask data`, `cargo xtask fuzz`, …

use clap::{Parser, Subcommand};

mod data;
mod fuzz;
mod measure;
mod pictures;
mod shell;
mod tactics;
mod verify;

/// Tasks of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything: format, lints, tests, documentation.
    Verify {
        /// Play a tenth of the random games: under five minutes.
        #[arg(long)]
        quick: bool,
    },
    /// Make the perft suites and test vectors in `data/` anew.
    Data,
    /// Fuzz every target for some seconds; needs cargo-fuzz and a nightly toolchain.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Time the rules against cozy-chess on this machine.
    Measure,
    /// Look for positions with a single winning turn, which go into `data/tactics/`.
    Tactics {
        /// The variant to be played.
        variant: variants::Variant,
        /// The opening of the first game.
        #[arg(long, default_value_t = 0)]
        first: usize,
        /// How many games are played.
        #[arg(long, default_value_t = 100)]
        games: usize,
    },
    /// Draw the pictures in `docs/pictures/` anew.
    Pictures,
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Verify { quick } => verify::run(quick),
        Task::Data => data::run(),
        Task::Fuzz { seconds } => fuzz::run(seconds),
        Task::Tactics { variant, first, games } => tactics::run(variant, first, games),
        Task::Measure => measure::run(),
        Task::Pictures => pictures::run(),
    }
}
