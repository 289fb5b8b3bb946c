//! NDJSON streams: one JSON object per line. An empty line is sent from time to time to keep the connection alive.

use std::convert::Infallible;

use axum::{
    Extension,
    body::{Body, Bytes},
    http::{HeaderValue, Response, header},
};
use futures_util::stream;
use hall::Outgoing;
use protocol::StreamMessage;
use tokio::{sync::watch, time};

use crate::{
    app::App,
    http::{concurrency::Slot, connection::ConnectionInfo, problem::Problem, rates::LimitKey},
    identity::credentials::HeldCredential,
    metrics::GaugeGuard,
    visitor::{Visitor, client_address::ClientAddress},
};

/// Slot and credential held by a stream while it is open.
#[derive(Debug)]
pub(super) struct Guards {
    _slot: Slot,
    credential: HeldCredential,
}

/// Takes one of the stream slots of an account, or of a guest's address.
pub(super) fn enter(
    app: &App,
    client: ClientAddress,
    visitor: &Visitor,
) -> Result<Guards, Problem> {
    let limits = app.options.limits;
    let slot = match visitor.player.filter(|_| visitor.has_account()) {
        Some(player) => app.streams.enter(LimitKey::player(player), limits.streams),
        None => app.streams.enter(LimitKey::address(client.0), limits.guest_streams),
    };
    let credential = app.credentials.hold(visitor.held_credential());
    Ok(Guards { _slot: slot.ok_or_else(|| Problem::too_many(10))?, credential })
}

/// Source of the lines of a stream.
pub(super) trait Source: Send + 'static {
    /// Returns the next line; `None` at the end.
    fn next(&mut self) -> impl Future<Output = Option<Outgoing>> + Send;
}

/// An open stream.
struct Stream<S> {
    source: S,
    draining: watch::Receiver<bool>,
    reconnect_ms: u32,
    heartbeat_interval: time::Duration,
    info: Option<ConnectionInfo>,
    is_over: bool,
    guards: Guards,
    _counted: GaugeGuard,
}

impl<S: Source> Stream<S> {
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_over {
            return None;
        }
        // The next line is requested, so the client has read the previous one.
        self.info.iter().for_each(ConnectionInfo::note_progress);
        tokio::select! {
            biased;
            () = self.guards.credential.revoked() => None,
            message = self.source.next() => {
                let message = message?;
                self.is_over = message.is_bye;
                Some(line_of(&message))
            }
            _ = self.draining.wait_for(|draining| *draining) => {
                self.is_over = true;
                let bye = StreamMessage::Bye { reconnect_in_ms: self.reconnect_ms };
                Some(line_of(&Outgoing::line(&bye)))
            }
            () = time::sleep(self.heartbeat_interval) => Some(Bytes::from_static(b"\n")),
        }
    }
}

fn line_of(message: &Outgoing) -> Bytes {
    format!("{}\n", message.text).into()
}

impl<S> Drop for Stream<S> {
    fn drop(&mut self) {
        self.info.iter().for_each(ConnectionInfo::rest);
    }
}

/// Returns a response that continues until its source ends.
pub(super) fn ndjson(
    app: &App,
    source: impl Source,
    guards: Guards,
    info: Option<Extension<ConnectionInfo>>,
) -> Response<Body> {
    let begun = Stream {
        source,
        draining: app.draining.subscribe(),
        reconnect_ms: app.reconnect_ms(),
        heartbeat_interval: app.options.limits.stream_heartbeat,
        info: info.map(|info| info.0),
        is_over: false,
        guards,
        _counted: GaugeGuard::new("gipfel_streams"),
    };
    let lines = stream::unfold(begun, async |mut stream| {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    });
    let mut response = Response::new(Body::from_stream(lines));
    let kind = HeaderValue::from_static("application/x-ndjson");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    // Some proxies would otherwise buffer lines before forwarding them.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
