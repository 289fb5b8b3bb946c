//! A TCP connection, as the handlers of its requests see it.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    task::{Context, Poll},
    time::Instant,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::OwnedSemaphorePermit,
};

use crate::http::concurrency::Slot;

/// Counts the bytes that are read from a connection, and ends it when there are too many since the last message.
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
    /// Allows so many bytes for a message.
    pub(crate) fn limit(&self, most: usize) {
        self.read.store(0, Ordering::Relaxed);
        self.most.store(most, Ordering::Relaxed);
    }

    /// A message is complete.
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

/// A stream whose bytes are counted.
#[derive(Debug)]
pub(crate) struct MeteredStream {
    pub(crate) stream: TcpStream,
    pub(crate) meter: Arc<ReadMeter>,
}

impl AsyncRead for MeteredStream {
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
        self.meter.add(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for MeteredStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
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

/// A TCP connection, shared by the handlers of its requests.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionInfo {
    /// The address of the client or proxy.
    pub(crate) peer: SocketAddr,
    /// The address of this end.
    local: Option<SocketAddr>,
    /// Its slots among all connections and among those of its address, until the last clone is dropped.
    _slots: Arc<(OwnedSemaphorePermit, Slot)>,
    /// Milliseconds from the beginning of the connection to the last line of a stream; 0 while there is none.
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

    /// The addresses of both ends, if the client itself is at the other one.
    pub(crate) fn direct_to(&self, client: IpAddr) -> Option<(SocketAddr, SocketAddr)> {
        let local = self.local?;
        (self.peer.ip().to_canonical() == client).then_some((local, self.peer))
    }

    /// Counts what is read from the connection.
    pub(crate) fn meter(&self) -> Arc<ReadMeter> {
        Arc::clone(&self.meter)
    }

    /// Notes that the next line of a stream is wanted: the client has read the one before.
    pub(crate) fn beat(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now.max(1), Ordering::Relaxed);
    }

    /// Notes that the stream has ended.
    pub(crate) fn rest(&self) {
        self.last.store(0, Ordering::Relaxed);
    }

    /// Milliseconds since the last line of a stream; none without a stream.
    pub(crate) fn since_beat(&self) -> Option<u64> {
        let last = self.last.load(Ordering::Relaxed);
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        (last > 0).then(|| now.saturating_sub(last))
    }
}
