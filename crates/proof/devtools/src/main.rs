//! Developer tools that use the project's own crates: `cargo xtask` builds and runs them.
//!
//! They are separate from `xtask` so that `xtask` itself builds in seconds.

use std::path::PathBuf;

use clap::{Parser, Subcommand, builder::ArgPredicate};

mod api_fuzz;
mod cluster;
mod cluster_test;
mod dashboard;
mod data;
mod kill_test;
mod load_test;
mod online;
mod openings;
mod pictures;
mod project;
mod siege;
mod tactics;
mod threads;
mod throughput;
mod types;
mod usage;
mod words;

/// Tools that use the project's own crates.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(Subcommand)]
enum Tool {
    /// Generate the perft suites and test vectors in `data/`.
    Data,
    /// Draw the boards in `docs/pictures/`.
    Pictures,
    /// Search for positions with a single winning turn, for `data/tactics/`.
    Tactics {
        /// The variant to play.
        variant: variants::Variant,
        /// The opening of the first game.
        #[arg(long, default_value_t = 0)]
        first: usize,
        /// The number of games.
        #[arg(long, default_value_t = 100)]
        games: usize,
    },
    /// Let the engine play against itself, and count its openings for `data/openings/`.
    Openings(openings::Arguments),
    /// Write the TypeScript types that scripts use, from the crates that declare them.
    Types,
    /// Check that the browser formats every message as the server does.
    CheckWords,
    /// Print the `bench` signature of the engine.
    Signature,
    /// Compare the speed of the search in the browser's module with the native one.
    Throughput {
        /// The program, built for release.
        #[arg(long)]
        program: PathBuf,
    },
    /// Kill the server repeatedly while people play on it, and check that nothing is lost.
    KillTest {
        /// The program to run.
        #[arg(long)]
        program: PathBuf,
        /// The number of kills.
        #[arg(long, default_value_t = 200)]
        kills: usize,
        /// The seed of all random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Break a cluster of three nodes repeatedly while people play on it, and check that nothing is lost.
    ClusterTest {
        /// The program to run, built with the feature `cluster`.
        #[arg(long)]
        program: PathBuf,
        #[command(flatten)]
        plan: cluster_test::Plan,
    },
    /// Run every query of the Grafana dashboard on the metrics of real nodes.
    Dashboard {
        /// The program to run, built with the feature `cluster`.
        #[arg(long)]
        program: PathBuf,
    },
    /// Play many games at once, and measure the time from sending a turn to its acknowledgement.
    LoadTest {
        /// The program to run.
        #[arg(long)]
        program: PathBuf,
        /// Concurrent games; each has two connections. Nodes are compared at a load that all can serve.
        #[arg(
            long,
            default_value_t = 1000,
            default_value_if("nodes", ArgPredicate::IsPresent, "300")
        )]
        games: usize,
        /// Seconds to measure.
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Turns per second, all games together; 0 for as many as possible.
        #[arg(
            long,
            default_value_t = 2500.0,
            default_value_if("nodes", ArgPredicate::IsPresent, "500")
        )]
        rate: f64,
        /// Measure this number of nodes behind a balancer too, and compare.
        #[arg(long)]
        nodes: Option<usize>,
        /// Fail if they use more than this multiple of one node's processor time for a turn.
        #[arg(long, requires = "nodes")]
        most: Option<f64>,
    },
    /// Attack a server and inject faults, and print every attempt with its outcome.
    Siege {
        /// The program to run.
        #[arg(long)]
        program: PathBuf,
        /// Run the short form, under a minute: fewer repetitions, and no attack that needs a large archive.
        #[arg(long)]
        short: bool,
        /// Run only attacks whose name contains this.
        #[arg(long)]
        only: Option<String>,
    },
    /// Fuzz the API from its OpenAPI description, without credentials, with a token and with a session.
    ApiFuzz {
        /// The program to run.
        #[arg(long)]
        program: PathBuf,
        /// The `schemathesis` to run.
        #[arg(long)]
        schemathesis: PathBuf,
        /// Random requests for each operation.
        #[arg(long, default_value_t = 100)]
        examples: u32,
        /// The seed of all random choices.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().tool {
        Tool::Data => data::run(),
        Tool::Pictures => pictures::run(),
        Tool::Tactics { variant, first, games } => tactics::run(variant, first, games),
        Tool::Openings(arguments) => openings::run(&arguments),
        Tool::Types => types::run(),
        Tool::CheckWords => words::check(),
        Tool::Signature => {
            println!("{}", engine::signature::signature());
            Ok(())
        }
        Tool::Throughput { program } => throughput::run(&program),
        Tool::KillTest { program, kills, seed } => kill_test::run(&program, kills, seed),
        Tool::ClusterTest { program, plan } => cluster_test::run(&program, &plan),
        Tool::Dashboard { program } => dashboard::run(&program),
        Tool::LoadTest { program, games, seconds, rate, nodes, most } => load_test::run(
            &program,
            load_test::Load { games, seconds, rate },
            load_test::Comparison { nodes, most },
        ),
        Tool::Siege { program, short, only } => siege::run(&program, short, only.as_deref()),
        Tool::ApiFuzz { program, schemathesis, examples, seed } => {
            api_fuzz::run(&program, &schemathesis, api_fuzz::Effort { examples, seed })
        }
    }
}
