use std::process::ExitCode;

/// What a command found, for its exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Everything is as it should be.
    Good,
    /// Something that was checked is wrong; it has been said what.
    Bad,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Good => Self::SUCCESS,
            Verdict::Bad => Self::FAILURE,
        }
    }
}
