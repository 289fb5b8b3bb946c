//! Export and deletion of an account.

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use hall::Command;
use protocol::{Act, Status, rest::PasswordProof};
use record::{GameId, PlayerId};
use store::Search;

use crate::{
    api::{account::proof, body::JsonBody},
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Owner, SessionManager},
};

/// The command id with which a deleted player leaves their games.
const FAREWELL: &str = "farewell";

/// Export everything that is stored about you
#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    responses((status = 200, body = Object, description = "Everything, as JSON. Secrets are stored as hashes only, and are left out.")),
    security(("session" = []))
)]
pub(crate) async fn export(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<impl IntoResponse, Problem> {
    app.rates.spend(Rate::Download, LimitKey::player(owner.id))?;
    let everything = app.store.export(owner.id).await?;
    let text = serde_json::to_string_pretty(&everything).map_err(|_| Problem::unavailable())?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"gipfel-account.json\""),
        ),
    ];
    Ok((headers, text))
}

/// Delete your account
///
/// Name, mail, password, sessions, tokens and what you wrote are deleted. Your games stay, without your name.
#[utoipa::path(
    delete,
    path = "/api/account",
    tag = "account",
    request_body = PasswordProof,
    responses((status = 204, description = "The account is deleted.")),
    security(("session" = []))
)]
pub(crate) async fn delete(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    JsonBody(body): JsonBody<PasswordProof>,
) -> Result<StatusCode, Problem> {
    proof::demand(&app, manager.client(), &owner, body.password).await?;
    leave_games(&app, owner.id).await;
    app.store.forget(owner.id, app.hall.now()).await?;
    app.hall.forget(owner.id).await;
    app.hall.revoked(owner.id);
    manager.forget();
    Ok(StatusCode::NO_CONTENT)
}

/// Aborts or resigns all running games, so that no opponent waits.
async fn leave_games(app: &App, player: PlayerId) {
    app.hall.decline_challenges(player).await.ok();
    for status in [Status::Playing, Status::Waiting] {
        let mut search = Search {
            player: Some(player),
            status: Some(status),
            private: true,
            limit: 100,
            ..Search::default()
        };
        loop {
            let games = app.store.search(search.clone()).await.unwrap_or_default();
            let Some((last, _)) = games.last() else { break };
            search.before = Some(*last);
            for (game, _) in &games {
                leave(app, player, *game).await;
            }
        }
    }
}

/// Aborts or resigns a game.
async fn leave(app: &App, player: PlayerId, game: GameId) {
    for act in [Act::Abort, Act::Resign] {
        let command = Command::Act { id: FAREWELL.to_owned(), act };
        if app.hall.command(game, player, command).await.is_ok() {
            return;
        }
    }
}
