//! Personal access tokens for programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

bodies! { NewToken, CreatedToken, Tokens }

coded! {
    /// Permission granted by a token.
    pub enum Scope {
        /// Read data visible only to the owner, such as their games and challenges. The other scopes include this one.
        Read = "read",
        /// Play as the owner: create games, play turns and chat.
        Play = "play",
        /// Play as a bot. Includes `play`; for bot accounts only.
        Bot = "bot",
    }
}

/// Token to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Name by which the owner recognizes the token.
    #[schema(min_length = 1, max_length = 60, example = "my bot at home")]
    pub name: String,
    /// Scopes of the token; at least one.
    #[schema(min_items = 1)]
    pub scopes: Vec<Scope>,
}

/// Token of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenInfo {
    /// Identifier, for revoking the token.
    pub id: String,
    /// Name of the token.
    pub name: String,
    /// Scopes of the token.
    pub scopes: Vec<Scope>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last use, in milliseconds since 1970, accurate to the hour.
    pub used: Option<i64>,
}

/// Newly created token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CreatedToken {
    /// The token itself. It is not shown again.
    pub token: String,
    /// Description of the token, which can be requested again.
    #[serde(flatten)]
    pub info: TokenInfo,
}

/// All tokens of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tokens {
    /// The tokens.
    pub tokens: Vec<TokenInfo>,
}
