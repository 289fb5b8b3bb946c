//! What a player keeps to get better, the same on all of their devices.

use std::collections::HashSet;

use axum::{
    Json,
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
};
use protocol::{
    ProblemCode, RefusalCode,
    rest::{NotebookChanges, NotebookEntry, NotebookSync},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::{body::JsonBody, puzzles},
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::Owner,
};

/// Bytes of a request. A review of a long game needs more than most bodies may have.
const BODY: usize = 128 * 1024;
/// Entries of a request.
const MOST: usize = 200;

/// The address of the notebook.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(exchange)).layer(DefaultBodyLimit::max(BODY))
}

/// Exchange your notebook
///
/// Attempts at puzzles, cards, recalls and reviews. Entries are added and never change, so that devices which were off line join theirs without
/// loss: what one adds, the others get with their next request. Repeat the request with the new `since` while there is `more`.
#[utoipa::path(
    post,
    path = "/api/account/notebook",
    tag = "account",
    request_body = NotebookSync,
    responses((status = 200, body = NotebookChanges, description = "What other devices have added.")),
    security(("session" = []))
)]
pub(crate) async fn exchange(
    State(app): State<SharedApp>,
    owner: Owner,
    JsonBody(sync): JsonBody<NotebookSync>,
) -> Result<Json<NotebookChanges>, Problem> {
    app.rates.spend(Rate::Notebook, LimitKey::player(owner.id))?;
    if sync.player.is_some_and(|player| player != owner.id) {
        let detail = "Somebody else is signed in by now.";
        return Err(Problem::unauthorized(RefusalCode::NotSignedIn, detail));
    }
    let unprocessable = |code, detail: &str| {
        Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail.to_owned()))
    };
    if sync.entries.len() > MOST {
        return unprocessable(ProblemCode::TooMany, "A request has at most 200 entries.");
    }
    if !sync.entries.iter().all(NotebookEntry::is_valid) {
        let detail = "A key has 1 to 64 letters, digits or .:-, and no entry was made before 1970.";
        return unprocessable(ProblemCode::NotUnderstood, detail);
    }
    let sent: HashSet<_> = sync.entries.iter().map(|it| (it.kind, it.key.clone())).collect();
    let rated = puzzles::rated_attempts(&sync.entries, app.hall.now()).await;
    if !sent.is_empty()
        && !app.store.add_attempts_to_notebook(owner.id, sync.entries, rated).await?
    {
        return unprocessable(ProblemCode::TooMany, "Your notebook is full.");
    }
    let mut page = app.store.notebook_since(owner.id, sync.since).await?;
    page.entries.retain(|entry| !sent.contains(&(entry.kind, entry.key.clone())));
    Ok(Json(NotebookChanges { entries: page.entries, until: page.until, more: page.more }))
}
