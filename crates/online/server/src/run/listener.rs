//! Accepts connections and closes them at shutdown.

use std::{
    convert::Infallible,
    io,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    http::{HeaderValue, Request, StatusCode, header},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time,
};

use crate::{
    http::{
        concurrency::ConcurrencyLimit,
        connection::{ConnectionInfo, GuardedStream},
        limits::Limits,
        proxies::AddressRange,
        request_head::{self, HeadGuard},
        write_timeout::WriteTimeout,
    },
    limits::{FREE_SLOTS_PER_SHARE, STUCK_CHECK_INTERVAL},
    metrics::GaugeGuard,
};

/// Time after which a stream counts as stuck if its client reads nothing.
const STREAM_STUCK_AFTER: Duration = Duration::from_secs(60);

/// Acceptor of connections, with the limits that it enforces.
#[derive(Debug)]
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) limits: Limits,
    /// Trusted proxies, which have no limit per address.
    pub(crate) trusted: Vec<AddressRange>,
    /// Whether the server is shutting down.
    pub(crate) shutdown: watch::Receiver<bool>,
}

impl Acceptor {
    /// Accepts connections until shutdown, then waits for open ones for at most `shutdown_grace`.
    pub(crate) async fn run(mut self, listener: TcpListener) -> io::Result<()> {
        let permits = Arc::new(Semaphore::new(self.limits.connections));
        let by_address = ConcurrencyLimit::default();
        while let Some((stream, peer, permit)) = self.next(&listener, &permits).await {
            // The slot of this connection counts as free too.
            let limit = self.limit_of(peer.ip(), permits.available_permits() + 1);
            let Some(slot) = by_address.enter(peer.ip().to_canonical(), limit) else {
                metrics::counter!("gipfel_refusals_total", "code" => "connections").increment(1);
                continue;
            };
            let (router, limits, shutdown) =
                (self.router.clone(), self.limits, self.shutdown.clone());
            tokio::spawn(async move {
                // A socket outlives its request, so it keeps the slots of its connection.
                let info = ConnectionInfo::new(&stream, peer, permit, slot);
                serve(stream, info, router, limits, shutdown).await;
            });
        }
        drop(listener);
        let all = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        time::timeout(self.limits.shutdown_grace, permits.acquire_many(all)).await.ok();
        Ok(())
    }

    /// Returns the maximum number of connections from an address while `free` slots are free.
    fn limit_of(&self, peer: IpAddr, free: usize) -> usize {
        let is_trusted = self.trusted.iter().any(|range| range.contains(peer));
        if is_trusted || self.limits.by_address == usize::MAX {
            return usize::MAX;
        }
        self.limits.by_address.min((free / FREE_SLOTS_PER_SHARE).max(1))
    }

    /// Returns the next connection; `None` at shutdown.
    async fn next(
        &mut self,
        listener: &TcpListener,
        permits: &Arc<Semaphore>,
    ) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
        loop {
            let permit = tokio::select! {
                _ = self.shutdown.wait_for(|shutdown| *shutdown) => return None,
                permit = Arc::clone(permits).acquire_owned() => permit.ok()?,
            };
            let accepted = tokio::select! {
                _ = self.shutdown.wait_for(|shutdown| *shutdown) => return None,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => return Some((stream, peer, permit)),
                Err(error) => {
                    // Most likely too many files are open; some will be closed soon.
                    tracing::warn!(%error, "Accepting a connection failed: {error}");
                    time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }
}

/// Serves one connection.
async fn serve(
    stream: TcpStream,
    info: ConnectionInfo,
    router: Router,
    limits: Limits,
    mut shutdown: watch::Receiver<bool>,
) {
    stream.set_nodelay(true).ok();
    let _counted = GaugeGuard::new("gipfel_connections");
    let known = info.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        use tower_service::Service as _;
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(known.clone());
        let is_last = request_head::is_last(request.headers());
        let answer = router.clone().call(request);
        async move {
            let mut answer = answer.await?;
            if is_last && answer.status() != StatusCode::SWITCHING_PROTOCOLS {
                let close = HeaderValue::from_static("close");
                answer.headers_mut().insert(header::CONNECTION, close);
            }
            Ok::<_, Infallible>(answer)
        }
    });
    let write_timeout = WriteTimeout::new(limits.write);
    let heads = HeadGuard::default();
    let stream = GuardedStream { stream, meter: info.meter(), heads, write_timeout };
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request)
        .max_buf_size(limits.header_bytes)
        .max_headers(limits.headers)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = shutdown.wait_for(|shutdown| *shutdown) => {}
        () = expired(&info, limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    time::timeout(limits.shutdown_grace, connection).await.ok();
}

/// Completes when a connection has reached its maximum lifetime and carries no stream that its client is still reading.
async fn expired(info: &ConnectionInfo, most: Duration) {
    time::sleep(most).await;
    while info.since_progress().is_some_and(|since| since < STREAM_STUCK_AFTER) {
        time::sleep(STUCK_CHECK_INTERVAL.min(most)).await;
    }
}
