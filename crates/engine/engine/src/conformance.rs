//! Checks whether a program speaks UGI as docs/protocol.md says: starts it, sends commands and
//! compares its answers with the rules.

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

/// A claim about a program and whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// What is claimed, a sentence.
    pub claim: String,
    /// Whether it holds.
    pub result: CheckResult,
}

game::error_codes! {
    /// The result of a check.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum CheckResult {
        /// The claim holds.
        Passed = "passed",
        /// The claim does not hold.
        Failed {
            /// Why.
            why: String,
            /// The last lines, `>` before what was sent and `<` before what came back.
            dialogue: Vec<String>,
        } = "failed",
        /// The program need not do this, and does not, or could not be asked.
        Skipped {
            /// Why.
            why: String,
        } = "skipped",
    }
}

/// Checks a program; `report` gets every check as soon as it is done. No answer may take longer
/// than `timeout`.
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
    for (claim, check) in checks::GENERAL {
        done(&mut checks, run_check(&mut session, claim, check));
    }
    for variant in session.variants() {
        for (claim, check) in play::OF_A_VARIANT {
            let claim = format!("{variant}: {claim}");
            done(&mut checks, run_check(&mut session, &claim, |session| check(session, variant)));
        }
    }
    done(&mut checks, run_check(&mut session, "quit ends it", checks::quits));
    checks
}

fn run_check(
    session: &mut Session,
    claim: &str,
    check: impl FnOnce(&mut Session) -> Result<(), Fault>,
) -> Check {
    let done = session.begin().and_then(|()| check(session));
    let result = match done {
        Ok(()) => CheckResult::Passed,
        Err(Fault::Skipped(why)) => CheckResult::Skipped { why },
        Err(fault) => CheckResult::Failed { why: fault.to_string(), dialogue: session.give_up() },
    };
    Check { claim: claim.to_owned(), result }
}
