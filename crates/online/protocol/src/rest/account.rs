//! Accounts: registration, signing in, passwords, mail, sessions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::tokens::Scope;
use crate::{GameSummary, Player, Secret, Seek};

/// A new account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// 2 to 20 letters from a to z, digits, `-` and `_`.
    #[schema(min_length = 2, max_length = 20, example = "Anna")]
    pub name: String,
    /// 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// The email address for a forgotten password; only if this server sends mail.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
}

/// An account that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Registered {
    /// The player.
    pub player: Player,
    /// Each sets a new password, once. They are not shown again.
    pub recovery_codes: Vec<String>,
}

/// The name and the password of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    #[schema(max_length = 64)]
    pub name: String,
    /// Its password.
    pub password: Secret,
}

/// The player who is signed in now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SignedIn {
    /// The player.
    pub player: Player,
}

/// The old password and a new one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChange {
    /// The current password.
    pub old: Secret,
    /// The new password.
    #[schema(min_length = 8, max_length = 256)]
    pub new: Secret,
    /// Whether all tokens of the account are revoked too.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// A recovery code instead of the password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    #[schema(max_length = 64)]
    pub name: String,
    /// One of the recovery codes of the account.
    pub code: Secret,
    /// The new password.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// Whether all tokens of the account are revoked too.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// The account whose password is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// The name of the account.
    #[schema(max_length = 64)]
    pub name: String,
}

/// The token of a reset link, and a new password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetConfirmation {
    /// The part behind `#reset=` of the link in the email.
    pub token: Secret,
    /// The new password.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// Whether all tokens of the account are revoked too.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// A new email address, or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    /// The password of the account.
    pub password: Secret,
    /// The address, or null to remove it.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
}

/// The token of a confirmation link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailConfirmation {
    /// The part behind `#confirm=` of the link in the email.
    pub token: Secret,
}

/// Which mail the player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailPreferences {
    /// A mail when it is their turn in a correspondence game.
    pub turn: bool,
}

/// The password once more, for what a stranger at an open browser must not do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordProof {
    /// The password of the account.
    pub password: Secret,
}

/// New recovery codes. They are shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes.
    pub recovery_codes: Vec<String>,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Session {
    /// Its id.
    pub id: String,
    /// When it began: milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
    /// The `User-Agent` of the browser.
    pub agent: String,
    /// The address from which it was last used.
    pub address: Option<String>,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// All sessions of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Sessions {
    /// The sessions, the latest first.
    pub sessions: Vec<Session>,
}

/// The visitor, as they themselves may see it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// None until a guest does something for which a session is needed.
    pub player: Option<Player>,
    /// Whether there is no account.
    pub guest: bool,
    /// The email address; only in a session.
    pub email: Option<String>,
    /// Whether the owner of the address has confirmed it.
    pub email_proven: bool,
    /// Whether a mail is sent when it is their turn.
    pub turn_mail: bool,
    /// Whether this server sends mail.
    pub mail: bool,
    /// The scopes of the token; none in a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<Scope>>,
    /// Games in progress.
    pub playing: Vec<GameSummary>,
    /// The live rated game in progress: engine and analysis are locked meanwhile.
    pub locked: Option<String>,
    /// The standing seek.
    pub standing: Option<Seek>,
}
