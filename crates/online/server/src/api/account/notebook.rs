//! A player's training notebook, synchronised across all of their devices.

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
use record::PlayerId;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::{body::JsonBody, puzzles},
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::{ENTRIES_MAX_PER_REQUEST, NOTEBOOK_BODY_MAX_BYTES},
    metrics,
    visitor::{Owner, client_address::ClientAddress, storage},
};

/// Returns the routes for the notebook.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(exchange))
        .layer(DefaultBodyLimit::max(NOTEBOOK_BODY_MAX_BYTES))
}

/// Synchronise your notebook
///
/// A notebook holds attempts at puzzles, cards, recalls and game reviews. Entries are only added and never change, so devices
/// that were offline can merge theirs without loss: each device receives the entries of the others with its next request. While
/// `more` is true, repeat the request with the new `since`.
#[utoipa::path(
    post,
    path = "/api/account/notebook",
    tag = "account",
    request_body = NotebookSync,
    responses((status = 200, body = NotebookChanges, description = "Entries added by other devices.")),
    security(("session" = []))
)]
pub(crate) async fn exchange(
    State(app): State<SharedApp>,
    client: ClientAddress,
    owner: Owner,
    JsonBody(sync): JsonBody<NotebookSync>,
) -> Result<Json<NotebookChanges>, Problem> {
    app.rates.spend(Rate::Notebook, LimitKey::player(owner.id))?;
    if sync.player.is_some_and(|player| player != owner.id) {
        let detail = "Another player has signed in in the meantime.";
        return Err(Problem::unauthorized(RefusalCode::NotSignedIn, detail));
    }
    let unprocessable = |code, detail: &str| {
        Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail.to_owned()))
    };
    if sync.entries.len() > ENTRIES_MAX_PER_REQUEST {
        let detail = format!("A request can have at most {ENTRIES_MAX_PER_REQUEST} entries.");
        return unprocessable(ProblemCode::TooMany, &detail);
    }
    if !sync.entries.iter().all(NotebookEntry::is_valid) {
        let detail = format!(
            "A key must have 1 to {} characters (letters, digits, `.`, `:` or `-`), and the time of an entry must not be before 1970.",
            NotebookEntry::KEY_MAX_BYTES
        );
        return unprocessable(ProblemCode::NotUnderstood, &detail);
    }
    if sync.entries.iter().any(NotebookEntry::is_too_deep) {
        let detail = format!(
            "The body of an entry can have at most {} levels of arrays and objects.",
            NotebookEntry::BODY_MAX_DEPTH
        );
        return unprocessable(ProblemCode::TooDeep, &detail);
    }
    let sent: HashSet<_> = sync.entries.iter().map(|it| (it.kind, it.key.clone())).collect();
    if !sent.is_empty() {
        add(&app, client, owner.id, sync.entries).await?;
    }
    let mut page = app.store.notebooks().since(owner.id, sync.since).await?;
    page.entries.retain(|entry| !sent.contains(&(entry.kind, entry.key.clone())));
    Ok(Json(NotebookChanges { entries: page.entries, until: page.until, more: page.more }))
}

/// Adds entries, subject to the storage limits of the address and of the account.
async fn add(
    app: &App,
    client: ClientAddress,
    owner: PlayerId,
    entries: Vec<NotebookEntry>,
) -> Result<(), Problem> {
    let bytes = entries.iter().map(stored_bytes).sum();
    storage::spend(app, client, bytes).await?;
    let quota = storage::quota(app, owner).await?;
    let rated = puzzles::rated_attempts(&entries, app.hall.now()).await;
    let added = app.store.notebooks().add_attempts(owner, entries, rated, quota).await?;
    let Some(added) = added else {
        let detail = storage::quota_exceeded(quota, "Your notebook is full.");
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Err(Problem::new(status, ProblemCode::TooMany, detail));
    };
    metrics::stored("notebook", added.into());
    Ok(())
}

/// Returns the approximate number of bytes that an entry occupies in the database: its body and the overhead of a row.
fn stored_bytes(entry: &NotebookEntry) -> usize {
    const ROW: usize = 100;
    serde_json::to_vec(&entry.body).map_or(0, |body| body.len()) + ROW
}
