//! Where to write to somebody, and what he wants to be written.
//!
//! An address counts only when its owner has opened the link that was sent there: nobody can have letters sent to somebody else,
//! and nobody else can have a new password sent to him.

use axum::{
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
};
use record::PlayerId;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    api::{account::proof, body::Told},
    app::{App, SharedApp},
    http::{
        language,
        problem::Problem,
        rates::{Rate, Whose},
    },
    identity::{
        mail::{Address, NotSent, texts},
        secret::Secret,
        token::Token,
    },
    visitor::{Desk, Owner},
};

/// How long what was sent can be used, in milliseconds: an hour.
const LIFETIME: i64 = 60 * 60 * 1000;

/// What a token that was sent is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A new password.
    Reset,
    /// An address that its owner confirms.
    Confirm,
}

impl Purpose {
    const fn word(self) -> &'static str {
        match self {
            Self::Reset => "reset",
            Self::Confirm => "confirm",
        }
    }
}

/// The language in which somebody reads, and is written to.
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

/// Where to write, or nowhere.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewEmail {
    password: Secret,
    /// The address, or null for none.
    #[schema(max_length = 254)]
    email: Option<String>,
}

/// Say where to write to you
///
/// A letter is sent there, and the address counts when the link in it was opened.
#[utoipa::path(
    post,
    path = "/api/account/email",
    tag = "account",
    request_body = NewEmail,
    responses(
        (status = 202, description = "A letter is on its way."),
        (status = 204, description = "There is no address any more.")
    ),
    security(("session" = []))
)]
pub(crate) async fn set(
    State(app): State<SharedApp>,
    owner: Owner,
    desk: Desk,
    language: Language,
    Told(told): Told<NewEmail>,
) -> Result<StatusCode, Problem> {
    let address = told.email.as_deref().map(|text| read(&app, text)).transpose()?;
    proof::demand(&app, desk.caller(), &owner, told.password).await?;
    let Some(address) = address else {
        app.store.remove_email(owner.id).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    ask(&app, owner.id, &owner.name, &address, language).await?;
    Ok(StatusCode::ACCEPTED)
}

/// What came by mail.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmation {
    /// What stands behind `#confirm=` in the address of the letter.
    token: Secret,
}

/// Confirm an address with what was sent there
#[utoipa::path(
    post,
    path = "/api/account/email/confirm",
    tag = "account",
    request_body = Confirmation,
    responses((status = 204, description = "The address counts."))
)]
pub(crate) async fn confirm(
    State(app): State<SharedApp>,
    desk: Desk,
    Told(told): Told<Confirmation>,
) -> Result<StatusCode, Problem> {
    app.rates.spend(Rate::Password, Whose::address(desk.caller().0))?;
    let token = Token::shown("", told.token.reveal()).ok_or_else(stale)?;
    let player = redeem(&app, &token, Purpose::Confirm).await?;
    if !app.store.confirm_email(player).await? {
        return Err(stale());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What somebody wants to be written.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    /// A letter when it is his turn in a correspondence game.
    turn: bool,
}

/// Choose which letters you want
#[utoipa::path(
    post,
    path = "/api/account/mail",
    tag = "account",
    request_body = Wishes,
    responses((status = 204, description = "It is kept.")),
    security(("session" = []))
)]
pub(crate) async fn choose(
    State(app): State<SharedApp>,
    owner: Owner,
    language: Language,
    Told(told): Told<Wishes>,
) -> Result<StatusCode, Problem> {
    let language = language.0.code().to_owned();
    app.store.set_turn_mail(owner.id, told.turn, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reads an address, if this server sends mail at all.
pub(crate) fn read(app: &App, text: &str) -> Result<Address, Problem> {
    if !app.people.mail.is_open() {
        return Err(NotSent::NotConfigured.into());
    }
    let detail = "This is no address to which mail can be sent.";
    Address::read(text)
        .ok_or_else(|| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "email-invalid", detail))
}

/// Asks whoever reads the mail of an address whether it is that of the account.
pub(crate) async fn ask(
    app: &SharedApp,
    player: PlayerId,
    name: &str,
    address: &Address,
    language: Language,
) -> Result<(), Problem> {
    app.rates.spend(Rate::Mail, Whose::player(player))?;
    let code = language.0.code().to_owned();
    app.store.set_pending_email(player, address.reveal().to_owned(), code).await?;
    let token = issue(app, player, Purpose::Confirm).await?;
    app.people.mail.post(texts::confirm(
        &app.mail_base_url(),
        name,
        address,
        &token,
        language.0,
    ))?;
    Ok(())
}

/// Sends a letter with which a new password can be set, if there is somebody with this name and an address.
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
    app.people.mail.post(texts::reset(
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
    app.store.new_mail_token(token.hash(), player, purpose.word().to_owned(), until).await?;
    Ok(token)
}

/// Whose token it is. It is used up by that.
pub(crate) async fn redeem(
    app: &App,
    token: &Token,
    purpose: Purpose,
) -> Result<PlayerId, Problem> {
    let known = app.store.use_mail_token(token.hash(), app.hall.now()).await?;
    known
        .filter(|known| known.purpose == purpose.word())
        .map(|known| known.player)
        .ok_or_else(stale)
}

/// What came by mail is of no use any more.
pub(crate) fn stale() -> Problem {
    let detail = "This link is too old, or it was used already.";
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "token-invalid", detail)
}

impl From<NotSent> for Problem {
    fn from(error: NotSent) -> Self {
        match error {
            NotSent::NotConfigured => Self::new(
                StatusCode::CONFLICT,
                "no-mail",
                "This server sends no mail: use a recovery code.",
            ),
            NotSent::Full => Self::unavailable(),
        }
    }
}
