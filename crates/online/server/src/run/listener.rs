//! Lets connections in, and sees them out.

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
    http::{concurrency::Crowd, connection::Line, limits::Limits, proxies::AddressRange},
    metrics::Gauged,
};

/// Milliseconds for which somebody may take nothing of a stream.
const STUCK: u64 = 60_000;

/// How often it is looked whether somebody takes nothing.
const LOOK: Duration = Duration::from_secs(30);

/// Lets connections in.
#[derive(Debug)]
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) limits: Limits,
    /// Who asks for many others.
    pub(crate) trusted: Vec<AddressRange>,
    /// Whether it is to be closed.
    pub(crate) ended: watch::Receiver<bool>,
}

impl Door {
    /// Lets connections in until the server ends, and waits a little for those that are inside.
    pub(crate) async fn keep_open(mut self, listener: TcpListener) -> io::Result<()> {
        let places = Arc::new(Semaphore::new(self.limits.connections));
        let crowd = Crowd::default();
        while let Some((stream, peer, place)) = self.next(&listener, &places).await {
            let Some(own) = crowd.enter(peer.ip().to_canonical(), self.most(peer.ip())) else {
                metrics::counter!("gipfel_refusals_total", "code" => "connections").increment(1);
                continue;
            };
            let (router, limits, ended) = (self.router.clone(), self.limits, self.ended.clone());
            tokio::spawn(async move {
                // A socket outlives its request, so its place goes with the line.
                let line = Line::new(peer, place, own);
                talk(stream, line, router, limits, ended).await;
            });
        }
        drop(listener);
        let everybody = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        time::timeout(self.limits.farewell, places.acquire_many(everybody)).await.ok();
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
        places: &Arc<Semaphore>,
    ) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
        loop {
            let place = tokio::select! {
                _ = self.ended.wait_for(|ended| *ended) => return None,
                place = Arc::clone(places).acquire_owned() => place.ok()?,
            };
            let accepted = tokio::select! {
                _ = self.ended.wait_for(|ended| *ended) => return None,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => return Some((stream, peer, place)),
                Err(error) => {
                    // Too many open files, most likely; some will be closed soon.
                    tracing::warn!(%error, "A connection could not be let in: {error}");
                    time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }
}

/// Answers the requests of one connection. Whatever goes wrong with it concerns nobody else.
async fn talk(
    stream: TcpStream,
    line: Line,
    router: Router,
    limits: Limits,
    mut ended: watch::Receiver<bool>,
) {
    stream.set_nodelay(true).ok();
    let _counted = Gauged::new("gipfel_connections");
    let known = line.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        use tower_service::Service as _;
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(known.clone());
        router.clone().call(request)
    });
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
        () = enough(&line, limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    time::timeout(limits.farewell, connection).await.ok();
}

/// Done when a connection has been there for long enough: a stream may stay for as long as its lines are taken.
async fn enough(line: &Line, most: Duration) {
    time::sleep(most).await;
    while line.since_beat().is_some_and(|since| since < STUCK) {
        time::sleep(LOOK.min(most)).await;
    }
}
