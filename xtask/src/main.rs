//! Tasks for developers: `cargo xtask verify`, `cargo xtask browser`, `cargo xtask wasm`, …
//!
//! This program has few dependencies so that it builds in seconds. Tasks that need the project's own crates are in
//! `crates/proof/devtools`, which this program builds and runs.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod api_fuzz;
mod browser;
mod cluster;
mod compatibility;
mod crates;
mod database;
mod deny;
mod devtools;
mod dist;
mod e1;
mod ends;
mod examples;
mod features;
mod fuzz;
mod layers;
mod measure;
mod metadata;
mod outside;
mod package;
mod program;
mod programs;
mod prose;
mod python;
mod scripts;
mod shell;
mod sync_test;
mod training;
mod verify;
mod wasm;
mod workspace_tests;

/// Development tasks of the project.
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
    /// Check that dependencies between crates and imports between files only point downwards.
    ///
    /// Files of a crate must not import each other in a cycle, and a module and its child are two files. A child may use an
    /// item of its parent only if the parent does not use the child; passing an item of the child on with `pub use` is not a
    /// use. Otherwise, move the item into a file of its own.
    Layers {
        /// Print the crates instead, with their descriptions and the workspace crates they use.
        #[arg(long)]
        table: bool,
    },
    /// Find phrases in comments, names and documents that are not plain English.
    Prose,
    /// Test the site in a real browser; installs Chromium with apt if it is missing, and packages from npm.
    Browser {
        /// Part of the name of a test file or of a test; all tests run without it.
        filter: Option<String>,
        /// Run the smaller set, which takes less than a minute.
        #[arg(long)]
        quick: bool,
    },
    /// Check the scripts: types, unit tests, and that they format messages as the server does.
    Scripts,
    /// Build the browser's modules whose sources have changed.
    Wasm {
        /// Build only this module.
        module: Option<wasm::Module>,
        /// The compiler to use; by default the first that works.
        #[arg(long)]
        with: Option<wasm::Toolchain>,
        /// Also build modules that are up to date.
        #[arg(long)]
        force: bool,
    },
    /// Build a release in `target/dist`: the stripped program, documents, manual pages, completions, licences, the list of its
    /// crates and checksums, in an archive.
    Dist(dist::Options),
    /// Build the root file system of the container image from the release, and run the program in it; needs Linux.
    Image(dist::ImageOptions),
    /// Print the notes of a release from the changelog; fails if the tag is not that of the version.
    ReleaseNotes {
        /// Tag of the release, such as v0.2.0.
        tag: String,
    },
    /// Fuzz every target with cargo-fuzz and a nightly toolchain.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Measure the rules against cozy-chess, the search, the engine's module against the native engine, and the store.
    Measure {
        /// Measure only this subject.
        subject: Option<measure::Subject>,
        /// Files with games in which reasons are counted.
        files: Vec<String>,
    },
    /// Check, by tracing system calls, that no turn is acknowledged before it is synced; needs strace.
    SyncTest,
    /// Kill the server repeatedly while people play on it, and check that nothing is lost.
    #[command(disable_help_flag = true)]
    KillTest(devtools::Arguments),
    /// Break a cluster of three nodes repeatedly while people play on it, and check that nothing is lost.
    #[command(disable_help_flag = true)]
    ClusterTest(devtools::Arguments),
    /// Run every query of the Grafana dashboard on the metrics of real nodes.
    #[command(disable_help_flag = true)]
    Dashboard(devtools::Arguments),
    /// Play many games at once, and measure the time from sending a turn to its acknowledgement.
    #[command(disable_help_flag = true)]
    LoadTest(devtools::Arguments),
    /// Attack a server and inject faults, and print every attempt with its outcome.
    #[command(disable_help_flag = true)]
    Siege(devtools::Arguments),
    /// Fuzz the API from its OpenAPI description; installs Schemathesis with pip.
    #[command(disable_help_flag = true)]
    ApiFuzz(devtools::Arguments),
    /// Build E1, the engine against which progress is measured, for `gipfel match gipfel e1`.
    E1,
    /// Build the Python package, try its wheel in a clean environment, and run its tests; installs pinned packages with pip.
    Python(python::Options),
    /// Test the trainer of networks by training tiny ones; installs PyTorch with pip.
    Training,
    /// Generate the perft suites and test vectors in `data/`.
    Data,
    /// Let the engine play against itself, and count its openings for `data/openings/`.
    #[command(disable_help_flag = true)]
    Openings(devtools::Arguments),
    /// Search for positions with a single winning turn, for `data/tactics/`.
    #[command(disable_help_flag = true)]
    Tactics(devtools::Arguments),
    /// Make the puzzles in `data/puzzles/`, merge shards, or prove them again with `--check`.
    #[command(disable_help_flag = true)]
    Puzzles(devtools::Arguments),
    /// Write the TypeScript types that scripts use, for editors; `scripts` writes them too.
    Types,
    /// Draw the pictures in `docs/pictures/` and the icons; needs a browser, as `browser` does.
    Pictures {
        /// Instead, take a picture of every page on every screen, light and dark, into `target/pictures`, for visual review.
        #[arg(long)]
        all: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Printed without a backtrace, even if the environment requests one: the messages locate the error.
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
        Task::Layers { table: true } => layers::print_table(),
        Task::Layers { table: false } => layers::check(),
        Task::Prose => prose::check(),
        Task::Browser { filter, quick } => browser::run(filter.as_deref(), quick),
        Task::Scripts => scripts::check(),
        Task::Wasm { module, with, force } => wasm::run(module, with, force),
        Task::Dist(options) => dist::run(&options),
        Task::Image(options) => dist::image(&options),
        Task::ReleaseNotes { tag } => dist::print_notes(&tag),
        Task::Fuzz { seconds } => fuzz::run(seconds),
        Task::Measure { subject, files } => measure::run(subject, &files),
        Task::SyncTest => sync_test::run(),
        Task::KillTest(arguments) => devtools::run_with_program("kill-test", "release", &arguments),
        Task::ClusterTest(arguments) => {
            devtools::run_with_cluster("cluster-test", arguments.words())
        }
        Task::Dashboard(arguments) => devtools::run_with_cluster("dashboard", arguments.words()),
        Task::LoadTest(arguments) => devtools::run_load_test(&arguments),
        Task::Siege(arguments) => devtools::run_with_program("siege", "release", &arguments),
        Task::ApiFuzz(arguments) => api_fuzz::run(&arguments),
        Task::E1 => e1::run(),
        Task::Python(options) => python::run(&options),
        Task::Training => training::run(),
        Task::Data => devtools::run(&["data"]),
        Task::Openings(arguments) => devtools::run_optimised("openings", &arguments),
        Task::Tactics(arguments) => devtools::run_optimised("tactics", &arguments),
        Task::Puzzles(arguments) => devtools::run_puzzlemaker(&arguments),
        Task::Types => devtools::run(&["types"]),
        Task::Pictures { all: true } => browser::all_pictures(),
        Task::Pictures { all: false } => {
            devtools::run(&["pictures"])?;
            browser::pictures()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::Parser as _;

    use crate::{Arguments, shell::root};

    #[test]
    fn every_task_in_the_documents_exists() {
        let folder = fs::read_dir(root().join("docs")).unwrap();
        let mut files: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|end| end == "md"));
        files.extend(["README.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
        let mut examples = 0;
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let blocks = text.split("\n```sh\n").skip(1);
            let lines = blocks.flat_map(|rest| rest.split("\n```").next().unwrap_or("").lines());
            for line in lines.filter(|line| line.starts_with("cargo xtask ")) {
                let (command, _) = line.split_once(" #").unwrap_or((line, ""));
                let parsed = Arguments::try_parse_from(command.split_whitespace().skip(1));
                assert!(parsed.is_ok(), "{}: {line}", file.display());
                examples += 1;
            }
        }
        assert!(examples >= 8, "only {examples} tasks were found");
    }
}
