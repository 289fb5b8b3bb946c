use std::sync::Arc;

/// Error returned when a connection, a message or a request fails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// The subject has no subscriber: the request was not carried out.
    #[error("no node subscribes to this subject")]
    NoSubscriber,
    /// No answer arrived in time: the request may or may not have been carried out.
    #[error("request timed out")]
    NoAnswer,
    /// The message server refused the connection.
    #[error("the message server refused the connection: {0}")]
    Refused(Arc<str>),
    /// A credentials or certificate file is unusable.
    #[error("{0}")]
    File(Arc<str>),
    /// The message server is unreachable.
    #[error("the message server is unreachable: {0}")]
    Unreachable(Arc<str>),
}
