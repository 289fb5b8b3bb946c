//! All checks that must pass before a change lands, stage by stage.

mod stage;

use std::{
    env,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use clap::{Args, ValueEnum as _};

use self::stage::Stage;
use crate::{ends::from_both_ends, shell};

/// The stages to run, and how thoroughly.
#[derive(Args)]
pub(crate) struct Options {
    /// Run fewer random games and browser tests, no slow tests and no slow stages: under five minutes when everything is built.
    #[arg(long)]
    quick: bool,
    /// Only list the stages.
    #[arg(long)]
    list: bool,
    /// Run only these stages.
    #[arg(long, value_name = "STAGE", value_delimiter = ',', num_args = 1.., hide_possible_values = true)]
    only: Vec<Stage>,
    /// Run this stage and all later ones.
    #[arg(long, value_name = "STAGE", conflicts_with = "only", hide_possible_values = true)]
    from: Option<Stage>,
}

impl Options {
    /// Returns the stages to run, in the order in which they run.
    fn stages(&self) -> Vec<Stage> {
        let all = Stage::value_variants().iter().copied();
        if !self.only.is_empty() {
            return all.filter(|stage| self.only.contains(stage)).collect();
        }
        all.filter(|&stage| self.from.is_none_or(|first| stage >= first))
            .filter(|stage| !self.quick || stage.is_quick())
            .collect()
    }
}

/// A completed stage and its duration.
type Timing = (Stage, Duration);

/// Runs the stages, and stops at the first that fails.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let stages = options.stages();
    if options.list {
        for stage in stages {
            println!("{:10} {}", stage.name(), stage.description());
        }
        return Ok(());
    }
    println!("verify: {} stages: {}", stages.len(), names(&stages));
    let (mut timings, started) = (Vec::new(), Instant::now());
    for group in groups(&stages) {
        for (stage, took, result) in run_group(group, options.quick) {
            if result.is_err() {
                summarise(&timings, started.elapsed());
                return result.with_context(|| failure(stage, took, options.quick));
            }
            timings.push((stage, took));
        }
    }
    summarise(&timings, started.elapsed());
    println!("All stages passed.");
    Ok(())
}

/// Divides the stages into groups that run at the same time; most stages run alone.
fn groups(stages: &[Stage]) -> impl Iterator<Item = &[Stage]> {
    stages.chunk_by(|one, next| one.runs_beside_others() && next.runs_beside_others())
}

/// Runs stages, at the same time if there are several, and returns their results in the order of the stages.
fn run_group(group: &[Stage], quick: bool) -> Vec<(Stage, Duration, anyhow::Result<()>)> {
    let timed = |stage: Stage, run: fn(Stage, bool) -> anyhow::Result<()>| {
        println!("\n==== {}: {}", stage.name(), stage.description());
        let started = Instant::now();
        let result = run(stage, quick);
        let took = started.elapsed();
        println!("==== {}: {:.1} s", stage.name(), took.as_secs_f64());
        (stage, took, result)
    };
    if let [stage] = *group {
        return vec![timed(stage, Stage::run)];
    }
    let mut results = from_both_ends(group.to_vec(), |stage| timed(stage, run_apart));
    results.sort_by_key(|(stage, ..)| *stage);
    results
}

/// Runs a stage in a process of its own, and prints its output when it has ended.
fn run_apart(stage: Stage, quick: bool) -> anyhow::Result<()> {
    let mut command = shell::command(env::current_exe()?);
    command.args(["verify", "--only", &stage.name()]).args(quick.then_some("--quick"));
    let (succeeded, output) = shell::capture(command)?;
    println!("{output}");
    ensure!(succeeded, "see its output above");
    Ok(())
}

fn failure(stage: Stage, took: Duration, quick: bool) -> String {
    let quick = if quick { " --quick" } else { "" };
    let name = stage.name();
    format!(
        "stage {name} failed after {:.1} s\n\
         rerun it:   cargo xtask verify{quick} --only {name}\n\
         continue:   cargo xtask verify{quick} --from {name}",
        took.as_secs_f64()
    )
}

fn names(stages: &[Stage]) -> String {
    stages.iter().map(|stage| stage.name()).collect::<Vec<_>>().join(", ")
}

/// Prints the duration of each stage, and of all together.
fn summarise(timings: &[Timing], all: Duration) {
    println!("\nstage         time");
    for (stage, took) in timings {
        println!("{:10} {}", stage.name(), minutes(*took));
    }
    println!("{:10} {}\n", "all", minutes(all));
}

fn minutes(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{:3}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn chosen(line: &str) -> String {
        let words = std::iter::once("verify").chain(line.split_whitespace());
        names(&Line::try_parse_from(words).unwrap().options.stages())
    }

    #[test]
    fn all_stages_run_unless_some_are_named() {
        assert_eq!(chosen(""), names(Stage::value_variants()));
        assert_eq!(chosen("--only tests --only format"), "format, tests");
        assert_eq!(chosen("--only lints,docs"), "lints, docs");
    }

    #[test]
    fn a_run_can_begin_at_a_stage() {
        let all = chosen("");
        assert!(all.ends_with(&chosen("--from tests")));
        assert!(chosen("--from tests").starts_with("tests, "));
    }

    #[test]
    fn a_quick_run_skips_slow_stages_unless_they_are_named() {
        assert!(!chosen("--quick").contains("sync"));
        assert_eq!(chosen("--quick --only sync"), "sync");
    }

    #[test]
    fn only_stages_that_measure_no_times_run_beside_each_other() {
        let groups = groups(Stage::value_variants()).filter(|group| group.len() > 1);
        assert_eq!(groups.map(names).collect::<Vec<_>>(), ["wasm, python, sync, kill"]);
    }

    #[test]
    fn a_stage_that_does_not_exist_is_an_error() {
        assert!(Line::try_parse_from(["verify", "--only", "everything"]).is_err());
        assert!(Line::try_parse_from(["verify", "--from", "tests", "--only", "docs"]).is_err());
    }

    #[test]
    fn times_are_shown_in_minutes_and_seconds() {
        assert_eq!(minutes(Duration::from_millis(125_460)), "  2:05.4");
    }
}
