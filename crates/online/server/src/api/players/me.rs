//! The visitor's own data.

use axum::{Json, extract::State};
use protocol::rest::Me;

use super::lookup::shown;
use crate::{
    app::SharedApp,
    http::problem::Problem,
    identity::scope::Scopes,
    visitor::{Via, Visitor},
};

/// Get your own player
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "account",
    responses((status = 200, body = Me, description = "The player behind the request.")),
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
    me.standing = app.hall.standing_seeks().of(player).await?;
    me.playing = app.hall.lists().of(player).await?;
    // Engines and analysis are locked during a live rated game, whichever node owns it.
    let rated = me.playing.iter().find(|game| game.terms.rated && game.terms.clock.is_live());
    me.locked = rated.map(|game| game.id.to_string());
    if let Via::Token(scopes) = visitor.via {
        me.scopes = Some(Scopes::iter(scopes).collect());
    } else if visitor.has_account() {
        let wishes = app.store.accounts().mail_preferences(player).await?;
        let proven = app.store.accounts().email(player).await?;
        me.email_proven = wishes.pending.is_none() && proven.is_some();
        me.email = wishes.pending.or(proven);
        me.turn_mail = wishes.turns;
    }
    Ok(Json(me))
}
