use std::process::ExitCode;

/// Result of a command, which determines its exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExitStatus {
    /// Success.
    Success,
    /// A check failed; the output explains why.
    Failure,
    /// The database can no longer be written, and a supervisor should restart the server. The exit code is `EX_IOERR` of
    /// `sysexits.h`.
    #[cfg(feature = "online")]
    StoreLost,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        match status {
            ExitStatus::Success => Self::SUCCESS,
            ExitStatus::Failure => Self::FAILURE,
            #[cfg(feature = "online")]
            ExitStatus::StoreLost => Self::from(74),
        }
    }
}
