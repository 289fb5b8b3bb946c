use std::{io::Write, time::Duration};

use clap::Args;
use engine::conformance::{self, Check, CheckResult as Found};
use serde_json::{Value, json};

use crate::commands::exit_status::ExitStatus;

/// Check whether a program speaks UGI as it should
///
/// Starts the program and holds its answers against the rules: a line for every claim, ✓ if
/// it holds, ✗ if not, with what was said, – if it was not tried.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel engine-check gipfel engine")]
pub(crate) struct EngineCheck {
    /// Print one JSON object a claim
    #[arg(long)]
    json: bool,

    /// Seconds to wait for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3_600))]
    patience: u64,

    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

impl EngineCheck {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let (program, arguments) =
            self.command.split_first().ok_or_else(|| anyhow::anyhow!("a command is needed"))?;
        let patience = Duration::from_secs(self.patience);
        let mut written = Ok(());
        let checks = conformance::check(program, arguments, patience, |check| {
            if written.is_ok() {
                written = self.write(check, out);
            }
        });
        written?;
        if !self.json {
            summarise(&checks, out)?;
        }
        let failed = checks.iter().any(|check| matches!(check.result, Found::Failed { .. }));
        Ok(if failed { ExitStatus::Failure } else { ExitStatus::Success })
    }

    fn write(&self, check: &Check, out: &mut dyn Write) -> anyhow::Result<()> {
        if self.json {
            writeln!(out, "{}", to_json(check))?;
        } else {
            print(check, out)?;
        }
        // A check can take long; what is known is shown.
        out.flush()?;
        Ok(())
    }
}

fn print(check: &Check, out: &mut dyn Write) -> anyhow::Result<()> {
    let Check { claim, result } = check;
    match result {
        Found::Passed => writeln!(out, "✓ {claim}")?,
        Found::Skipped { why } => writeln!(out, "– {claim} (skipped: {why})")?,
        Found::Failed { why, dialogue } => {
            writeln!(out, "✗ {claim}\n    {why}")?;
            for line in dialogue {
                writeln!(out, "    {line}")?;
            }
        }
    }
    Ok(())
}

fn to_json(check: &Check) -> Value {
    let mut object = json!({"claim": check.claim, "verdict": check.result.code()});
    match &check.result {
        Found::Passed => {}
        Found::Skipped { why } => object["why"] = json!(why),
        Found::Failed { why, dialogue } => {
            object["why"] = json!(why);
            object["dialogue"] = json!(dialogue);
        }
    }
    object
}

fn summarise(checks: &[Check], out: &mut dyn Write) -> anyhow::Result<()> {
    let count = |code: &str| checks.iter().filter(|check| check.result.code() == code).count();
    let (passed, failed, skipped) = (count("passed"), count("failed"), count("skipped"));
    writeln!(out, "{} claims: {passed} hold, {failed} do not, {skipped} skipped", checks.len())?;
    Ok(())
}
