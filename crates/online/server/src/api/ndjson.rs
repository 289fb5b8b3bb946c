//! NDJSON streams: one JSON object per line. An empty line shows from time to time that the connection is alive.

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
    http::{
        concurrency::Place, connection::Line, limits::RECONNECT_MS, problem::Problem, rates::Whose,
    },
    metrics::Gauged,
    visitor::{Visitor, client_address::Caller},
};

/// A place among the streams of an address, or of an account.
pub(super) fn enter(app: &App, caller: Caller, visitor: &Visitor) -> Result<Place, Problem> {
    let limits = app.options.limits;
    let place = match visitor.player.filter(|_| visitor.has_account()) {
        Some(player) => app.streams.enter(Whose::player(player), limits.streams),
        None => app.streams.enter(Whose::address(caller.0), limits.guest_streams),
    };
    place.ok_or_else(|| Problem::too_many(10))
}

/// Where the lines of a stream come from.
pub(super) trait Source: Send + 'static {
    /// The next line; none at the end.
    fn next(&mut self) -> impl Future<Output = Option<Outgoing>> + Send;
}

/// A stream that is under way.
struct Stream<S> {
    source: S,
    ended: watch::Receiver<bool>,
    beat: time::Duration,
    /// Nothing once the last line has been said.
    line: Option<Line>,
    is_over: bool,
    _place: Place,
    _counted: Gauged,
}

impl<S: Source> Stream<S> {
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_over {
            return None;
        }
        // To be asked for the next line means that the one before it has been taken.
        self.line.iter().for_each(Line::beat);
        tokio::select! {
            biased;
            message = self.source.next() => {
                let message = message?;
                self.is_over = message.is_bye;
                Some(line_of(&message))
            }
            _ = self.ended.wait_for(|ended| *ended) => {
                self.is_over = true;
                let bye = StreamMessage::Bye { reconnect_in_ms: RECONNECT_MS };
                Some(line_of(&Outgoing::line(&bye)))
            }
            () = time::sleep(self.beat) => Some(Bytes::from_static(b"\n")),
        }
    }
}

fn line_of(message: &Outgoing) -> Bytes {
    format!("{}\n", message.text).into()
}

impl<S> Drop for Stream<S> {
    fn drop(&mut self) {
        self.line.iter().for_each(Line::rest);
    }
}

/// The answer that goes on until its source ends.
pub(super) fn ndjson(
    app: &App,
    source: impl Source,
    place: Place,
    line: Option<Extension<Line>>,
) -> Response<Body> {
    let begun = Stream {
        source,
        ended: app.ending.subscribe(),
        beat: app.options.limits.stream_beat,
        line: line.map(|line| line.0),
        is_over: false,
        _place: place,
        _counted: Gauged::new("gipfel_streams"),
    };
    let lines = stream::unfold(begun, async |mut stream| {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    });
    let mut response = Response::new(Body::from_stream(lines));
    let kind = HeaderValue::from_static("application/x-ndjson");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    // Some proxies collect lines before they send them on.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
