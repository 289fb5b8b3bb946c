//! Personal tokens, with which programs act on behalf of an account.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::{
    PlayerKind, ProblemCode, Scope,
    rest::{CreatedToken, NewToken, TokenInfo, Tokens},
};

use crate::{
    api::body::JsonBody,
    app::SharedApp,
    http::problem::Problem,
    identity::{
        scope::Scopes,
        token::{self, Token},
    },
    limits::{TOKEN_NAME_MAX_CHARS, TOKENS_MAX_PER_ACCOUNT},
    visitor::Owner,
};

/// List your tokens
///
/// Only names and scopes: the token itself is shown once, when it is created.
#[utoipa::path(
    get,
    path = "/api/account/tokens",
    tag = "account",
    responses((status = 200, body = Tokens, description = "The tokens.")),
    security(("session" = []))
)]
pub(crate) async fn list(
    State(app): State<SharedApp>,
    owner: Owner,
) -> Result<Json<Tokens>, Problem> {
    let tokens = app.store.tokens().of(owner.id).await?;
    Ok(Json(Tokens { tokens: tokens.into_iter().map(info).collect() }))
}

/// Create a token
#[utoipa::path(
    post,
    path = "/api/account/tokens",
    tag = "account",
    request_body = NewToken,
    responses((status = 201, body = CreatedToken, description = "The token. It cannot be shown again.")),
    security(("session" = []))
)]
pub(crate) async fn make(
    State(app): State<SharedApp>,
    owner: Owner,
    JsonBody(body): JsonBody<NewToken>,
) -> Result<(StatusCode, Json<CreatedToken>), Problem> {
    owner.visitor.refuse_banned()?;
    let (name, scopes) = checked(&owner, &body)?;
    let store = &app.store;
    if store.tokens().of(owner.id).await?.len() >= TOKENS_MAX_PER_ACCOUNT {
        let detail = format!("You already have {TOKENS_MAX_PER_ACCOUNT} tokens. Revoke one first.");
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::TooMany, detail));
    }
    let (token, now) = (Token::draw(token::PROGRAM_TOKEN_PREFIX)?, app.hall.now());
    let words = scopes.to_string().split(' ').map(str::to_owned).collect();
    store.tokens().create(token.hash(), owner.id, name, words, now).await?;
    let kept = store.tokens().get(token.hash()).await?.ok_or_else(Problem::unavailable)?;
    let made = CreatedToken { token: token.reveal().to_owned(), info: info(kept) };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revoke a token
#[utoipa::path(
    delete,
    path = "/api/account/tokens/{id}",
    tag = "account",
    params(("id" = String, Path, description = "Id of the token.")),
    responses((status = 204, description = "The token was revoked.")),
    security(("session" = []))
)]
pub(crate) async fn end(
    State(app): State<SharedApp>,
    owner: Owner,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if app.store.tokens().revoke(owner.id, id).await? {
        app.hall.accounts().revoked(owner.id);
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found("You have no such token."))
}

fn checked(owner: &Owner, body: &NewToken) -> Result<(String, Scopes), Problem> {
    let name = body.name.trim();
    if name.is_empty()
        || name.chars().count() > TOKEN_NAME_MAX_CHARS
        || name.chars().any(char::is_control)
    {
        let detail = format!(
            "The name of a token must have 1 to {TOKEN_NAME_MAX_CHARS} characters, on one line."
        );
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::TokenName, detail));
    }
    let scopes: Scopes = body.scopes.iter().copied().collect();
    if scopes.is_empty() {
        let detail = "A token needs at least one scope: read, play or bot.";
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::ScopesMissing,
            detail,
        ));
    }
    if scopes.allow(Scope::Bot) && owner.kind != PlayerKind::Bot {
        let detail = "The scope bot is for bot accounts: see POST /api/account/bot.";
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::NotABot, detail));
    }
    Ok((name.to_owned(), scopes))
}

fn info(token: store::Token) -> TokenInfo {
    let scopes: Scopes = token.scopes.join(" ").parse().unwrap_or_default();
    TokenInfo {
        id: token.id,
        name: token.name,
        scopes: scopes.iter().collect(),
        created: token.created,
        used: token.used,
    }
}
