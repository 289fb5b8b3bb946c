//! Accounts of programs. They are marked as bots, so that people know who they play against.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{PlayerKind, ProblemCode, rest::SignedIn};
use store::Search;

use crate::{api::players::lookup, app::SharedApp, http::problem::Problem, visitor::Owner};

/// Turn the account into a bot account
///
/// This cannot be undone, and is possible only before the first game.
#[utoipa::path(
    post,
    path = "/api/account/bot",
    tag = "account",
    responses((status = 200, body = SignedIn, description = "It is a bot account now.")),
    security(("session" = []))
)]
pub(crate) async fn become_bot(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<Json<SignedIn>, Problem> {
    owner.visitor.refuse_banned()?;
    let store = &app.store;
    let search = Search { player: Some(owner.id), private: true, limit: 1, ..Search::default() };
    if !store.search(search).await?.is_empty() {
        let detail = "This account has already played: create a new one for the bot.";
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::AlreadyPlayed, detail));
    }
    store.set_kind(owner.id, PlayerKind::Bot).await?;
    Ok(Json(SignedIn { player: lookup::shown(&app, owner.id).await? }))
}
