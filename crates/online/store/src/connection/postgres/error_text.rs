use std::error::Error as _;

/// Formats an error from the client together with its cause, which the error's own message omits.
pub(super) fn with_cause(error: &tokio_postgres::Error) -> String {
    error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
}
