//! Deletion of an account.

use axum::{extract::State, http::StatusCode};
use hall::Command;
use protocol::{Act, Status, rest::PasswordProof};
use record::{GameId, PlayerId};
use store::Search;

use crate::{
    api::{account::proof, body::JsonBody},
    app::{App, SharedApp},
    http::problem::Problem,
    visitor::{Owner, SessionManager},
};

/// Id of the command that aborts or resigns a deleted player's game.
const FAREWELL: &str = "farewell";

/// Delete your account
///
/// Deletes your name, email address, password, sessions and tokens, and everything you wrote. Your games stay, without your
/// name.
#[utoipa::path(
    delete,
    path = "/api/account",
    tag = "account",
    request_body = PasswordProof,
    responses((status = 204, description = "The account was deleted.")),
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
    app.store.accounts().forget(owner.id, app.hall.now()).await?;
    app.hall.accounts().forget(owner.id).await;
    app.hall.accounts().revoked(owner.id);
    manager.forget();
    Ok(StatusCode::NO_CONTENT)
}

/// Declines all challenges, and aborts or resigns all unfinished games so that no opponent is left waiting.
async fn leave_games(app: &App, player: PlayerId) {
    app.hall.challenges().decline_all(player).await.ok();
    for status in [Status::Playing, Status::Waiting] {
        let mut search = Search {
            player: Some(player),
            status: Some(status),
            private: true,
            limit: 100,
            ..Search::default()
        };
        loop {
            let games = app.store.games().search(search.clone()).await.unwrap_or_default();
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
