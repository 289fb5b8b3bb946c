//! New passwords: for who knows the old one, for who has a code, and for who can read his mail.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    api::{
        account::{
            email::{self, Language, Purpose},
            login::{LoggedIn, refuse_token, take_over},
            proof,
        },
        body::Told,
        players::lookup,
    },
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{Rate, Whose},
    },
    identity::{
        mail::NotSent,
        password,
        secret::Secret,
        token::{Code, Token},
    },
    visitor::{Desk, Owner, Visitor},
};

/// The old password and a new one.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    old: Secret,
    #[schema(min_length = 8, max_length = 256)]
    new: Secret,
}

/// Change the password
///
/// All other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/password",
    tag = "account",
    request_body = Change,
    responses((status = 204, description = "The new password counts.")),
    security(("session" = []))
)]
pub(crate) async fn change(
    State(app): State<SharedApp>,
    owner: Owner,
    desk: Desk,
    Told(told): Told<Change>,
) -> Result<StatusCode, Problem> {
    password::check(&told.new, &owner.name)?;
    proof::demand(&app, desk.caller(), &owner, told.old).await?;
    let hash = app.people.hasher.hash(told.new).await?;
    app.store.set_password(owner.id, hash).await?;
    app.store.end_sessions(owner.id).await?;
    desk.begin(owner.id, owner.visitor.session()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A code instead of the password.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    /// The name of the account.
    #[schema(max_length = 64)]
    name: String,
    /// One of the codes that the account came with.
    code: Secret,
    /// The new password.
    #[schema(min_length = 8, max_length = 256)]
    password: Secret,
}

/// Set a new password with a recovery code
///
/// The code then is used up. All sessions end, and a new one begins.
#[utoipa::path(
    post,
    path = "/api/recover",
    tag = "account",
    request_body = Recovery,
    responses((status = 200, body = LoggedIn, description = "The new password counts, and a session has begun."))
)]
pub(crate) async fn recover(
    State(app): State<SharedApp>,
    visitor: Visitor,
    desk: Desk,
    Told(told): Told<Recovery>,
) -> Result<Json<LoggedIn>, Problem> {
    refuse_token(&visitor)?;
    password::check(&told.password, &told.name)?;
    proof::count(&app, desk.caller(), &told.name)?;
    // Hashed first, so that a wrong name takes as long as a wrong code.
    let hash = app.people.hasher.hash(told.password).await?;
    let found = app.store.player_named(&told.name).await?;
    let (Some(player), Some(code)) = (found, Code::typed(&told.code)) else {
        return Err(wrong_code());
    };
    if !app.store.use_recovery(player.id, code.hash()).await? {
        return Err(wrong_code());
    }
    renew(&app, &visitor, &desk, player.id, hash).await
}

/// Whose password is forgotten.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reset {
    /// The name of the account.
    #[schema(max_length = 64)]
    name: String,
}

/// Ask for a letter with which a new password can be set
///
/// Whether there is such an account, the answer does not tell.
#[utoipa::path(
    post,
    path = "/api/reset",
    tag = "account",
    request_body = Reset,
    responses((status = 202, description = "If the account has an address, a letter is on its way."))
)]
pub(crate) async fn reset(
    State(app): State<SharedApp>,
    desk: Desk,
    language: Language,
    Told(told): Told<Reset>,
) -> Result<StatusCode, Problem> {
    if !app.people.mail.is_open() {
        return Err(NotSent::NotConfigured.into());
    }
    app.rates.spend(Rate::Mail, Whose::address(desk.caller().0))?;
    app.rates.spend(Rate::Mail, proof::account(&told.name))?;
    // Done aside: how long the answer takes would tell whether there is an address.
    tokio::spawn(async move {
        if let Err(problem) = email::send_reset(&app, &told.name, language).await {
            tracing::warn!(code = problem.code(), "A mail with a new password was not sent");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// What came by mail, and a new password.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResetConfirmation {
    /// What stands behind `#reset=` in the address of the letter.
    token: Secret,
    #[schema(min_length = 8, max_length = 256)]
    password: Secret,
}

/// Set a new password with what came by mail
#[utoipa::path(
    post,
    path = "/api/reset/confirm",
    tag = "account",
    request_body = ResetConfirmation,
    responses((status = 200, body = LoggedIn, description = "The new password counts, and a session has begun."))
)]
pub(crate) async fn confirm_reset(
    State(app): State<SharedApp>,
    visitor: Visitor,
    desk: Desk,
    Told(told): Told<ResetConfirmation>,
) -> Result<Json<LoggedIn>, Problem> {
    refuse_token(&visitor)?;
    password::check(&told.password, "")?;
    app.rates.spend(Rate::Password, Whose::address(desk.caller().0))?;
    app.rates.spend(Rate::PasswordOfAll, Whose::All)?;
    let token = Token::shown("", told.token.reveal()).ok_or_else(email::stale)?;
    let player = email::redeem(&app, &token, Purpose::Reset).await?;
    let hash = app.people.hasher.hash(told.password).await?;
    renew(&app, &visitor, &desk, player, hash).await
}

/// A new password counts, and only who has set it is logged in.
async fn renew(
    app: &SharedApp,
    visitor: &Visitor,
    desk: &Desk,
    player: record::PlayerId,
    hash: String,
) -> Result<Json<LoggedIn>, Problem> {
    app.store.set_password(player, hash).await?;
    app.store.end_sessions(player).await?;
    take_over(app, visitor, player).await?;
    desk.begin(player, visitor.session()).await?;
    Ok(Json(LoggedIn { player: lookup::shown(app, player).await? }))
}

fn wrong_code() -> Problem {
    Problem::unauthorized("wrong-code", "The name or the code is wrong, or the code was used.")
}
