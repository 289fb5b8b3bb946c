//! All that is known of somebody: to take away, and to be forgotten.

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use hall::Command;
use protocol::{Act, Status};
use record::PlayerId;

use crate::{
    api::{
        account::{codes::Proof, proof},
        body::Told,
    },
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{Rate, Whose},
    },
    visitor::{Desk, Owner},
};

/// The id of the last command of somebody.
const FAREWELL: &str = "farewell";

/// Take away all that is known of you
#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    responses((status = 200, body = Object, description = "Everything, as JSON. Secrets are known as hashes only, and left out.")),
    security(("session" = []))
)]
pub(crate) async fn export(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<impl IntoResponse, Problem> {
    app.rates.spend(Rate::Download, Whose::player(owner.id))?;
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

/// Be forgotten
///
/// Name, mail, password, sessions, tokens and what you wrote are deleted. Your games stay, without your name.
#[utoipa::path(
    delete,
    path = "/api/account",
    tag = "account",
    request_body = Proof,
    responses((status = 204, description = "There is no such account any more.")),
    security(("session" = []))
)]
pub(crate) async fn delete(
    State(app): State<SharedApp>,
    owner: Owner,
    desk: Desk,
    Told(told): Told<Proof>,
) -> Result<StatusCode, Problem> {
    proof::demand(&app, desk.caller(), &owner, told.password).await?;
    leave_games(&app, owner.id).await;
    app.store.forget(owner.id, app.hall.now()).await?;
    app.hall.forget(owner.id).await;
    desk.forget();
    Ok(StatusCode::NO_CONTENT)
}

/// Nobody is left waiting for somebody who has gone for good.
async fn leave_games(app: &App, player: PlayerId) {
    for status in [Status::Playing, Status::Waiting] {
        for card in app.hall.games_of(player, status).await.unwrap_or_default() {
            for act in [Act::Abort, Act::Resign] {
                let command = Command::Act { id: FAREWELL.to_owned(), act };
                if app.hall.command(card.id, player, command).await.is_ok() {
                    break;
                }
            }
        }
    }
}
