//! Limits of connections, requests, streams and sockets. Rate limits are in `rates`.

use std::time::Duration;

/// After how many milliseconds clients should reconnect when the server restarts.
pub(crate) const RECONNECT_MS: u32 = 2000;
/// The same where other nodes go on.
pub(crate) const RECONNECT_ELSEWHERE_MS: u32 = 100;

/// Limits of connections, requests and streams.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Concurrent connections, sockets among them; more have to wait.
    pub connections: usize,
    /// Concurrent connections of one address, unless it is a trusted proxy; more are closed.
    pub by_address: usize,
    /// The time for reading a request, from its first byte or from the end of the one before it; also the time for answering it.
    pub request: Duration,
    /// The lifetime of a connection, unless it carries a stream or a socket.
    pub connection: Duration,
    /// Bytes of a request with all its headers.
    pub header_bytes: usize,
    /// Headers of a request.
    pub headers: usize,
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// The time for responses that are still under way at shutdown.
    pub farewell: Duration,
    /// Limits of WebSockets.
    pub sockets: SocketLimits,
    /// Concurrent streams of one address, for guests.
    pub guest_streams: usize,
    /// How often the sessions and tokens behind sockets and streams are checked.
    pub revocation: Duration,
    /// Concurrent streams of one account.
    pub streams: usize,
    /// The interval of the empty lines that keep a stream alive.
    pub stream_beat: Duration,
    /// Whether rate limits apply. Off only for load tests.
    pub rates: bool,
}

/// Limits of WebSockets.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
    /// Concurrent sockets of one address.
    pub by_address: usize,
    /// Concurrent sockets of one account.
    pub by_player: usize,
    /// Bytes of a frame.
    pub frame_bytes: usize,
    /// Frames that may come within `credit_time`.
    pub credits: u32,
    /// See `credits`.
    pub credit_time: Duration,
    /// The interval of pings, which measure the round-trip time.
    pub ping: Duration,
    /// A socket is closed after this time without any frame, pongs included.
    pub idle: Duration,
    /// A socket is closed when a frame cannot be written within this time.
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
            revocation: Duration::from_millis(500),
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
            idle: Duration::from_secs(30),
            slow: Duration::from_secs(10),
        }
    }
}
