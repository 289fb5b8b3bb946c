use std::sync::Arc;

/// Why a message was not delivered or not answered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody has subscribed to the subject: the request was not carried out.
    #[error("nobody listens")]
    NobodyListens,
    /// No answer came in time: whether the request was carried out is unknown.
    #[error("no answer came in time")]
    NoAnswer,
    /// The message server does not let this node in.
    #[error("the message server does not let this node in: {0}")]
    Refused(Arc<str>),
    /// A file with credentials or certificates cannot be used.
    #[error("{0}")]
    File(Arc<str>),
    /// There is no connection to the message server.
    #[error("the message server cannot be reached: {0}")]
    Unreachable(Arc<str>),
}
