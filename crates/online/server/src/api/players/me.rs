//! The visitor, as they themselves may see it.

use axum::{Json, extract::State};
use protocol::{GameSummary, Player as Shown, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::lookup::shown;
use crate::{
    app::SharedApp,
    http::problem::Problem,
    identity::scope::{Scope, Scopes},
    visitor::{Via, Visitor},
};

/// The visitor, as they themselves may see it.
#[derive(Serialize, ToSchema, Default)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me {
    /// None until a guest does something for which a session is needed.
    player: Option<Shown>,
    /// Whether there is no account.
    guest: bool,
    /// The email address; only in a session.
    email: Option<String>,
    /// Whether the owner of the address has confirmed it.
    email_proven: bool,
    /// Whether a mail is sent when it is their turn.
    turn_mail: bool,
    /// Whether this server sends mail.
    mail: bool,
    /// What the token allows; none in a session.
    #[serde(skip_serializing_if = "Option::is_none")]
    scopes: Option<Vec<Scope>>,
    /// Games in progress.
    playing: Vec<GameSummary>,
    /// The live rated game in progress: engine and analysis are locked meanwhile.
    locked: Option<String>,
}

/// See who you are here
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "account",
    responses((status = 200, body = Me, description = "The visitor.")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn me(
    State(app): State<SharedApp>,
    visitor: Visitor,
) -> Result<Json<Me>, Problem> {
    let mut me =
        Me { guest: !visitor.has_account(), mail: app.identity.mail.is_open(), ..Me::default() };
    let Some(player) = visitor.player else { return Ok(Json(me)) };
    me.player = Some(shown(&app, player).await?);
    me.locked = app.hall.rated_game_of(player).map(|game| game.to_string());
    me.playing = app.hall.games_of(player, Status::Playing).await?;
    if let Via::Token(scopes) = visitor.via {
        me.scopes = Some(Scopes::iter(scopes).collect());
    } else if visitor.has_account() {
        let wishes = app.store.mail_preferences(player).await?;
        let proven = app.store.email(player).await?;
        me.email_proven = wishes.pending.is_none() && proven.is_some();
        me.email = wishes.pending.or(proven);
        me.turn_mail = wishes.turns;
    }
    Ok(Json(me))
}
