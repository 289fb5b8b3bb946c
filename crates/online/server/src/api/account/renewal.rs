//! New passwords: with the old one, with a recovery code, or with a link that is sent by mail.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    ProblemCode,
    rest::{PasswordChange, Recovery, ResetConfirmation, ResetRequest, SignedIn},
};

use crate::{
    api::{
        account::{
            email::{self, Language, Purpose},
            login::{refuse_token, take_over},
            proof,
        },
        body::JsonBody,
        players::lookup,
    },
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    identity::{
        mail::MailError,
        password,
        token::{Code, Token},
    },
    visitor::{Owner, SessionManager, Visitor},
};

/// PasswordChange the password
///
/// All other sessions and links that were sent by mail become invalid; tokens too, if wanted.
#[utoipa::path(
    post,
    path = "/api/account/password",
    tag = "account",
    request_body = PasswordChange,
    responses((status = 204, description = "The password is changed.")),
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
    app.store.renew_password(owner.id, hash, body.revoke_tokens).await?;
    app.hall.revoked(owner.id);
    manager.begin(owner.id, owner.visitor.session()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Set a new password with a recovery code
///
/// The code then is used up. All sessions end, and a new one begins.
#[utoipa::path(
    post,
    path = "/api/recover",
    tag = "account",
    request_body = Recovery,
    responses((status = 200, body = SignedIn, description = "The password is changed, and a session has begun."))
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
    // Hashed first, so that a wrong name takes as long as a wrong code.
    let hash = app.identity.hasher.hash(body.password).await?;
    let found = app.store.player_named(&body.name).await?;
    let (Some(player), Some(code)) = (found, Code::typed(&body.code)) else {
        return Err(wrong_code());
    };
    if !app.store.use_recovery(player.id, code.hash()).await? {
        return Err(wrong_code());
    }
    renew(&app, &visitor, &manager, player.id, hash, body.revoke_tokens).await
}

/// Request an email with a link to set a new password
///
/// Whether there is such an account, the answer does not tell.
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
    // Done aside: how long the answer takes would tell whether there is an address.
    tokio::spawn(async move {
        if let Err(problem) = email::send_reset(&app, &body.name, language).await {
            tracing::warn!(code = problem.code(), "A password reset mail was not sent");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// Set a new password with what came by mail
#[utoipa::path(
    post,
    path = "/api/reset/confirm",
    tag = "account",
    request_body = ResetConfirmation,
    responses((status = 200, body = SignedIn, description = "The password is changed, and a session has begun."))
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
    let player = email::redeem(&app, &token, Purpose::Reset).await?;
    let hash = app.identity.hasher.hash(body.password).await?;
    renew(&app, &visitor, &manager, player, hash, body.revoke_tokens).await
}

/// Sets a new password, ends all sessions, and begins one for this visitor.
async fn renew(
    app: &SharedApp,
    visitor: &Visitor,
    manager: &SessionManager,
    player: record::PlayerId,
    hash: String,
    revoke_tokens: bool,
) -> Result<Json<SignedIn>, Problem> {
    app.store.renew_password(player, hash, revoke_tokens).await?;
    app.hall.revoked(player);
    take_over(app, visitor, player).await?;
    manager.begin(player, visitor.session()).await?;
    Ok(Json(SignedIn { player: lookup::shown(app, player).await? }))
}

fn wrong_code() -> Problem {
    Problem::unauthorized(
        ProblemCode::WrongCode,
        "The name or the code is wrong, or the code was used.",
    )
}
