use std::process::ExitCode;

/// The result of a command, for its exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExitStatus {
    /// Everything is in order.
    Success,
    /// Something that was checked is wrong, and the output says what.
    Failure,
    /// The database can no longer be written: a supervisor starts the server again. `EX_IOERR` of sysexits.
    StoreLost,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        match status {
            ExitStatus::Success => Self::SUCCESS,
            ExitStatus::Failure => Self::FAILURE,
            ExitStatus::StoreLost => Self::from(74),
        }
    }
}
