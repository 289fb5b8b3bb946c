//! The email address of an account, and which mail its owner wants.
//!
//! An address is used only after its owner has opened the link that was sent there. So nobody can have mail sent to somebody
//! else, and nobody else can have a new password sent to them.

use axum::{
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
};
use protocol::{
    ProblemCode,
    rest::{EmailConfirmation, MailPreferences, NewEmail},
};
use record::PlayerId;

use crate::{
    api::{account::proof, body::JsonBody},
    app::{App, SharedApp},
    http::{
        language,
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    identity::{
        mail::{Address, MailError, texts},
        token::Token,
    },
    visitor::{Owner, SessionManager},
};

/// How long a token that was sent is valid, in milliseconds: an hour.
const LIFETIME: i64 = 60 * 60 * 1000;

game::codes! {
    /// What the token of a link is for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Purpose {
        /// A new password.
        Reset = "reset",
        /// The confirmation of an address.
        Confirm = "confirm",
    }
}

/// The language of the request, for mail.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Language(pub(crate) words::Language);

impl FromRequestParts<SharedApp> for Language {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &SharedApp,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(Self(language::of_headers(&parts.headers)))
    }
}

/// Set your email address
///
/// A link is sent there. The address is used after the link was opened.
#[utoipa::path(
    post,
    path = "/api/account/email",
    tag = "account",
    request_body = NewEmail,
    responses(
        (status = 202, description = "A mail with a link is on its way."),
        (status = 204, description = "The address was removed.")
    ),
    security(("session" = []))
)]
pub(crate) async fn set(
    State(app): State<SharedApp>,
    owner: Owner,
    manager: SessionManager,
    language: Language,
    JsonBody(body): JsonBody<NewEmail>,
) -> Result<StatusCode, Problem> {
    let address = body.email.as_deref().map(|text| read(&app, text)).transpose()?;
    proof::demand(&app, manager.client(), &owner, body.password).await?;
    let Some(address) = address else {
        app.store.remove_email(owner.id).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    ask(&app, owner.id, &owner.name, &address, language).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirm an email address with the token that was sent there
#[utoipa::path(
    post,
    path = "/api/account/email/confirm",
    tag = "account",
    request_body = EmailConfirmation,
    responses((status = 204, description = "The address is confirmed."))
)]
pub(crate) async fn confirm(
    State(app): State<SharedApp>,
    manager: SessionManager,
    JsonBody(body): JsonBody<EmailConfirmation>,
) -> Result<StatusCode, Problem> {
    app.spend(Rate::Password, LimitKey::address(manager.client().0)).await?;
    let token = Token::shown("", body.token.reveal()).ok_or_else(stale)?;
    let player = redeem(&app, &token, Purpose::Confirm).await?;
    if !app.store.confirm_email(player).await? {
        return Err(stale());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Choose which mail you want
#[utoipa::path(
    post,
    path = "/api/account/mail",
    tag = "account",
    request_body = MailPreferences,
    responses((status = 204, description = "The choice is stored.")),
    security(("session" = []))
)]
pub(crate) async fn choose(
    State(app): State<SharedApp>,
    owner: Owner,
    language: Language,
    JsonBody(body): JsonBody<MailPreferences>,
) -> Result<StatusCode, Problem> {
    let language = language.0.code().to_owned();
    app.store.set_turn_mail(owner.id, body.turn, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reads an address, if this server sends mail at all.
pub(crate) fn read(app: &App, text: &str) -> Result<Address, Problem> {
    if !app.identity.mail.is_open() {
        return Err(MailError::NotConfigured.into());
    }
    let detail = "This is not a valid email address.";
    Address::read(text).ok_or_else(|| {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::EmailInvalid, detail)
    })
}

/// Sends a link to an address, with which its owner confirms it.
pub(crate) async fn ask(
    app: &SharedApp,
    player: PlayerId,
    name: &str,
    address: &Address,
    language: Language,
) -> Result<(), Problem> {
    app.spend(Rate::Mail, LimitKey::player(player)).await?;
    let code = language.0.code().to_owned();
    app.store.set_pending_email(player, address.reveal().to_owned(), code).await?;
    let token = issue(app, player, Purpose::Confirm).await?;
    app.identity.mail.send(texts::confirm(
        &app.mail_base_url(),
        name,
        address,
        &token,
        language.0,
    ))?;
    Ok(())
}

/// Sends a link with which a new password can be set, if there is an account with this name and an address.
pub(crate) async fn send_reset(
    app: &SharedApp,
    name: &str,
    language: Language,
) -> Result<(), Problem> {
    let store = &app.store;
    let Some(player) = store.player_named(name).await? else { return Ok(()) };
    let email = store.email(player.id).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
    let token = issue(app, player.id, Purpose::Reset).await?;
    let name = player.name.unwrap_or_default();
    app.identity.mail.send(texts::reset(
        &app.mail_base_url(),
        &name,
        &address,
        &token,
        language.0,
    ))?;
    Ok(())
}

async fn issue(app: &App, player: PlayerId, purpose: Purpose) -> Result<Token, Problem> {
    let token = Token::draw("")?;
    let until = app.hall.now().saturating_add(LIFETIME);
    app.store.new_mail_token(token.hash(), player, purpose.code().to_owned(), until).await?;
    Ok(token)
}

/// The owner of a token from a mail. A token can be used once.
pub(crate) async fn redeem(
    app: &App,
    token: &Token,
    purpose: Purpose,
) -> Result<PlayerId, Problem> {
    let known = app.store.use_mail_token(token.hash(), app.hall.now()).await?;
    known
        .filter(|known| known.purpose == purpose.code())
        .map(|known| known.player)
        .ok_or_else(stale)
}

/// The token is unknown, used or expired.
pub(crate) fn stale() -> Problem {
    let detail = "This link has expired or was already used.";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::TokenInvalid, detail)
}

impl From<MailError> for Problem {
    fn from(error: MailError) -> Self {
        match error {
            MailError::NotConfigured => Self::new(
                StatusCode::CONFLICT,
                ProblemCode::NoMail,
                "This server sends no mail: use a recovery code.",
            ),
            MailError::Full => Self::unavailable(),
        }
    }
}
