use std::{io::Write, time::Duration};

use arena::conformance::{self, Check, CheckResult as Found};
use clap::Args;
use serde_json::{Value, json};

use crate::commands::exit_status::ExitStatus;

/// Test whether a program conforms to UGI
///
/// Starts the program and compares its answers with the rules: one line per check, ✓ if it holds, ✗
/// with the dialogue if it does not, – if it was skipped.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel engine-check gipfel engine")]
pub(crate) struct EngineCheck {
    /// Print one JSON object per check
    #[arg(long)]
    json: bool,

    /// Maximum seconds to wait for an answer
    #[arg(long, alias = "patience", value_name = "SECONDS", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3_600))]
    timeout: u64,

    /// Program and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

impl EngineCheck {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let (program, arguments) =
            self.command.split_first().ok_or_else(|| anyhow::anyhow!("a program is required"))?;
        let timeout = Duration::from_secs(self.timeout);
        let mut written = Ok(());
        let checks = conformance::check(program, arguments, timeout, |check| {
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
        // A check can take a long time, so each result is shown as soon as it is known.
        out.flush()?;
        Ok(())
    }
}

fn print(check: &Check, out: &mut dyn Write) -> anyhow::Result<()> {
    let Check { statement, result } = check;
    match result {
        Found::Passed => writeln!(out, "✓ {statement}")?,
        Found::Skipped { why } => writeln!(out, "– {statement} (skipped: {why})")?,
        Found::Failed { why, dialogue } => {
            writeln!(out, "✗ {statement}\n    {why}")?;
            for line in dialogue {
                writeln!(out, "    {line}")?;
            }
        }
    }
    Ok(())
}

fn to_json(check: &Check) -> Value {
    let mut object = json!({"claim": check.statement, "verdict": check.result.code()});
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
    let noun = if checks.len() == 1 { "check" } else { "checks" };
    let number = checks.len();
    writeln!(out, "{number} {noun}: {passed} passed, {failed} failed, {skipped} skipped")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary_of(number: usize) -> String {
        let passed = Check { statement: "it answers".to_owned(), result: Found::Passed };
        let mut out = Vec::new();
        summarise(&vec![passed; number], &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_summary_counts_one_check_in_the_singular() {
        assert_eq!(summary_of(1), "1 check: 1 passed, 0 failed, 0 skipped\n");
        assert_eq!(summary_of(2), "2 checks: 2 passed, 0 failed, 0 skipped\n");
    }
}
