//! Signing in and out.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    PlayerKind, ProblemCode,
    rest::{Credentials, SignedIn},
};

use crate::{
    api::{account::proof, body::JsonBody, players::lookup},
    app::{App, SharedApp},
    http::problem::{ENGLISH, Problem},
    visitor::{SessionManager, Via, Visitor},
};

/// Sign in
///
/// Games played as a guest in this browser are transferred to the account.
#[utoipa::path(
    post,
    path = "/api/login",
    tag = "account",
    request_body = Credentials,
    responses((status = 200, body = SignedIn, description = "A session was created."))
)]
pub(crate) async fn login(
    State(app): State<SharedApp>,
    visitor: Visitor,
    manager: SessionManager,
    JsonBody(body): JsonBody<Credentials>,
) -> Result<Json<SignedIn>, Problem> {
    refuse_token(&visitor)?;
    proof::count(&app, manager.client(), &body.name).await?;
    let found = app.store.players().named(&body.name).await?;
    let kept = match &found {
        Some(player) => app.store.accounts().password(player.id).await?,
        None => None,
    };
    // The check takes equally long for an unknown name and for a wrong password.
    let is_right = app.identity.hasher.is_right(body.password, kept).await?;
    let Some(player) = found.filter(|_| is_right) else { return Err(wrong()) };
    if player.kind == PlayerKind::Person {
        take_over(&app, &visitor, player.id).await?;
    }
    manager.begin(player.id, visitor.session()).await?;
    Ok(Json(SignedIn { player: lookup::shown(&app, player.id).await? }))
}

/// Sign out
#[utoipa::path(
    post,
    path = "/api/logout",
    tag = "account",
    responses((status = 204, description = "The session was ended, if there was one."))
)]
pub(crate) async fn logout(
    visitor: Visitor,
    manager: SessionManager,
) -> Result<StatusCode, Problem> {
    refuse_token(&visitor)?;
    manager.end(visitor.session()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Merges the current guest into the account that they sign in to.
pub(crate) async fn take_over(
    app: &App,
    visitor: &Visitor,
    account: record::PlayerId,
) -> Result<(), Problem> {
    match visitor.player {
        Some(guest) if visitor.kind == PlayerKind::Guest && !visitor.is_banned => {
            app.store.players().merge(guest, account).await?;
            app.hall.accounts().player_changed();
            app.store.sessions().end_all(guest).await?;
            app.hall.accounts().revoked(guest);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Rejects requests with a token: sessions are for browsers.
pub(crate) fn refuse_token(visitor: &Visitor) -> Result<(), Problem> {
    match visitor.via {
        Via::Token(_) => Err(Problem::forbidden(
            ProblemCode::SessionNeeded,
            "A program with a token does not need a session.",
        )),
        _ => Ok(()),
    }
}

fn wrong() -> Problem {
    Problem::unauthorized(ProblemCode::WrongLogin, ENGLISH.problem_wrong_login())
}
