//! Setting a new password with the old one, a recovery code, or a link sent by email.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    ProblemCode,
    rest::{PasswordChange, Recovery, ResetConfirmation, ResetRequest, SignedIn},
};
use store::NewPassword;

use crate::{
    api::{
        account::{
            email::{self, Language},
            login::{refuse_token, take_over},
            proof,
        },
        body::JsonBody,
        players::lookup,
    },
    app::SharedApp,
    http::{
        problem::{ENGLISH, Problem},
        rates::{LimitKey, Rate},
    },
    identity::{
        mail::MailError,
        password,
        token::{Code, Token},
    },
    visitor::{Owner, SessionManager, Visitor},
};

/// Change your password
///
/// All other sessions and all links sent by email become invalid. Tokens are revoked too, on request.
#[utoipa::path(
    post,
    path = "/api/account/password",
    tag = "account",
    request_body = PasswordChange,
    responses((status = 204, description = "The password was changed.")),
    security(("session" = []))
)]
pub(crate) async fn change(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    JsonBody(body): JsonBody<PasswordChange>,
) -> Result<StatusCode, Problem> {
    password::check(&body.new, &owner.name)?;
    proof::demand(&app, manager.client(), &owner, body.old).await?;
    let hash = app.identity.hasher.hash(body.new).await?;
    let new = NewPassword { hash, revoke_tokens: body.revoke_tokens };
    app.store.accounts().renew_password(owner.id, new).await?;
    app.hall.accounts().revoked(owner.id);
    manager.begin(owner.id, owner.visitor.session()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Set a new password with a recovery code
///
/// The code is used up. All sessions end, and a new one begins.
#[utoipa::path(
    post,
    path = "/api/recover",
    tag = "account",
    request_body = Recovery,
    responses((status = 200, body = SignedIn, description = "The password was changed, and a session was created."))
)]
pub(crate) async fn recover(
    State(app): State<SharedApp>,
    visitor: Visitor,
    manager: SessionManager,
    JsonBody(body): JsonBody<Recovery>,
) -> Result<Json<SignedIn>, Problem> {
    refuse_token(&visitor)?;
    password::check(&body.password, &body.name)?;
    proof::count_code(&app, manager.client(), &body.name).await?;
    // Hashed first so that a wrong name takes as long as a wrong code.
    let hash = app.identity.hasher.hash(body.password).await?;
    let found = app.store.players().named(&body.name).await?;
    let (Some(player), Some(code)) = (found, Code::typed(&body.code)) else {
        return Err(wrong_code());
    };
    let new = NewPassword { hash, revoke_tokens: body.revoke_tokens };
    if !app.store.accounts().recover_password(player.id, code.hash(), new).await? {
        return Err(wrong_code());
    }
    sign_in(&app, &visitor, &manager, player.id).await
}

/// Request an email with a link to set a new password
///
/// The response does not reveal whether such an account exists.
#[utoipa::path(
    post,
    path = "/api/reset",
    tag = "account",
    request_body = ResetRequest,
    responses((status = 202, description = "If the account has an address, an email is sent."))
)]
pub(crate) async fn reset(
    State(app): State<SharedApp>,
    manager: SessionManager,
    language: Language,
    JsonBody(body): JsonBody<ResetRequest>,
) -> Result<StatusCode, Problem> {
    if !app.identity.mail.is_open() {
        return Err(MailError::NotConfigured.into());
    }
    app.spend(Rate::Mail, LimitKey::address(manager.client().0)).await?;
    app.spend(Rate::Mail, proof::account(&body.name)).await?;
    // Sent in the background: the response time would otherwise reveal whether the account has an address.
    tokio::spawn(async move {
        if let Err(problem) = email::send_reset(&app, &body.name, language).await {
            tracing::warn!(code = problem.code(), "A password reset email was not sent");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// Set a new password with the token from the email
#[utoipa::path(
    post,
    path = "/api/reset/confirm",
    tag = "account",
    request_body = ResetConfirmation,
    responses((status = 200, body = SignedIn, description = "The password was changed, and a session was created."))
)]
pub(crate) async fn confirm_reset(
    State(app): State<SharedApp>,
    visitor: Visitor,
    manager: SessionManager,
    JsonBody(body): JsonBody<ResetConfirmation>,
) -> Result<Json<SignedIn>, Problem> {
    refuse_token(&visitor)?;
    password::check(&body.password, "")?;
    app.spend(Rate::Password, LimitKey::address(manager.client().0)).await?;
    app.spend(Rate::PasswordOfAll, LimitKey::All).await?;
    let token = Token::shown("", body.token.reveal()).ok_or_else(email::stale)?;
    // Checked first, since hashing a password is slow.
    if !app.store.accounts().is_reset_open(token.hash(), app.hall.now()).await? {
        return Err(email::stale());
    }
    let hash = app.identity.hasher.hash(body.password).await?;
    let new = NewPassword { hash, revoke_tokens: body.revoke_tokens };
    let player = app.store.accounts().reset_password(token.hash(), new, app.hall.now()).await?;
    sign_in(&app, &visitor, &manager, player.ok_or_else(email::stale)?).await
}

/// Closes all connections of an account whose password has changed, and begins a session for this visitor.
async fn sign_in(
    app: &SharedApp,
    visitor: &Visitor,
    manager: &SessionManager,
    player: record::PlayerId,
) -> Result<Json<SignedIn>, Problem> {
    app.hall.accounts().revoked(player);
    take_over(app, visitor, player).await?;
    manager.begin(player, visitor.session()).await?;
    Ok(Json(SignedIn { player: lookup::shown(app, player).await? }))
}

fn wrong_code() -> Problem {
    Problem::unauthorized(ProblemCode::WrongCode, ENGLISH.problem_wrong_code())
}
