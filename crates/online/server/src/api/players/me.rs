//! Who asks, as he himself may see it.

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

/// Who asks.
#[derive(Serialize, ToSchema, Default)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me {
    /// Nobody until he does something for which he must be known again.
    player: Option<Shown>,
    /// Whether he has no account.
    guest: bool,
    /// Where to write to him; only in a session.
    email: Option<String>,
    /// Whether the owner of the address has confirmed it.
    email_proven: bool,
    /// Whether he wants letters when it is his turn.
    turn_mail: bool,
    /// Whether this server sends mail.
    mail: bool,
    /// What the token allows; none in a session.
    #[serde(skip_serializing_if = "Option::is_none")]
    scopes: Option<Vec<Scope>>,
    /// What he plays now.
    playing: Vec<GameSummary>,
    /// The live rated game that he plays: engine and analysis are locked meanwhile.
    locked: Option<String>,
}

/// See who you are here
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "account",
    responses((status = 200, body = Me, description = "Who asks.")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn me(
    State(app): State<SharedApp>,
    visitor: Visitor,
) -> Result<Json<Me>, Problem> {
    let mut me =
        Me { guest: !visitor.has_account(), mail: app.people.mail.is_open(), ..Me::default() };
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
