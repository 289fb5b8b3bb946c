//! Passwords that somebody shows: counted, hashed in turn, and right or wrong.

use axum::http::StatusCode;
use sha2::{Digest as _, Sha256};

use crate::{
    app::App,
    http::{
        problem::Problem,
        rates::{Rate, Whose},
    },
    identity::{
        password::{self, HashError},
        secret::Secret,
        token::NoRandomness,
    },
    visitor::{Owner, client_address::Caller},
};

/// Counts a password or a code that somebody tries.
///
/// # Errors
/// It was tried too often: from there, for this account, or by everybody together.
pub(crate) fn count(app: &App, caller: Caller, name: &str) -> Result<(), Problem> {
    app.rates.spend(Rate::Password, Whose::address(caller.0))?;
    app.rates.spend(Rate::PasswordOfAccount, account(name))?;
    app.rates.spend(Rate::PasswordOfAll, Whose::All)
}

/// The count of an account: by its name, whether there is one or not.
pub(crate) fn account(name: &str) -> Whose {
    let digest: [u8; 32] = Sha256::digest(name.to_lowercase().as_bytes()).into();
    let [a, b, c, d, e, f, g, h, ..] = digest;
    Whose::Name(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// Sees to it that it is the owner who asks, and not somebody who found his browser open.
///
/// # Errors
/// It is not his password, or too many were tried.
pub(crate) async fn demand(
    app: &App,
    caller: Caller,
    owner: &Owner,
    password: Secret,
) -> Result<(), Problem> {
    count(app, caller, &owner.name)?;
    let kept = app.store.password(owner.id).await?;
    if app.people.hasher.is_right(password, kept).await? {
        return Ok(());
    }
    Err(Problem::forbidden("wrong-password", "This is not the password."))
}

impl From<HashError> for Problem {
    fn from(error: HashError) -> Self {
        tracing::warn!(%error, "A password was not hashed");
        Self::unavailable()
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Self {
        tracing::error!(%error, "No token can be made");
        Self::unavailable()
    }
}

impl From<password::Refused> for Problem {
    fn from(refused: password::Refused) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, refused.code(), sentence(&refused))
    }
}

/// A reason as a sentence.
pub(crate) fn sentence(reason: &impl ToString) -> String {
    let text = reason.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
