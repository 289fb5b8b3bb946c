//! Personal tokens, with which programs act for an account.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::PlayerKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    api::body::JsonBody,
    app::SharedApp,
    http::problem::Problem,
    identity::{
        scope::{Scope, Scopes},
        token::{self, Token},
    },
    visitor::Owner,
};

/// How many tokens an account has at most.
const MOST: usize = 30;

/// Characters of the longest token name.
const LONGEST: usize = 60;

/// A token to create.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// What it is for. Its owner tells tokens apart by it.
    #[schema(min_length = 1, max_length = 60, example = "my bot at home")]
    name: String,
    /// What it allows: at least one scope.
    #[schema(min_items = 1)]
    scopes: Vec<Scope>,
}

/// A token that exists.
#[derive(Serialize, ToSchema)]
pub(crate) struct KnownToken {
    id: String,
    name: String,
    scopes: Vec<Scope>,
    /// When it was made: milliseconds since 1970.
    created: i64,
    /// When it was last used, to the hour.
    used: Option<i64>,
}

/// A token that was just created.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeToken {
    /// The token itself. It is never shown again.
    token: String,
    #[serde(flatten)]
    known: KnownToken,
}

/// All tokens of an account.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tokens {
    tokens: Vec<KnownToken>,
}

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
    Ok(Json(Tokens { tokens: tokens.into_iter().map(known).collect() }))
}

/// Create a token
#[utoipa::path(
    post,
    path = "/api/account/tokens",
    tag = "account",
    request_body = NewToken,
    responses((status = 201, body = MadeToken, description = "The token. It is not shown again.")),
    security(("session" = []))
)]
pub(crate) async fn make(
    State(app): State<SharedApp>,
    owner: Owner,
    JsonBody(body): JsonBody<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), Problem> {
    owner.visitor.refuse_banned()?;
    let (name, scopes) = checked(&owner, &body)?;
    let store = &app.store;
    if store.tokens_of(owner.id).await?.len() >= MOST {
        let detail = format!("There are already {MOST} tokens: revoke one first.");
        return Err(Problem::new(StatusCode::CONFLICT, "too-many", detail));
    }
    let (token, now) = (Token::draw(token::PROGRAM)?, app.hall.now());
    let words = scopes.to_string().split(' ').map(str::to_owned).collect();
    store.new_token(token.hash(), owner.id, name, words, now).await?;
    let kept = store.token(token.hash()).await?.ok_or_else(Problem::unavailable)?;
    let made = MadeToken { token: token.reveal().to_owned(), known: known(kept) };
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
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found("You have no such token."))
}

fn checked(owner: &Owner, body: &NewToken) -> Result<(String, Scopes), Problem> {
    let name = body.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        let detail = format!("The name of a token has 1 to {LONGEST} characters, on one line.");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "token-name", detail));
    }
    let scopes: Scopes = body.scopes.iter().copied().collect();
    if scopes.is_empty() {
        let detail = "A token needs at least one scope: read, play or bot.";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "scopes-missing", detail));
    }
    if scopes.allow(Scope::Bot) && owner.kind != PlayerKind::Bot {
        let detail = "The scope bot is for bot accounts: see POST /api/account/bot.";
        return Err(Problem::new(StatusCode::CONFLICT, "not-a-bot", detail));
    }
    Ok((name.to_owned(), scopes))
}

fn known(token: store::Token) -> KnownToken {
    let scopes: Scopes = token.scopes.join(" ").parse().unwrap_or_default();
    KnownToken {
        id: token.id,
        name: token.name,
        scopes: scopes.iter().collect(),
        created: token.created,
        used: token.used,
    }
}
