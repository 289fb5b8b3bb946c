use std::{fmt, io::ErrorKind, time::Duration};

/// Reason why a check did not pass.
pub(super) enum Fault {
    /// The program could not be started.
    Start(ErrorKind),
    /// The program has ended or closed its output.
    Died,
    /// No answer arrived in time.
    TimedOut(Duration),
    /// The answer is wrong.
    Wrong(String),
    /// The requirement is optional and the program does not support it.
    Skipped(String),
}

/// Returns the fault for a wrong answer.
pub(super) fn wrong(text: impl Into<String>) -> Fault {
    Fault::Wrong(text.into())
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(ErrorKind::NotFound) => f.write_str(
                "it cannot be started: there is no such program; give its path, or a name that PATH finds",
            ),
            Self::Start(kind) => write!(f, "it cannot be started: {kind}"),
            Self::Died => f.write_str("it has exited or closed its output"),
            Self::TimedOut(time) => write!(f, "no answer within {} ms", time.as_millis()),
            Self::Wrong(text) | Self::Skipped(text) => f.write_str(text),
        }
    }
}
