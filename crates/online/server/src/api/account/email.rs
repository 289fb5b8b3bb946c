//! The email address of an account, and the notifications that its owner wants.
//!
//! An address is used only after its owner has opened the link that was sent to it. This keeps users from making the server
//! email strangers, and password resets from reaching the wrong person.

use axum::{
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
};
use protocol::{
    ProblemCode,
    limits::millis,
    rest::{EmailConfirmation, MailPreferences, NewEmail},
};
use record::PlayerId;

use crate::{
    api::{account::proof, body::JsonBody},
    app::{App, SharedApp},
    http::{
        language,
        problem::{ENGLISH, Problem},
        rates::{LimitKey, Rate},
    },
    identity::{
        mail::{Address, MailError, texts},
        token::Token,
    },
    limits::MAIL_LINK_LIFETIME,
    visitor::{Owner, SessionManager},
};

/// Language of a request, used for emails.
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
/// Sends a link to the address. The address is used once that link has been opened. Without an address, the current one is
/// removed.
#[utoipa::path(
    post,
    path = "/api/account/email",
    tag = "account",
    request_body = NewEmail,
    responses(
        (status = 202, description = "An email with a link is on its way."),
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
        app.store.accounts().remove_email(owner.id).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    ask(&app, owner.id, &owner.name, &address, language).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirm an email address with the token from the link
#[utoipa::path(
    post,
    path = "/api/account/email/confirm",
    tag = "account",
    request_body = EmailConfirmation,
    responses((status = 204, description = "The address was confirmed."))
)]
pub(crate) async fn confirm(
    State(app): State<SharedApp>,
    manager: SessionManager,
    JsonBody(body): JsonBody<EmailConfirmation>,
) -> Result<StatusCode, Problem> {
    app.spend(Rate::Password, LimitKey::address(manager.client().0)).await?;
    let token = Token::shown("", body.token.reveal()).ok_or_else(stale)?;
    if !app.store.accounts().confirm_email(token.hash(), app.hall.now()).await? {
        return Err(stale());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Choose which emails you receive
#[utoipa::path(
    post,
    path = "/api/account/mail",
    tag = "account",
    request_body = MailPreferences,
    responses((status = 204, description = "The choice was stored.")),
    security(("session" = []))
)]
pub(crate) async fn choose(
    State(app): State<SharedApp>,
    owner: Owner,
    language: Language,
    JsonBody(body): JsonBody<MailPreferences>,
) -> Result<StatusCode, Problem> {
    let language = language.0.code().to_owned();
    app.store.accounts().set_turn_mail(owner.id, body.turn, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Parses an address, if this server sends email at all.
pub(crate) fn read(app: &App, text: &str) -> Result<Address, Problem> {
    if !app.identity.mail.is_open() {
        return Err(MailError::NotConfigured.into());
    }
    let detail = ENGLISH.problem_email_invalid();
    Address::read(text).ok_or_else(|| {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::EmailInvalid, detail)
    })
}

/// Sends a confirmation link to an address.
pub(crate) async fn ask(
    app: &SharedApp,
    player: PlayerId,
    name: &str,
    address: &Address,
    language: Language,
) -> Result<(), Problem> {
    app.spend(Rate::Mail, LimitKey::player(player)).await?;
    let token = Token::draw("")?;
    let (email, code) = (address.reveal().to_owned(), language.0.code().to_owned());
    app.store.accounts().new_confirmation(token.hash(), player, email, code, until(app)).await?;
    app.identity.mail.send(texts::confirm(
        &app.mail_base_url(),
        name,
        address,
        &token,
        language.0,
    ))?;
    Ok(())
}

/// Sends a link to set a new password, if there is an account with this name and it has an address.
pub(crate) async fn send_reset(
    app: &SharedApp,
    name: &str,
    language: Language,
) -> Result<(), Problem> {
    let Some(player) = app.store.players().named(name).await? else { return Ok(()) };
    let token = Token::draw("")?;
    let email = app.store.accounts().new_reset(token.hash(), player.id, until(app)).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
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

/// Returns the time at which a link sent now expires.
fn until(app: &App) -> i64 {
    app.hall.now().saturating_add(millis(MAIL_LINK_LIFETIME))
}

/// Returns the refusal for a link that is unknown, used or expired, or was sent to another address.
pub(crate) fn stale() -> Problem {
    let detail = ENGLISH.problem_token_invalid();
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::TokenInvalid, detail)
}

impl From<MailError> for Problem {
    fn from(error: MailError) -> Self {
        match error {
            MailError::NotConfigured => {
                Self::new(StatusCode::CONFLICT, ProblemCode::NoMail, ENGLISH.problem_no_mail())
            }
            MailError::Full => Self::unavailable(),
        }
    }
}
