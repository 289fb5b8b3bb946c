//! The sessions of an account.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::rest::{Session, Sessions};

use crate::{
    app::SharedApp,
    http::problem::Problem,
    visitor::{Owner, SessionManager},
};

/// List your sessions
#[utoipa::path(
    get,
    path = "/api/account/sessions",
    tag = "account",
    responses((status = 200, body = Sessions, description = "The sessions, latest first.")),
    security(("session" = []))
)]
pub(crate) async fn list(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<Json<Sessions>, Problem> {
    let sessions = app.store.sessions().of(owner.id).await?;
    let shown = sessions.into_iter().map(|session| Session {
        current: Some(&session.id) == owner.visitor.session.as_ref(),
        id: session.id,
        created: session.created,
        seen: session.seen,
        agent: session.agent,
        address: session.address,
    });
    Ok(Json(Sessions { sessions: shown.collect() }))
}

/// End one of your sessions
#[utoipa::path(
    delete,
    path = "/api/account/sessions/{id}",
    tag = "account",
    params(("id" = String, Path, description = "Id of the session.")),
    responses((status = 204, description = "The session was ended.")),
    security(("session" = []))
)]
pub(crate) async fn end(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if !app.store.sessions().end(owner.id, id.clone()).await? {
        return Err(Problem::not_found("You have no such session."));
    }
    app.hall.accounts().revoked(owner.id);
    if owner.visitor.session == Some(id) {
        manager.forget();
    }
    Ok(StatusCode::NO_CONTENT)
}
