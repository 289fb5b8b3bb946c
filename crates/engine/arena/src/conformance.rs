//! Conformance test for UGI programs: starts a program, sends commands and compares its answers
//! with the rules and with docs/protocol.md.

use std::time::Duration;

mod checks;
mod dialogue;
mod fault;
mod play;
mod positions;
mod search_output;
mod session;

use fault::Fault;
use session::Session;

/// A requirement for programs, and whether the program meets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The requirement, as a sentence.
    pub statement: String,
    /// Result of the check.
    pub result: CheckResult,
}

game::error_codes! {
    /// Result of a check.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum CheckResult {
        /// The program meets the requirement.
        Passed = "passed",
        /// The program does not meet the requirement.
        Failed {
            /// The reason.
            why: String,
            /// The last lines of the dialogue: `>` marks lines sent, `<` lines received.
            dialogue: Vec<String>,
        } = "failed",
        /// The requirement is optional and the program does not support it, or it could not be
        /// tested.
        Skipped {
            /// The reason.
            why: String,
        } = "skipped",
    }
}

/// Checks a program and calls `report` after each check. No answer may take longer than `timeout`.
pub fn check(
    program: &str,
    arguments: &[String],
    timeout: Duration,
    mut report: impl FnMut(&Check),
) -> Vec<Check> {
    let mut session = Session::new(program, arguments, timeout);
    let mut checks: Vec<Check> = Vec::new();
    let mut done = |checks: &mut Vec<Check>, check: Check| {
        report(&check);
        checks.push(check);
    };
    let first =
        run_check(&mut session, "it answers ugi with its name and ugiok", checks::introduces);
    let speaks = first.result == CheckResult::Passed;
    done(&mut checks, first);
    if !speaks {
        return checks;
    }
    for (statement, check) in checks::GENERAL {
        done(&mut checks, run_check(&mut session, statement, check));
    }
    for variant in session.variants() {
        for (statement, check) in play::OF_A_VARIANT {
            let statement = format!("{variant}: {statement}");
            done(
                &mut checks,
                run_check(&mut session, &statement, |session| check(session, variant)),
            );
        }
    }
    done(&mut checks, run_check(&mut session, "quit ends it", checks::quits));
    checks
}

fn run_check(
    session: &mut Session,
    statement: &str,
    check: impl FnOnce(&mut Session) -> Result<(), Fault>,
) -> Check {
    let done = session.begin().and_then(|()| check(session));
    let result = match done {
        Ok(()) => CheckResult::Passed,
        Err(Fault::Skipped(why)) => CheckResult::Skipped { why },
        Err(fault) => CheckResult::Failed { why: fault.to_string(), dialogue: session.give_up() },
    };
    Check { statement: statement.to_owned(), result }
}
