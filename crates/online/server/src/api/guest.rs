//! Creation of guests, and their names. The socket recognises a browser only by its cookie, so a new browser first sends a request that creates
//! a guest and sets the cookie.

use axum::{Json, extract::State};
use hall::{Limited, Refusal};
use protocol::{
    RefusalCode, limits::GUEST_NAME_MAX_CHARS, rest::GuestName, shown_name, shown_text,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::JsonBody;
use crate::{
    app::{App, SharedApp},
    http::problem::Problem,
    visitor::{Player, Visitor, beginnings, client_address::ClientAddress},
};

/// Returns the routes for guests.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(guest, name))
}

/// Become a guest
///
/// Creates a guest and a session for a browser that has none. For a known player, nothing changes.
#[utoipa::path(
    post,
    path = "/api/guest",
    tag = "account",
    responses((status = 200, description = "The player.", body = protocol::Player)),
    security((), ("session" = []))
)]
pub(crate) async fn guest(
    State(app): State<SharedApp>,
    player: Player,
) -> Result<Json<protocol::Player>, Problem> {
    Ok(Json(app.hall.viewer(player.id).await?.shown))
}

/// Choose a guest's name
///
/// Opponents and spectators see the name in your games. A name that belongs to an account or looks official is refused with
/// `name-taken`. Players with an account keep its name.
#[utoipa::path(
    put,
    path = "/api/guest",
    tag = "account",
    request_body = GuestName,
    responses((status = 200, description = "The player.", body = protocol::Player)),
    security((), ("session" = []))
)]
pub(crate) async fn name(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    JsonBody(wanted): JsonBody<GuestName>,
) -> Result<Json<protocol::Player>, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Seek)?;
    if let Some(name) = checked(&app, &player.visitor, Some(wanted.name)).await? {
        let name = shown_text::clean_line(&name, GUEST_NAME_MAX_CHARS);
        app.store
            .players()
            .name_guest(player.id, name.ok_or(Refusal::from(RefusalCode::BadChat))?)
            .await?;
    }
    Ok(Json(app.hall.viewer(player.id).await?.shown))
}

/// Returns the name chosen by a guest; accounts keep their own. Account names and names that look official are refused.
///
/// # Errors
/// Fails if the name is refused, or the guest is muted.
pub(super) async fn checked(
    app: &App,
    visitor: &Visitor,
    name: Option<String>,
) -> Result<Option<String>, Problem> {
    let Some(name) = name.filter(|_| !visitor.has_account()) else { return Ok(None) };
    if visitor.is_muted(app.hall.now()) {
        let detail = "You are muted. Take part without a name.";
        return Err(Problem::forbidden(RefusalCode::Muted, detail));
    }
    let name = shown_text::clean_lines(&name);
    let folded = shown_name::folded(name.trim());
    if shown_name::is_reserved(&name) || app.store.players().named(&folded).await?.is_some() {
        return Err(Problem::name_taken());
    }
    Ok(Some(name))
}
