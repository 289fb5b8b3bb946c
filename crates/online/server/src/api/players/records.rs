//! Download of all finished games of a player, as text or NDJSON.

use std::io;

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, Response, header},
};
use futures_util::stream;
use hall::GameLog;
use protocol::{GameSummary, Status};
use record::{Event, GameId, PlayerId};
use serde::Serialize;
use store::Search;
use tokio::task;

use super::lookup::find;
use crate::{
    api::game_record,
    app::SharedApp,
    http::{
        downloads::DownloadSlot,
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::RECORDS_PAGE_GAMES,
    visitor::{Visitor, client_address::ClientAddress},
};

/// Requested format of a download.
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

/// A game as a line of NDJSON.
#[derive(Serialize)]
struct RecordLine<'a> {
    #[serde(flatten)]
    card: &'a GameSummary,
    record: String,
}

/// Download all records of a player
///
/// Returns all finished games, newest first; private games only for the player themselves. The format is text, or NDJSON if
/// `Accept` names it.
#[utoipa::path(
    get,
    path = "/api/player/{name}/records",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player.")),
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
    let slot = app.downloads.enter(client.0).await?;
    let player = find(&app, &name).await?;
    let form = Form::of(&request_headers);
    let private = visitor.is(player.id);
    let next = PageCursor { app, player: player.id, private, before: None, form, _slot: slot };
    let pages = stream::unfold(Some(next), page);
    let mut response = Response::new(Body::from_stream(pages));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(form.kind()));
    headers.insert(header::VARY, HeaderValue::from_static("Accept"));
    Ok(response)
}

/// State of a download: which records to read, and where the next page begins.
struct PageCursor {
    app: SharedApp,
    player: PlayerId,
    private: bool,
    before: Option<GameId>,
    form: Form,
    _slot: DownloadSlot,
}

async fn page(next: Option<PageCursor>) -> Option<(io::Result<Bytes>, Option<PageCursor>)> {
    let mut next = next?;
    match read(&next).await {
        Ok((_, None)) => None,
        Ok((text, last)) => {
            next.before = last;
            Some((Ok(text.into()), Some(next)))
        }
        // An incomplete file must not look complete, so the connection is aborted.
        Err(problem) => Some((Err(io::Error::other(problem.code())), None)),
    }
}

/// Reads a page of records, and returns it with its last game. Games are read on the thread for searches and formatted on a
/// blocking thread so that sessions and turns do not have to wait.
async fn read(next: &PageCursor) -> Result<(String, Option<GameId>), Problem> {
    let _page = next.app.downloads.record_page().await?;
    let search = Search {
        player: Some(next.player),
        status: Some(Status::Ended),
        private: next.private,
        before: next.before,
        limit: RECORDS_PAGE_GAMES,
        ..Search::default()
    };
    let found = next.app.store.games().search(search).await?;
    let ids: Vec<GameId> = found.iter().map(|(id, _)| *id).collect();
    let cards = next.app.hall.lists().summaries(found).await?;
    let logs = next.app.store.games().logs(ids.clone()).await?;
    let form = next.form;
    let text = task::spawn_blocking(move || written(form, &cards, logs)).await;
    Ok((text.map_err(|_| Problem::unavailable())??, ids.last().copied()))
}

/// Formats the records of the given games.
fn written(form: Form, cards: &[GameSummary], logs: Vec<Vec<Event>>) -> Result<String, Problem> {
    let mut text = String::new();
    for (card, events) in cards.iter().zip(logs) {
        let log = GameLog { events, players: [card.w.clone(), card.b.clone()] };
        let Some(record) = game_record::text(&log) else { continue };
        match form {
            Form::Text => text += &format!("{}\n\n", record.trim_end()),
            Form::Lines => {
                let line = RecordLine { card, record };
                text += &serde_json::to_string(&line).map_err(|_| Problem::unavailable())?;
                text.push('\n');
            }
        }
    }
    Ok(text)
}
