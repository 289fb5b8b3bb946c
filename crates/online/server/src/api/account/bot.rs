//! Accounts for programs that play by themselves, so that people know whom they meet.

use axum::{Json, extract::State, http::StatusCode};
use protocol::PlayerKind;
use store::Search;

use crate::{
    api::{account::login::LoggedIn, players::lookup},
    app::SharedApp,
    http::problem::Problem,
    visitor::Owner,
};

/// Turn the account into one of a bot
///
/// For good, and only before its first game.
#[utoipa::path(
    post,
    path = "/api/account/bot",
    tag = "account",
    responses((status = 200, body = LoggedIn, description = "It is a bot's account now.")),
    security(("session" = []))
)]
pub(crate) async fn become_bot(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<Json<LoggedIn>, Problem> {
    owner.visitor.refuse_banned()?;
    let store = &app.store;
    let search = Search { player: Some(owner.id), private: true, limit: 1, ..Search::default() };
    if !store.search(search).await?.is_empty() {
        let detail = "This account has played already: make a new one for the bot.";
        return Err(Problem::new(StatusCode::CONFLICT, "already-played", detail));
    }
    store.set_kind(owner.id, PlayerKind::Bot).await?;
    Ok(Json(LoggedIn { player: lookup::shown(&app, owner.id).await? }))
}
