//! All finished games of a player as records: text or NDJSON.

use std::io;

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, Response, header},
};
use futures_util::stream;
use hall::GameLog;
use protocol::{GameSummary, Status};
use record::{GameId, PlayerId};
use serde::Serialize;
use store::Search;

use super::lookup::find;
use crate::{
    api::game_record,
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Visitor, client_address::ClientAddress},
};

/// So many games are read at once: a player may have thousands, and all of them need not be in memory.
const PAGE: u32 = 50;

/// In which form games are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Text,
    Lines,
}

impl Form {
    fn of(request_headers: &HeaderMap) -> Self {
        let accepted =
            request_headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
        let wants = |text: &str| text.contains("application/x-ndjson");
        if accepted.into_iter().any(wants) { Self::Lines } else { Self::Text }
    }

    const fn kind(self) -> &'static str {
        match self {
            Self::Text => "text/plain; charset=utf-8",
            Self::Lines => "application/x-ndjson",
        }
    }
}

/// A game in a line.
#[derive(Serialize)]
struct RecordLine<'a> {
    #[serde(flatten)]
    card: &'a GameSummary,
    record: String,
}

/// Download all records of a player
///
/// All finished games, newest first, private ones for the player themselves only: as text, or as NDJSON if `Accept` names it.
#[utoipa::path(
    get,
    path = "/api/player/{name}/records",
    tag = "players",
    params(("name" = String, Path, description = "Their name.")),
    responses((status = 200, description = "The records.", content(
        (String = "text/plain"),
        (String = "application/x-ndjson")
    ))),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn records(
    State(app): State<SharedApp>,
    client: ClientAddress,
    request_headers: HeaderMap,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response<Body>, Problem> {
    app.rates.spend(Rate::Download, LimitKey::address(client.0))?;
    let player = find(&app, &name).await?;
    let form = Form::of(&request_headers);
    let private = visitor.is(player.id);
    let next = Next { app, player: player.id, private, before: None, form };
    let pages = stream::unfold(Some(next), page);
    let mut response = Response::new(Body::from_stream(pages));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(form.kind()));
    headers.insert(header::VARY, HeaderValue::from_static("Accept"));
    Ok(response)
}

/// Where the next page begins.
struct Next {
    app: SharedApp,
    player: PlayerId,
    private: bool,
    before: Option<GameId>,
    form: Form,
}

async fn page(next: Option<Next>) -> Option<(io::Result<Bytes>, Option<Next>)> {
    let mut next = next?;
    match read(&next).await {
        Ok((_, None)) => None,
        Ok((text, last)) => {
            next.before = last;
            Some((Ok(text.into()), Some(next)))
        }
        // Half a file must not look like a whole one: the connection is cut.
        Err(problem) => Some((Err(io::Error::other(problem.code())), None)),
    }
}

/// A page of records, and the last game of it.
async fn read(next: &Next) -> Result<(String, Option<GameId>), Problem> {
    let search = Search {
        player: Some(next.player),
        status: Some(Status::Ended),
        private: next.private,
        before: next.before,
        limit: PAGE,
        ..Search::default()
    };
    let found = next.app.store.search(search).await?;
    let ids: Vec<GameId> = found.iter().map(|(id, _)| *id).collect();
    let cards = next.app.hall.summaries(found).await?;
    let mut text = String::new();
    for (id, card) in ids.iter().zip(&cards) {
        let events = next.app.store.log(*id).await?;
        let log = GameLog { events, players: [card.w.clone(), card.b.clone()] };
        let Some(record) = game_record::text(&log) else { continue };
        match next.form {
            Form::Text => text += &format!("{}\n\n", record.trim_end()),
            Form::Lines => {
                let line = RecordLine { card, record };
                text += &serde_json::to_string(&line).map_err(|_| Problem::unavailable())?;
                text.push('\n');
            }
        }
    }
    Ok((text, ids.last().copied()))
}
