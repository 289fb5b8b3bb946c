//! Who is at the other end of a connection.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use axum::{extract::FromRequestParts, http::request::Parts};
use tokio::sync::OwnedSemaphorePermit;

use crate::{
    app::SharedApp,
    http::{concurrency::Place, proxies},
};

/// A connection, as those who answer its requests know it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The other end.
    pub(crate) peer: SocketAddr,
    /// Its places among all connections and among those of its address, for as long as anybody has the line.
    _places: Arc<(OwnedSemaphorePermit, Place)>,
    /// Milliseconds from the beginning of the connection to the last line of a stream; 0 while there is none.
    last: Arc<AtomicU64>,
    begun: Instant,
}

impl Line {
    pub(crate) fn new(peer: SocketAddr, place: OwnedSemaphorePermit, own: Place) -> Self {
        Self { peer, _places: Arc::new((place, own)), last: Arc::default(), begun: Instant::now() }
    }

    /// A stream has been asked for its next line: so the one before it has been taken.
    pub(crate) fn beat(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now.max(1), Ordering::Relaxed);
    }

    /// The stream has ended.
    pub(crate) fn rest(&self) {
        self.last.store(0, Ordering::Relaxed);
    }

    /// Milliseconds since the last line of a stream; nothing if there is none.
    pub(crate) fn since_beat(&self) -> Option<u64> {
        let last = self.last.load(Ordering::Relaxed);
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        (last > 0).then(|| now.saturating_sub(last))
    }
}

/// The address of who asks, behind all trusted proxies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl Caller {
    pub(crate) fn of(parts: &Parts, app: &SharedApp) -> Self {
        let peer = parts.extensions.get::<Line>().map(|line| line.peer.ip());
        let forwarded: Vec<&str> = parts
            .headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .collect();
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Self(proxies::caller(peer, &forwarded, &app.options.trusted_proxies))
    }
}

impl FromRequestParts<SharedApp> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app))
    }
}
