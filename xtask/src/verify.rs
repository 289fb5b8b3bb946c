//! All checks that must pass before a change lands, stage by stage.

mod stage;

use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::{Args, ValueEnum as _};

use self::stage::Stage;

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
    let mut timings = Vec::new();
    for (index, &stage) in stages.iter().enumerate() {
        let (number, count) = (index + 1, stages.len());
        println!("\n==== {number}/{count} {}: {}", stage.name(), stage.description());
        let started = Instant::now();
        let result = stage.run(options.quick);
        let took = started.elapsed();
        if result.is_err() {
            summarise(&timings);
            let quick = if options.quick { " --quick" } else { "" };
            let name = stage.name();
            return result.with_context(|| {
                format!(
                    "stage {name} failed after {:.1} s\n\
                     rerun it:   cargo xtask verify{quick} --only {name}\n\
                     continue:   cargo xtask verify{quick} --from {name}",
                    took.as_secs_f64()
                )
            });
        }
        println!("==== {number}/{count} {}: {:.1} s", stage.name(), took.as_secs_f64());
        timings.push((stage, took));
    }
    summarise(&timings);
    println!("All stages passed.");
    Ok(())
}

fn names(stages: &[Stage]) -> String {
    stages.iter().map(|stage| stage.name()).collect::<Vec<_>>().join(", ")
}

/// Prints the duration of each stage.
fn summarise(timings: &[Timing]) {
    println!("\nstage         time");
    for (stage, took) in timings {
        println!("{:10} {}", stage.name(), minutes(*took));
    }
    let all = timings.iter().map(|(_, took)| *took).sum();
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
    fn a_stage_that_does_not_exist_is_an_error() {
        assert!(Line::try_parse_from(["verify", "--only", "everything"]).is_err());
        assert!(Line::try_parse_from(["verify", "--from", "tests", "--only", "docs"]).is_err());
    }

    #[test]
    fn times_are_shown_in_minutes_and_seconds() {
        assert_eq!(minutes(Duration::from_millis(125_460)), "  2:05.4");
    }
}
