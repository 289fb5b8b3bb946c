//! Personal tokens of programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// What a token allows.
    pub enum Scope {
        /// Read what only its owner sees, such as their games and challenges. The other scopes include this.
        Read = "read",
        /// Play as its owner: create games, play turns, chat.
        Play = "play",
        /// Play as a bot: includes `play`, for bot accounts only.
        Bot = "bot",
    }
}

/// A token to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, so that its owner knows it again.
    #[schema(min_length = 1, max_length = 60, example = "my bot at home")]
    pub name: String,
    /// What it allows: at least one scope.
    #[schema(min_items = 1)]
    pub scopes: Vec<Scope>,
}

/// A token that exists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenInfo {
    /// Its id, to revoke it.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was created: milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour.
    pub used: Option<i64>,
}

/// A token that was just created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CreatedToken {
    /// The token itself. It is not shown again.
    pub token: String,
    /// What is known of it later.
    #[serde(flatten)]
    pub info: TokenInfo,
}

/// All tokens of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tokens {
    /// The tokens.
    pub tokens: Vec<TokenInfo>,
}
