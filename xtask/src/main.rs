//! What developers run: `cargo xtask verify`, `cargo xtask data`, `cargo xtask fuzz`, …

use clap::{Parser, Subcommand};

mod api_fuzz;
mod browser;
mod crates;
mod data;
mod database;
mod fuzz;
mod kill_test;
mod load_test;
mod measure;
mod online;
mod pictures;
mod programs;
mod scripts;
mod shell;
mod sync_test;
mod tactics;
mod verify;
mod wasm;
mod words;

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
    /// Try the site in a real browser; installs Chromium where apt can, and what the tests need from npm.
    Browser {
        /// A part of the name of a test file or of a claim; without it everything is tried.
        filter: Option<String>,
        /// The smaller set: under a minute.
        #[arg(long)]
        quick: bool,
    },
    /// Fuzz the API from its own description, as nobody, with a token and with a session; installs Schemathesis with pip.
    ApiFuzz {
        /// Random requests for each operation.
        #[arg(long, default_value_t = 100)]
        examples: u32,
        /// Where chance begins.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A program that is built already.
        #[arg(long)]
        binary: Option<std::path::PathBuf>,
    },
    /// Test the store on PostgreSQL too, in a server of its own; installs PostgreSQL where apt can.
    Database,
    /// Show that no turn is acknowledged before it was synced, and that this would be noticed; needs strace.
    SyncTest,
    /// Make the perft suites and test vectors in `data/` anew.
    Data,
    /// Fuzz every target for some seconds; needs cargo-fuzz and a nightly toolchain.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Time the rules beside cozy-chess, the search, the engine's module beside the native engine, and the store.
    Measure {
        /// This alone.
        subject: Option<measure::Subject>,
    },
    /// Kill the server again and again while people play on it, and see that nothing is lost.
    KillTest {
        /// How many times.
        #[arg(long, default_value_t = 200)]
        kills: usize,
        /// Where chance begins.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Play many games at once, and measure how long a turn takes until it is stored and acknowledged.
    LoadTest {
        /// Games at once; each has two connections.
        #[arg(long, default_value_t = 1000)]
        games: usize,
        /// How long it is measured.
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Turns a second of all games together; 0 for as many as go.
        #[arg(long, default_value_t = 2500.0)]
        rate: f64,
    },
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
    /// Write the types of the messages in `i18n/en.ftl` for the scripts.
    Words,
    /// Check the scripts: types, unit tests, and that they say what the server says.
    Scripts,
    /// Make the pictures in `docs/pictures/` and the icons anew; needs a browser, as `browser` does.
    Pictures,
    /// Build the modules for the browser, as far as their sources have changed.
    Wasm {
        /// This one alone.
        module: Option<wasm::Module>,
        /// Which compiler to take; unless told, the first that works.
        #[arg(long)]
        with: Option<wasm::Way>,
        /// Build also what is up to date.
        #[arg(long)]
        force: bool,
    },
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Verify { quick } => verify::run(quick),
        Task::Browser { filter, quick } => browser::run(filter.as_deref(), quick),
        Task::ApiFuzz { examples, seed, binary } => {
            let binary = binary.map_or_else(|| online::built("release"), Ok)?;
            api_fuzz::run(&binary, api_fuzz::Effort { examples, seed })
        }
        Task::Database => database::check(),
        Task::SyncTest => sync_test::run(),
        Task::Data => data::run(),
        Task::Fuzz { seconds } => fuzz::run(seconds),
        Task::Tactics { variant, first, games } => tactics::run(variant, first, games),
        Task::KillTest { kills, seed } => kill_test::run(&online::built("release")?, kills, seed),
        Task::LoadTest { games, seconds, rate } => {
            let load = load_test::Load { games, seconds, rate };
            load_test::run(&online::built("release")?, load)
        }
        Task::Words => words::run(),
        Task::Scripts => scripts::check(),
        Task::Measure { subject } => measure::run(subject),
        Task::Pictures => pictures::run(),
        Task::Wasm { module, with, force } => wasm::run(module, with, force),
    }
}
