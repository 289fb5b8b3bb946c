use axum::extract::ws::close_code;
use tungstenite::error::{Error, ProtocolError};

/// Close code for a restart of the service (registered for RFC 6455, but not named in axum).
const RESTART: u16 = 1012;

game::codes! {
    /// Reason why a socket ends. Its code is used as a label in the metrics.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum CloseReason {
        /// The peer has closed the connection, or lost it.
        Gone = "gone",
        /// The server is shutting down or draining.
        Restart = "restart",
        /// More frames than allowed.
        Flood = "flood",
        /// A binary frame.
        NotText = "not-text",
        /// A frame that is too large or malformed.
        Broken = "broken",
        /// The player's session has ended, or they were banned.
        Dismissed = "dismissed",
        /// Nothing was received for too long.
        Idle = "idle",
        /// The peer does not read the messages sent to it.
        Slow = "slow",
    }
}

impl CloseReason {
    /// Returns the close code and reason to send, if the peer can still receive them.
    pub(super) const fn close_frame(self) -> Option<(u16, &'static str)> {
        match self {
            Self::Gone => None,
            Self::Restart => Some((RESTART, "restart")),
            Self::Flood => Some((close_code::POLICY, "too many messages")),
            Self::NotText => Some((close_code::UNSUPPORTED, "only text")),
            Self::Broken => Some((close_code::SIZE, "message too large or malformed")),
            Self::Dismissed => Some((close_code::AWAY, "the session has ended")),
            Self::Idle => Some((close_code::AWAY, "idle")),
            Self::Slow => Some((close_code::POLICY, "too slow")),
        }
    }

    /// Returns the reason for a failure to receive a frame. A lost connection is not the peer's fault.
    pub(super) fn of(error: &axum::Error) -> Self {
        let cause = std::error::Error::source(error);
        match cause.and_then(|cause| cause.downcast_ref::<Error>()) {
            Some(
                Error::ConnectionClosed
                | Error::AlreadyClosed
                | Error::Io(_)
                | Error::Tls(_)
                | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake),
            ) => Self::Gone,
            _ => Self::Broken,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use tungstenite::error::CapacityError;

    use super::*;

    fn of(error: impl Into<Error>) -> CloseReason {
        CloseReason::of(&axum::Error::new(error.into()))
    }

    #[test]
    fn a_lost_connection_is_distinguished_from_a_malformed_frame() {
        assert_eq!(of(io::Error::from(io::ErrorKind::ConnectionReset)), CloseReason::Gone);
        assert_eq!(of(ProtocolError::ResetWithoutClosingHandshake), CloseReason::Gone);
        assert_eq!(of(ProtocolError::UnmaskedFrameFromClient), CloseReason::Broken);
        assert_eq!(of(CapacityError::MessageTooLong { size: 9, max_size: 8 }), CloseReason::Broken);
        // The text of this error contains "Connection".
        assert_eq!(of(ProtocolError::MissingConnectionUpgradeHeader), CloseReason::Broken);
    }

    #[test]
    fn every_connected_peer_receives_a_close_reason() {
        let silent: Vec<CloseReason> =
            CloseReason::ALL.into_iter().filter(|end| end.close_frame().is_none()).collect();
        assert_eq!(silent, [CloseReason::Gone]);
    }
}
