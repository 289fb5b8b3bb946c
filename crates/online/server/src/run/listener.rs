//! Accepts connections, and closes them at shutdown.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{Router, body::Body, http::Request};
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
        connection::{ConnectionInfo, MeteredStream},
        limits::Limits,
        proxies::AddressRange,
    },
    metrics::GaugeGuard,
};

/// Milliseconds after which a stream counts as stuck when its client reads nothing.
const STUCK: u64 = 60_000;

/// How often stuck streams are looked for.
const LOOK: Duration = Duration::from_secs(30);

/// Accepts connections.
#[derive(Debug)]
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) limits: Limits,
    /// Proxies, which have no limit by address.
    pub(crate) trusted: Vec<AddressRange>,
    /// Whether the server shuts down.
    pub(crate) ended: watch::Receiver<bool>,
}

impl Acceptor {
    /// Accepts connections until shutdown, then waits for open ones, up to the limit `farewell`.
    pub(crate) async fn run(mut self, listener: TcpListener) -> io::Result<()> {
        let permits = Arc::new(Semaphore::new(self.limits.connections));
        let by_address = ConcurrencyLimit::default();
        while let Some((stream, peer, permit)) = self.next(&listener, &permits).await {
            let Some(slot) = by_address.enter(peer.ip().to_canonical(), self.most(peer.ip()))
            else {
                metrics::counter!("gipfel_refusals_total", "code" => "connections").increment(1);
                continue;
            };
            let (router, limits, ended) = (self.router.clone(), self.limits, self.ended.clone());
            tokio::spawn(async move {
                // A socket outlives its request, so it keeps the slots of its connection.
                let info = ConnectionInfo::new(&stream, peer, permit, slot);
                serve(stream, info, router, limits, ended).await;
            });
        }
        drop(listener);
        let all = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        time::timeout(self.limits.farewell, permits.acquire_many(all)).await.ok();
        Ok(())
    }

    /// How many connections an address may have.
    fn most(&self, peer: IpAddr) -> usize {
        let is_trusted = self.trusted.iter().any(|range| range.contains(peer));
        if is_trusted { usize::MAX } else { self.limits.by_address }
    }

    /// The next connection; none when the server ends.
    async fn next(
        &mut self,
        listener: &TcpListener,
        permits: &Arc<Semaphore>,
    ) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
        loop {
            let permit = tokio::select! {
                _ = self.ended.wait_for(|ended| *ended) => return None,
                permit = Arc::clone(permits).acquire_owned() => permit.ok()?,
            };
            let accepted = tokio::select! {
                _ = self.ended.wait_for(|ended| *ended) => return None,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => return Some((stream, peer, permit)),
                Err(error) => {
                    // Too many open files, most likely; some will be closed soon.
                    tracing::warn!(%error, "A connection could not be accepted: {error}");
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
    mut ended: watch::Receiver<bool>,
) {
    stream.set_nodelay(true).ok();
    let _counted = GaugeGuard::new("gipfel_connections");
    let known = info.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        use tower_service::Service as _;
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(known.clone());
        router.clone().call(request)
    });
    let stream = MeteredStream { stream, meter: info.meter() };
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
        _ = ended.wait_for(|ended| *ended) => {}
        () = expired(&info, limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    time::timeout(limits.farewell, connection).await.ok();
}

/// Completes when a connection has reached its maximum lifetime and carries no stream that its client still reads.
async fn expired(info: &ConnectionInfo, most: Duration) {
    time::sleep(most).await;
    while info.since_beat().is_some_and(|since| since < STUCK) {
        time::sleep(LOOK.min(most)).await;
    }
}
