//! Registration. Guests who register stay the same player and keep their games.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    PlayerKind, ProblemCode,
    rest::{Registered, Registration},
};
use store::{Account, RegisterError};

use crate::{
    api::{
        account::{
            Name,
            email::{self, Language},
            name::ParseNameError,
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
        password,
        token::{Code, Hash},
    },
    visitor::{SessionManager, Via, Visitor},
};

/// Create an account
///
/// The current guest becomes the account and keeps their games.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "account",
    request_body = Registration,
    responses((status = 201, body = Registered, description = "The account was created and is signed in."))
)]
pub(crate) async fn register(
    State(app): State<SharedApp>,
    visitor: Visitor,
    manager: SessionManager,
    language: Language,
    JsonBody(body): JsonBody<Registration>,
) -> Result<(StatusCode, Json<Registered>), Problem> {
    refuse_known(&visitor)?;
    let name: Name = body.name.parse()?;
    password::check(&body.password, name.as_str())?;
    let address = body.email.as_deref().map(|text| email::read(&app, text)).transpose()?;
    app.rates.spend(Rate::Player, LimitKey::address(manager.client().0))?;
    proof::count(&app, manager.client(), name.as_str()).await?;
    if app.store.players().named(name.as_str()).await?.is_some() {
        return Err(Problem::name_taken());
    }
    let hash = app.identity.hasher.hash(body.password).await?;
    let (codes, hashes) = new_codes()?;
    let id = match visitor.player {
        Some(guest) => guest,
        None => app.store.players().create(PlayerKind::Guest, app.hall.now()).await?,
    };
    let account =
        Account { name: name.to_string(), password_hash: hash, email: None, recovery: hashes };
    app.store.accounts().register(id, account).await?;
    app.hall.accounts().player_changed();
    manager.begin(id, visitor.session()).await?;
    if let Some(address) = address {
        email::ask(&app, id, name.as_str(), &address, language).await?;
    }
    let player = lookup::shown(&app, id).await?;
    Ok((StatusCode::CREATED, Json(Registered { player, recovery_codes: codes })))
}

fn refuse_known(visitor: &Visitor) -> Result<(), Problem> {
    visitor.refuse_banned()?;
    if let Via::Token(_) = visitor.via {
        let detail = "A request with a token already belongs to an account.";
        return Err(Problem::forbidden(ProblemCode::SessionNeeded, detail));
    }
    if visitor.has_account() {
        return Err(known());
    }
    Ok(())
}

/// Creates new recovery codes. Returns them in plain text for their owner, and hashed for the store.
pub(crate) fn new_codes() -> Result<(Vec<String>, Vec<Hash>), Problem> {
    let codes = Code::draw_all()?;
    Ok((codes.iter().map(Code::reveal).collect(), codes.iter().map(Code::hash).collect()))
}

fn known() -> Problem {
    let detail = ENGLISH.problem_signed_in();
    Problem::new(StatusCode::CONFLICT, ProblemCode::SignedIn, detail)
}

impl From<RegisterError> for Problem {
    fn from(error: RegisterError) -> Self {
        match error {
            RegisterError::NameTaken => Self::name_taken(),
            RegisterError::Name(error) => ParseNameError::Form(error).into(),
            RegisterError::NoGuest => known(),
            RegisterError::Store(error) => error.into(),
        }
    }
}

impl From<ParseNameError> for Problem {
    fn from(error: ParseNameError) -> Self {
        match error {
            ParseNameError::Form(_) => Self::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                ProblemCode::NameInvalid,
                proof::sentence(&error),
            ),
            ParseNameError::Reserved => Self::name_taken(),
        }
    }
}
