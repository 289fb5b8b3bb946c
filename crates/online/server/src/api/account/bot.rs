//! Bot accounts: accounts for programs, marked so that people know what they are playing against.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{PlayerKind, ProblemCode, rest::SignedIn};
use store::Search;

use crate::{
    api::players::lookup,
    app::SharedApp,
    http::problem::{ENGLISH, Problem},
    visitor::Owner,
};

/// Turn the account into a bot account
///
/// This cannot be undone, and it is possible only before the account's first game.
#[utoipa::path(
    post,
    path = "/api/account/bot",
    tag = "account",
    responses((status = 200, body = SignedIn, description = "The account is now a bot account.")),
    security(("session" = []))
)]
pub(crate) async fn become_bot(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<Json<SignedIn>, Problem> {
    owner.visitor.refuse_banned()?;
    let store = &app.store;
    let search = Search { player: Some(owner.id), private: true, limit: 1, ..Search::default() };
    if !store.games().search(search).await?.is_empty() {
        let detail = ENGLISH.problem_already_played();
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::AlreadyPlayed, detail));
    }
    store.accounts().set_kind(owner.id, PlayerKind::Bot).await?;
    Ok(Json(SignedIn { player: lookup::shown(&app, owner.id).await? }))
}
