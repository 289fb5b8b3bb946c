//! Limits on connections, requests, streams and sockets. Rate limits are in `rates`.

use std::time::Duration;

/// Delay after which clients should reconnect when the server restarts.
pub(crate) const RECONNECT_DELAY: Duration = Duration::from_millis(2000);
/// Delay after which clients should reconnect in a cluster, where other nodes take over.
pub(crate) const RECONNECT_ELSEWHERE_DELAY: Duration = Duration::from_millis(100);

/// Limits on connections, requests and streams.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum number of concurrent connections, including sockets; further ones wait.
    pub connections: usize,
    /// Maximum number of concurrent connections per address, except for trusted proxies; further ones are closed. When free
    /// slots run short, an address is allowed fewer so that some stay free for others. Also the maximum number of concurrent
    /// requests per client, even through a trusted proxy. With `usize::MAX`, none of these limits applies.
    pub by_address: usize,
    /// Time limit for reading a request, from its first byte or from the end of the previous one; also the time limit for
    /// answering it.
    pub request: Duration,
    /// Time after which a connection is closed if data is pending and its client reads none of it.
    pub write: Duration,
    /// Maximum lifetime of a connection, unless it carries a stream or a socket.
    pub connection: Duration,
    /// Maximum size of a request line and its headers, in bytes.
    pub header_bytes: usize,
    /// Maximum number of headers in a request.
    pub headers: usize,
    /// Maximum size of a request body, in bytes.
    pub body_bytes: usize,
    /// Time limit for responses still in progress at shutdown.
    pub shutdown_grace: Duration,
    /// Limits on WebSockets.
    pub sockets: SocketLimits,
    /// Maximum number of concurrent streams per address, for guests.
    pub guest_streams: usize,
    /// Interval at which the sessions and tokens of open sockets and streams are checked.
    pub revocation: Duration,
    /// Time after which open sockets and streams are closed if their sessions and tokens cannot be checked.
    pub unchecked: Duration,
    /// Maximum number of concurrent streams per account.
    pub streams: usize,
    /// Interval between the empty lines that keep a stream alive.
    pub stream_heartbeat: Duration,
    /// Maximum number of concurrent downloads per address: large files, and archives of records. Further ones wait.
    pub downloads: usize,
    /// Time without progress after which an export is aborted.
    pub export_stall: Duration,
    /// Whether rate limits apply. Disabled only for load tests.
    pub rates: bool,
}

/// Limits on WebSockets.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
    /// Maximum number of concurrent sockets per address.
    pub by_address: usize,
    /// Maximum number of concurrent sockets per account.
    pub by_player: usize,
    /// Maximum size of a frame, in bytes.
    pub frame_bytes: usize,
    /// Maximum number of frames within `credit_time`.
    pub credits: u32,
    /// Period to which `credits` applies.
    pub credit_time: Duration,
    /// Interval between pings, which measure the round-trip time.
    pub ping: Duration,
    /// Time without any frame, pongs included, after which a socket is closed.
    pub idle: Duration,
    /// Time limit for writing a frame, after which a socket is closed.
    pub slow: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 10_000,
            by_address: 256,
            request: Duration::from_secs(15),
            write: Duration::from_secs(15),
            connection: Duration::from_secs(600),
            header_bytes: 16 * 1024,
            headers: 64,
            body_bytes: 16 * 1024,
            shutdown_grace: Duration::from_secs(3),
            sockets: SocketLimits::default(),
            revocation: Duration::from_millis(500),
            unchecked: Duration::from_secs(60),
            guest_streams: 4,
            streams: 8,
            stream_heartbeat: Duration::from_secs(6),
            downloads: 8,
            export_stall: Duration::from_secs(15),
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
