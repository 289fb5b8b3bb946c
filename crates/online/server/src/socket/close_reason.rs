use axum::extract::ws::close_code;
use tungstenite::error::{Error, ProtocolError};

/// The service restarts (registered for RFC 6455; axum has no name for it).
const RESTART: u16 = 1012;

game::codes! {
    /// Why a socket ends; the code is a label of the metrics.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum CloseReason {
        /// The peer has closed or lost the connection.
        Gone = "gone",
        /// The server stops.
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
        /// The peer does not read what is sent.
        Slow = "slow",
    }
}

impl CloseReason {
    /// The close code and reason that the peer is sent, if it can still receive them.
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

    /// Why a frame could not be received. A lost connection is not the peer's fault.
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
    fn a_lost_connection_is_told_from_a_malformed_frame() {
        assert_eq!(of(io::Error::from(io::ErrorKind::ConnectionReset)), CloseReason::Gone);
        assert_eq!(of(ProtocolError::ResetWithoutClosingHandshake), CloseReason::Gone);
        assert_eq!(of(ProtocolError::UnmaskedFrameFromClient), CloseReason::Broken);
        assert_eq!(of(CapacityError::MessageTooLong { size: 9, max_size: 8 }), CloseReason::Broken);
        // Its text says "Connection".
        assert_eq!(of(ProtocolError::MissingConnectionUpgradeHeader), CloseReason::Broken);
    }

    #[test]
    fn everybody_but_those_who_have_gone_is_told_why() {
        let silent: Vec<CloseReason> =
            CloseReason::ALL.into_iter().filter(|end| end.close_frame().is_none()).collect();
        assert_eq!(silent, [CloseReason::Gone]);
    }
}
