//! Whether a program speaks UGI as docs/protocol.md says: checks that start any program,
//! talk to it and hold its answers against the rules.

use std::{fmt, io::ErrorKind, time::Duration};

mod checks;
mod dialogue;
mod play;
mod positions;
mod session;
mod thought;

use session::Session;

/// A claim about a program and whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// What is claimed, a sentence.
    pub claim: String,
    /// Whether it holds.
    pub verdict: Verdict,
}

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The claim holds.
    Passed,
    /// The claim is broken.
    Failed {
        /// How.
        why: String,
        /// The last lines, `>` before what was sent and `<` before what came back.
        dialogue: Vec<String>,
    },
    /// The program need not do this, and does not, or could not be asked.
    Skipped {
        /// Why.
        why: String,
    },
}

impl Verdict {
    /// A word for programs: `passed`, `failed` or `skipped`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed { .. } => "failed",
            Self::Skipped { .. } => "skipped",
        }
    }
}

/// What a single check ends with.
enum Fault {
    /// It could not be started.
    Start(ErrorKind),
    Died,
    Silent(Duration),
    Wrong(String),
    /// It need not do this.
    Skip(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(kind) => write!(f, "it cannot be started: {kind}"),
            Self::Died => f.write_str("it has ended or closed its output"),
            Self::Silent(time) => write!(f, "no answer within {} ms", time.as_millis()),
            Self::Wrong(text) | Self::Skip(text) => f.write_str(text),
        }
    }
}

/// Checks a program; `report` is told of every check as soon as it is done. Nobody is
/// waited for longer than `patience`.
pub fn check(
    program: &str,
    arguments: &[String],
    patience: Duration,
    mut report: impl FnMut(&Check),
) -> Vec<Check> {
    let mut session = Session::new(program, arguments, patience);
    let mut checks: Vec<Check> = Vec::new();
    let mut done = |checks: &mut Vec<Check>, check: Check| {
        report(&check);
        checks.push(check);
    };
    let first = examine(&mut session, "it answers ugi with its name and ugiok", checks::introduces);
    let speaks = first.verdict == Verdict::Passed;
    done(&mut checks, first);
    if !speaks {
        return checks;
    }
    for (claim, check) in checks::GENERAL {
        done(&mut checks, examine(&mut session, claim, check));
    }
    for variant in session.variants() {
        for (claim, check) in play::OF_A_VARIANT {
            let claim = format!("{variant}: {claim}");
            done(&mut checks, examine(&mut session, &claim, |session| check(session, variant)));
        }
    }
    done(&mut checks, examine(&mut session, "quit ends it", checks::quits));
    checks
}

fn examine(
    session: &mut Session,
    claim: &str,
    check: impl FnOnce(&mut Session) -> Result<(), Fault>,
) -> Check {
    let done = session.begin().and_then(|()| check(session));
    let verdict = match done {
        Ok(()) => Verdict::Passed,
        Err(Fault::Skip(why)) => Verdict::Skipped { why },
        Err(fault) => Verdict::Failed { why: fault.to_string(), dialogue: session.give_up() },
    };
    Check { claim: claim.to_owned(), verdict }
}
