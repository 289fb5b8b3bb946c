//! Personal tokens, with which programs act for an account.

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
    visitor::Owner,
};

/// How many tokens an account has at most.
const MOST: usize = 30;

/// Characters of the longest token name.
const LONGEST: usize = 60;

/// List your tokens
///
/// Names and scopes only: a token itself is shown once, when it is created.
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
    let tokens = app.store.tokens_of(owner.id).await?;
    Ok(Json(Tokens { tokens: tokens.into_iter().map(info).collect() }))
}

/// Create a token
#[utoipa::path(
    post,
    path = "/api/account/tokens",
    tag = "account",
    request_body = NewToken,
    responses((status = 201, body = CreatedToken, description = "The token. It is not shown again.")),
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
    if store.tokens_of(owner.id).await?.len() >= MOST {
        let detail = format!("There are already {MOST} tokens: revoke one first.");
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::TooMany, detail));
    }
    let (token, now) = (Token::draw(token::PROGRAM)?, app.hall.now());
    let words = scopes.to_string().split(' ').map(str::to_owned).collect();
    store.new_token(token.hash(), owner.id, name, words, now).await?;
    let kept = store.token(token.hash()).await?.ok_or_else(Problem::unavailable)?;
    let made = CreatedToken { token: token.reveal().to_owned(), info: info(kept) };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revoke a token
#[utoipa::path(
    delete,
    path = "/api/account/tokens/{id}",
    tag = "account",
    params(("id" = String, Path, description = "The id of the token")),
    responses((status = 204, description = "The token is invalid now.")),
    security(("session" = []))
)]
pub(crate) async fn end(
    State(app): State<SharedApp>,
    owner: Owner,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if app.store.revoke_token(owner.id, id).await? {
        app.hall.revoked(owner.id);
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found("You have no such token."))
}

fn checked(owner: &Owner, body: &NewToken) -> Result<(String, Scopes), Problem> {
    let name = body.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        let detail = format!("The name of a token has 1 to {LONGEST} characters, on one line.");
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
