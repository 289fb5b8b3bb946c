//! What a server puts up with from those who talk to it. How often something may be done is in `rates`.

use std::time::Duration;

/// After how many milliseconds clients should reconnect when the server restarts.
pub(crate) const RECONNECT_MS: u32 = 2000;

/// What a server puts up with.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once, sockets among them; more have to wait.
    pub connections: usize,
    /// Connections of one address at once, unless it is a trusted proxy; more are closed.
    pub by_address: usize,
    /// Until a request has been said, from its first byte or from the end of the one before it; also until it is answered.
    pub request: Duration,
    /// Until a connection is closed, whatever it does, unless it carries a stream or a socket.
    pub connection: Duration,
    /// Bytes of a request with all its headers.
    pub header_bytes: usize,
    /// Headers of a request.
    pub headers: usize,
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// For answers that are still under way when the server ends.
    pub farewell: Duration,
    /// What holds for sockets.
    pub sockets: SocketLimits,
    /// Streams of one address at once: guests.
    pub guest_streams: usize,
    /// Streams of one address at once: accounts.
    pub streams: usize,
    /// Without a line of its own a stream says so often that it is alive.
    pub stream_beat: Duration,
    /// Whether it is limited how often something is done. Without, a server can be measured; nobody else should want it.
    pub rates: bool,
}

/// What a server puts up with from a socket.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
    /// Sockets of one address at once.
    pub by_address: usize,
    /// Sockets of one account at once.
    pub by_player: usize,
    /// Bytes of a frame.
    pub frame_bytes: usize,
    /// Frames that may come within `credit_time`.
    pub credits: u32,
    /// See `credits`.
    pub credit_time: Duration,
    /// How often the way to the other end and back is measured.
    pub ping: Duration,
    /// How often it is asked whether who is there may still be there.
    pub recognise: Duration,
    /// Until a socket is closed from which nothing comes, not even the answer to a ping.
    pub idle: Duration,
    /// Until a socket is closed whose other end takes nothing.
    pub slow: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 10_000,
            by_address: 1000,
            request: Duration::from_secs(15),
            connection: Duration::from_secs(600),
            header_bytes: 16 * 1024,
            headers: 64,
            body_bytes: 16 * 1024,
            farewell: Duration::from_secs(3),
            sockets: SocketLimits::default(),
            guest_streams: 4,
            streams: 8,
            stream_beat: Duration::from_secs(6),
            rates: true,
        }
    }
}

impl Default for SocketLimits {
    fn default() -> Self {
        Self {
            by_address: 64,
            by_player: 16,
            frame_bytes: 4 * 1024,
            credits: 100,
            credit_time: Duration::from_secs(20),
            ping: Duration::from_secs(5),
            recognise: Duration::from_secs(15),
            idle: Duration::from_secs(30),
            slow: Duration::from_secs(10),
        }
    }
}
