//! A TCP connection, as seen by the handlers of its requests.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    task::{Context, Poll},
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::OwnedSemaphorePermit,
};

use crate::http::{concurrency::Slot, request_head::HeadGuard, write_timeout::WriteTimeout};

/// Counter of the bytes read from a connection. The connection ends when too many arrive without completing a message.
#[derive(Debug)]
pub(crate) struct ReadMeter {
    read: AtomicUsize,
    most: AtomicUsize,
}

impl Default for ReadMeter {
    fn default() -> Self {
        Self { read: AtomicUsize::new(0), most: AtomicUsize::new(usize::MAX) }
    }
}

impl ReadMeter {
    /// Sets the maximum size of a message, in bytes.
    pub(crate) fn limit(&self, most: usize) {
        self.read.store(0, Ordering::Relaxed);
        self.most.store(most, Ordering::Relaxed);
    }

    /// Resets the count when a message is complete.
    pub(crate) fn reset(&self) {
        self.read.store(0, Ordering::Relaxed);
    }

    pub(crate) fn is_exceeded(&self) -> bool {
        self.read.load(Ordering::Relaxed) > self.most.load(Ordering::Relaxed)
    }

    fn add(&self, bytes: usize) {
        self.read.fetch_add(bytes, Ordering::Relaxed);
    }
}

/// A stream that counts and checks the bytes read before they are parsed, and whose writes fail when they make no progress in
/// time.
#[derive(Debug)]
pub(crate) struct GuardedStream {
    pub(crate) stream: TcpStream,
    pub(crate) meter: Arc<ReadMeter>,
    pub(crate) heads: HeadGuard,
    pub(crate) write_timeout: WriteTimeout,
}

impl AsyncRead for GuardedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.meter.is_exceeded() {
            return Poll::Ready(Err(io::Error::other("too many bytes without a message")));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let new = buffer.filled_mut().get_mut(before..).unwrap_or_default();
        self.meter.add(new.len());
        self.heads.inspect(new);
        read
    }
}

impl AsyncWrite for GuardedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.write_timeout.check(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.write_timeout.check(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Information about a TCP connection, shared by the handlers of its requests.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionInfo {
    /// Address of the client or proxy.
    pub(crate) peer: SocketAddr,
    /// Local address of the connection.
    local: Option<SocketAddr>,
    /// Slots of the connection, one overall and one for its address, freed when the last clone is dropped.
    _slots: Arc<(OwnedSemaphorePermit, Slot)>,
    /// Milliseconds from the beginning of the connection to the latest line of a stream; 0 without a stream.
    last: Arc<AtomicU64>,
    begun: Instant,
    meter: Arc<ReadMeter>,
}

impl ConnectionInfo {
    pub(crate) fn new(
        stream: &TcpStream,
        peer: SocketAddr,
        permit: OwnedSemaphorePermit,
        slot: Slot,
    ) -> Self {
        Self {
            peer,
            local: stream.local_addr().ok(),
            _slots: Arc::new((permit, slot)),
            last: Arc::default(),
            begun: Instant::now(),
            meter: Arc::default(),
        }
    }

    /// Returns the addresses of both ends, if the client is connected directly and not through a proxy.
    pub(crate) fn direct_to(&self, client: IpAddr) -> Option<(SocketAddr, SocketAddr)> {
        let local = self.local?;
        (self.peer.ip().to_canonical() == client).then_some((local, self.peer))
    }

    /// Returns the local IP address.
    pub(crate) fn local_ip(&self) -> Option<IpAddr> {
        self.local.map(|local| local.ip().to_canonical())
    }

    /// Returns the meter of the bytes read from the connection.
    pub(crate) fn meter(&self) -> Arc<ReadMeter> {
        Arc::clone(&self.meter)
    }

    /// Records that the next line of a stream was requested, which means that the client has read the previous one.
    pub(crate) fn note_progress(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now.max(1), Ordering::Relaxed);
    }

    /// Records that the stream has ended.
    pub(crate) fn rest(&self) {
        self.last.store(0, Ordering::Relaxed);
    }

    /// Returns the time since the latest line of a stream; `None` without a stream.
    pub(crate) fn since_progress(&self) -> Option<Duration> {
        let last = self.last.load(Ordering::Relaxed);
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        (last > 0).then(|| Duration::from_millis(now.saturating_sub(last)))
    }
}
