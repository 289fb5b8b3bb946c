//! What developers run: `cargo xtask verify`, `cargo xtask browser`, `cargo xtask wasm`, …
//!
//! This program has few dependencies, so that it builds in seconds. Tasks that need the project's own crates are in
//! `crates/proof/devtools`, which this program builds and runs.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod api_fuzz;
mod browser;
mod cluster;
mod crates;
mod database;
mod deny;
mod devtools;
mod dist;
mod fuzz;
mod layers;
mod measure;
mod metadata;
mod package;
mod program;
mod programs;
mod scripts;
mod shell;
mod sync_test;
mod verify;
mod wasm;

/// Tasks of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything that must hold before a change lands, stage by stage.
    Verify(verify::Options),
    /// Check that dependencies between crates and imports between files point down only.
    Layers,
    /// Test the site in a real browser; installs Chromium where apt can, and packages from npm.
    Browser {
        /// A part of the name of a test file or of a claim; without it all tests run.
        filter: Option<String>,
        /// The smaller set: under a minute.
        #[arg(long)]
        quick: bool,
    },
    /// Check the scripts: types, unit tests, and that they format messages as the server does.
    Scripts,
    /// Build the browser's modules whose sources have changed.
    Wasm {
        /// Only this one.
        module: Option<wasm::Module>,
        /// The compiler to use; by default the first that works.
        #[arg(long)]
        with: Option<wasm::Toolchain>,
        /// Also build modules that are up to date.
        #[arg(long)]
        force: bool,
    },
    /// Build a release: stripped program, licences and checksums, in `target/dist`.
    Dist,
    /// Fuzz every target with cargo-fuzz and a nightly toolchain.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Time the rules beside cozy-chess, the search, the engine's module beside the native engine, and the store.
    Measure {
        /// Only this.
        subject: Option<measure::Subject>,
    },
    /// Check by system calls that no turn is acknowledged before it was synced; needs strace.
    SyncTest,
    /// Kill the server again and again while people play on it, and check that nothing is lost.
    #[command(disable_help_flag = true)]
    KillTest(devtools::Arguments),
    /// Break a cluster of three nodes again and again while people play on it, and check that nothing is lost.
    #[command(disable_help_flag = true)]
    ClusterTest(devtools::Arguments),
    /// Run every query of the dashboard for Grafana on the metrics of real nodes.
    #[command(disable_help_flag = true)]
    Dashboard(devtools::Arguments),
    /// Play many games at once, and measure the time from sending a turn to its acknowledgement.
    #[command(disable_help_flag = true)]
    LoadTest(devtools::Arguments),
    /// Attack and break a server on purpose, and print what was tried and what happened.
    #[command(disable_help_flag = true)]
    Siege(devtools::Arguments),
    /// Fuzz the API from its OpenAPI description; installs Schemathesis with pip.
    #[command(disable_help_flag = true)]
    ApiFuzz(devtools::Arguments),
    /// Generate the perft suites and test vectors in `data/`.
    Data,
    /// Let the engine play against itself, and count its openings for `data/openings/`.
    #[command(disable_help_flag = true)]
    Openings(devtools::Arguments),
    /// Search for positions with a single winning turn, for `data/tactics/`.
    #[command(disable_help_flag = true)]
    Tactics(devtools::Arguments),
    /// Make the puzzles in `data/puzzles/`, put shards together, or prove them again with `--check`.
    #[command(disable_help_flag = true)]
    Puzzles(devtools::Arguments),
    /// Write the TypeScript types of the messages in `i18n/en.ftl`.
    Words,
    /// Draw the pictures in `docs/pictures/` and the icons; needs a browser, as `browser` does.
    Pictures {
        /// Instead, take a picture of every page on every screen, light and dark, in `target/pictures`, to be looked at.
        #[arg(long)]
        all: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Without a backtrace, whatever the environment says: the sentences tell where it was.
            eprintln!(
                "\nerror: {}",
                error.chain().map(ToString::to_string).collect::<Vec<_>>().join("\n")
            );
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    match task {
        Task::Verify(options) => verify::run(&options),
        Task::Layers => layers::check(),
        Task::Browser { filter, quick } => browser::run(filter.as_deref(), quick),
        Task::Scripts => scripts::check(),
        Task::Wasm { module, with, force } => wasm::run(module, with, force),
        Task::Dist => dist::run(),
        Task::Fuzz { seconds } => fuzz::run(seconds),
        Task::Measure { subject } => measure::run(subject),
        Task::SyncTest => sync_test::run(),
        Task::KillTest(arguments) => devtools::run_with_program("kill-test", "release", &arguments),
        Task::ClusterTest(arguments) => {
            devtools::run_with_cluster("cluster-test", arguments.words())
        }
        Task::Dashboard(arguments) => devtools::run_with_cluster("dashboard", arguments.words()),
        Task::LoadTest(arguments) => devtools::run_load_test(&arguments),
        Task::Siege(arguments) => devtools::run_with_program("siege", "release", &arguments),
        Task::ApiFuzz(arguments) => api_fuzz::run(&arguments),
        Task::Data => devtools::run(&["data"]),
        Task::Openings(arguments) => devtools::run_optimised("openings", &arguments),
        Task::Tactics(arguments) => devtools::run_optimised("tactics", &arguments),
        Task::Puzzles(arguments) => devtools::run_puzzlemaker(&arguments),
        Task::Words => devtools::run(&["words"]),
        Task::Pictures { all: true } => browser::all_pictures(),
        Task::Pictures { all: false } => {
            devtools::run(&["pictures"])?;
            browser::pictures()
        }
    }
}
