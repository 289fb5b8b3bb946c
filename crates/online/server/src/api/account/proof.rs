//! Password checks: rate-limited, then compared with the stored hash.

use axum::http::StatusCode;
use protocol::{ProblemCode, Secret};
use sha2::{Digest as _, Sha256};

use crate::{
    app::App,
    http::{
        problem::{ENGLISH, Problem},
        rates::{LimitKey, Rate},
    },
    identity::{
        password::{self, HashError},
        token::NoRandomness,
    },
    visitor::{Owner, client_address::ClientAddress},
};

/// Counts an attempt to sign in with a password.
///
/// After a stranger has used up the attempts for an account, each address still has a few of its own. The owner can therefore
/// sign in, and guessing stays slow.
///
/// # Errors
/// Fails after too many attempts from this address, for this account, or overall.
pub(crate) async fn count(app: &App, client: ClientAddress, name: &str) -> Result<(), Problem> {
    app.spend(Rate::Password, LimitKey::address(client.0)).await?;
    if app.spend(Rate::PasswordOfAccount, account(name)).await.is_err() {
        app.spend(Rate::PasswordSlowly, account_at(name, client)).await?;
    }
    app.spend(Rate::PasswordOfAll, LimitKey::All).await
}

/// Counts an attempt with a recovery code. Codes are counted separately from passwords so that password guessing does not lock
/// owners out of their codes.
///
/// # Errors
/// Fails after too many attempts from this address, for this account, or overall.
pub(crate) async fn count_code(
    app: &App,
    client: ClientAddress,
    name: &str,
) -> Result<(), Problem> {
    app.spend(Rate::Password, LimitKey::address(client.0)).await?;
    app.spend(Rate::CodeOfAccount, account_at(name, client)).await?;
    app.spend(Rate::PasswordOfAll, LimitKey::All).await
}

/// Counts a password entered within a session. Strangers have no access to the owner's sessions, so they cannot use up these
/// attempts.
async fn count_proof(app: &App, client: ClientAddress, owner: &Owner) -> Result<(), Problem> {
    app.spend(Rate::Password, LimitKey::address(client.0)).await?;
    app.spend(Rate::PasswordOfOwner, LimitKey::player(owner.id)).await?;
    app.spend(Rate::PasswordOfAll, LimitKey::All).await
}

/// Returns the limit key for attempts on an account from one address.
fn account_at(name: &str, client: ClientAddress) -> LimitKey {
    account(&format!("{} {:?}", name.to_lowercase(), LimitKey::address(client.0)))
}

/// Returns the limit key for an account name, whether or not such an account exists.
pub(crate) fn account(name: &str) -> LimitKey {
    let digest: [u8; 32] = Sha256::digest(name.to_lowercase().as_bytes()).into();
    let [a, b, c, d, e, f, g, h, ..] = digest;
    LimitKey::Name(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// Requires the password again so that access to an open browser is not enough.
///
/// # Errors
/// Fails if the password is wrong or too many have been tried.
pub(crate) async fn demand(
    app: &App,
    client: ClientAddress,
    owner: &Owner,
    password: Secret,
) -> Result<(), Problem> {
    count_proof(app, client, owner).await?;
    let kept = app.store.accounts().password(owner.id).await?;
    if app.identity.hasher.is_right(password, kept).await? {
        return Ok(());
    }
    Err(Problem::forbidden(ProblemCode::WrongPassword, ENGLISH.problem_wrong_password()))
}

impl From<HashError> for Problem {
    fn from(error: HashError) -> Self {
        tracing::warn!(%error, "Hashing a password failed");
        Self::unavailable()
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Self {
        tracing::error!(%error, "Creating a random token failed");
        Self::unavailable()
    }
}

impl From<password::PasswordError> for Problem {
    fn from(refused: password::PasswordError) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, refused, sentence(&refused))
    }
}

/// Formats an error as a sentence, with a capital letter and a full stop.
pub(crate) fn sentence(reason: &impl ToString) -> String {
    let text = reason.to_string();
    let mut rest = text.chars();
    let first = rest.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", rest.as_str())
}
