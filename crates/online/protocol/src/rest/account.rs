//! Accounts: registration, sign-in, passwords, mail and sessions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::tokens::Scope;
use crate::{GameSummary, Player, Secret, Seek};

bodies! {
    Registration, GuestName, Registered, Credentials, SignedIn, PasswordChange, Recovery,
    ResetRequest, ResetConfirmation, NewEmail, EmailConfirmation, MailPreferences,
    PasswordProof, RecoveryCodes, Sessions, Me
}

/// Account to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// Name of 2 to 20 characters: letters from a to z, digits, `-` and `_`.
    #[schema(min_length = 2, max_length = 20, example = "Anna")]
    pub name: String,
    /// Password of 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// Email address, for resetting a forgotten password; only if this server sends emails.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
}

/// Name of a guest in their games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// Name of at most 20 characters.
    #[schema(min_length = 1, max_length = 20, example = "Anna")]
    pub name: String,
}

/// Newly created account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Registered {
    /// The player.
    pub player: Player,
    /// Recovery codes, each of which can be used once to set a new password. They are not shown again.
    pub recovery_codes: Vec<String>,
}

/// Name and password of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Name of the account.
    #[schema(max_length = 64)]
    pub name: String,
    /// Password of the account.
    pub password: Secret,
}

/// Result of a successful sign-in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SignedIn {
    /// The player.
    pub player: Player,
}

/// Request to change a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChange {
    /// Current password.
    pub old: Secret,
    /// New password, of 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub new: Secret,
    /// Whether to revoke all tokens of the account as well.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// New password, authorized by a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Recovery {
    /// Name of the account.
    #[schema(max_length = 64)]
    pub name: String,
    /// One of the account's recovery codes.
    pub code: Secret,
    /// New password, of 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// Whether to revoke all tokens of the account as well.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// Request for a link that resets a forgotten password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// Name of the account.
    #[schema(max_length = 64)]
    pub name: String,
}

/// New password, authorized by a reset link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetConfirmation {
    /// Token from the link in the email: the part after `#reset=`.
    pub token: Secret,
    /// New password, of 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: Secret,
    /// Whether to revoke all tokens of the account as well.
    #[serde(default)]
    pub revoke_tokens: bool,
}

/// Request to change or remove the email address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    /// Password of the account.
    pub password: Secret,
    /// New address, or null to remove the current one.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub email: Option<String>,
}

/// Confirmation of an email address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailConfirmation {
    /// Token from the link in the email: the part after `#confirm=`.
    pub token: Secret,
}

/// Mail preferences of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailPreferences {
    /// Whether to send emails when it is the player's turn in a correspondence game.
    pub turn: bool,
}

/// Password entered again, to protect sensitive requests against strangers at an unattended browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordProof {
    /// Password of the account.
    pub password: Secret,
}

/// New recovery codes. They are shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes.
    pub recovery_codes: Vec<String>,
}

/// Browser session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Session {
    /// Identifier of the session.
    pub id: String,
    /// Start of the session, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last use, in milliseconds since 1970, accurate to the hour.
    pub seen: i64,
    /// `User-Agent` header of the browser.
    pub agent: String,
    /// IP address from which the session was last used.
    pub address: Option<String>,
    /// Whether this is the session that sent the request.
    pub current: bool,
}

/// All sessions of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Sessions {
    /// The sessions, most recently used first.
    pub sessions: Vec<Session>,
}

/// The requesting player's own data.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// The player; null for a guest who has not yet done anything that needs a session.
    pub player: Option<Player>,
    /// Whether the player has no account.
    pub guest: bool,
    /// Email address; only in a session, not with a token.
    pub email: Option<String>,
    /// Whether the email address is confirmed.
    pub email_proven: bool,
    /// Whether emails are sent when it is the player's turn in a correspondence game.
    pub turn_mail: bool,
    /// Whether this server sends emails.
    pub mail: bool,
    /// Scopes of the token; absent in a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<Scope>>,
    /// Games in progress.
    pub playing: Vec<GameSummary>,
    /// Live rated game in progress, during which the engine and analysis are locked.
    pub locked: Option<String>,
    /// The player's standing seek.
    pub standing: Option<Seek>,
}
