//! What happens, as it happens: NDJSON, a JSON object a line. An empty line now and then says that the connection is alive.

use std::{convert::Infallible, sync::Arc};

use axum::{
    Extension,
    body::{Body, Bytes},
    extract::State,
    http::{HeaderValue, Response, header},
};
use futures_util::stream;
use hall::{Following, Notified};
use serde::Deserialize;
use tokio::{sync::watch, time};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{body::Asked, games::Named};
use crate::{
    app::{App, SharedApp},
    http::{
        client::{Caller, Line},
        concurrency::Place,
        problem::Problem,
        rates::Whose,
    },
    identity::session::{Player, Scope, Visitor},
    metrics::Gauged,
    socket::RECONNECT_MS,
};

/// The addresses of streams.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(game)).routes(routes!(events))
}

/// From where on a game is told.
#[derive(Deserialize, Debug)]
pub(crate) struct Since {
    /// The `seq` of the last line that was seen; without it everything is told.
    since: Option<u32>,
}

/// Follow a game
///
/// The first line is `gameFull`, or `gameState` if little was missed since `since`; then `gameState` for whatever happens, `chatLine`,
/// `opponentGone`. The last line is `bye` when the server ends: come back after `reconnectInMs`.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    tag = "streams",
    params(
        ("id" = String, Path, description = "The game."),
        ("since" = Option<u32>, Query, description = "The `seq` of the last line that was seen; without it everything is told.")
    ),
    responses((status = 200, description = "A line for everything that happens.", body = String, content_type = "application/x-ndjson")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn game(
    State(app): State<SharedApp>,
    Named(game): Named,
    visitor: Visitor,
    caller: Caller,
    line: Option<Extension<Line>>,
    Asked(since): Asked<Since>,
) -> Result<Response<Body>, Problem> {
    visitor.may(Scope::Read)?;
    let place = enter(&app, caller, &visitor)?;
    let following = app.hall.follow(game, visitor.player, since.since).await?;
    Ok(ndjson(&app, Source::Game(following), place, line))
}

/// From where on notices are told.
#[derive(Deserialize, Debug)]
pub(crate) struct SinceNotice {
    /// The `seq` of the last line that was seen; without it the games that are played come first.
    since: Option<i64>,
}

/// Follow what concerns oneself
///
/// `gameStart`, `gameFinish`, `challenge`, `challengeDeclined` and `yourTurn`, each with the game. The last line is `bye` when the
/// server ends.
#[utoipa::path(
    get,
    path = "/api/stream/events",
    tag = "streams",
    params(("since" = Option<i64>, Query, description = "The `seq` of the last line that was seen; without it the games that are played come first.")),
    responses((status = 200, description = "A line for everything that happens.", body = String, content_type = "application/x-ndjson")),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn events(
    State(app): State<SharedApp>,
    player: Player,
    caller: Caller,
    line: Option<Extension<Line>>,
    Asked(since): Asked<SinceNotice>,
) -> Result<Response<Body>, Problem> {
    let place = enter(&app, caller, &player.visitor)?;
    let notified = app.hall.notices(player.id, since.since).await?;
    Ok(ndjson(&app, Source::Notices(notified), place, line))
}

/// A place among the streams of an address, or of an account.
pub(super) fn enter(app: &App, caller: Caller, visitor: &Visitor) -> Result<Place, Problem> {
    let limits = app.options.limits;
    let place = match visitor.player.filter(|_| visitor.has_account()) {
        Some(player) => app.streams.enter(Whose::player(player), limits.streams),
        None => app.streams.enter(Whose::address(caller.0), limits.guest_streams),
    };
    place.ok_or_else(|| Problem::too_many(10))
}

/// Where lines come from.
pub(super) enum Source {
    Game(Following),
    Notices(Notified),
    Seek(super::seek::Waiting),
}

impl Source {
    async fn next(&mut self) -> Option<Arc<str>> {
        match self {
            Self::Game(following) => following.next().await,
            Self::Notices(notified) => notified.next().await,
            Self::Seek(waiting) => waiting.next().await,
        }
    }
}

/// A stream that is under way.
struct Stream {
    source: Source,
    ended: watch::Receiver<bool>,
    beat: time::Duration,
    /// Nothing once the last line has been said.
    line: Option<Line>,
    is_over: bool,
    _place: Place,
    _counted: Gauged,
}

impl Stream {
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_over {
            return None;
        }
        // To be asked for the next line means that the one before it has been taken.
        self.line.iter().for_each(Line::beat);
        tokio::select! {
            biased;
            text = self.source.next() => match text {
                Some(text) => {
                    self.is_over = text.starts_with("{\"type\":\"bye\"");
                    Some(format!("{text}\n").into())
                }
                None => None,
            },
            _ = self.ended.wait_for(|ended| *ended) => {
                self.is_over = true;
                Some(format!("{{\"type\":\"bye\",\"reconnectInMs\":{RECONNECT_MS}}}\n").into())
            }
            () = time::sleep(self.beat) => Some(Bytes::from_static(b"\n")),
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.line.iter().for_each(Line::rest);
    }
}

/// The answer that goes on until its source ends.
pub(super) fn ndjson(
    app: &App,
    source: Source,
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
