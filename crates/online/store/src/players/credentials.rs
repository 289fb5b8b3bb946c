//! Sessions and tokens of connections that stay open.

use super::secret_hash::SecretHash;
use crate::{Store, StoreError, connection::values};

/// What a request is authenticated by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Credential {
    /// A session.
    Session(SecretHash),
    /// A personal token.
    Token(SecretHash),
}

impl Store {
    /// Those of some credentials that are no longer valid: ended, revoked, or of a player who is banned or deleted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoked(
        &self,
        credentials: Vec<Credential>,
    ) -> Result<Vec<Credential>, StoreError> {
        const SESSION: &str = "SELECT 1 FROM sessions c JOIN players p ON p.id = c.player \
            WHERE c.hash = $1 AND p.banned = 0 AND p.forgotten IS NULL AND p.merged_into IS NULL";
        const TOKEN: &str = "SELECT 1 FROM tokens c JOIN players p ON p.id = c.player \
            WHERE c.hash = $1 AND p.banned = 0 AND p.forgotten IS NULL AND p.merged_into IS NULL";
        self.read(move |connection| {
            let mut revoked = Vec::new();
            for credential in credentials {
                let (sql, hash) = match &credential {
                    Credential::Session(hash) => (SESSION, hash),
                    Credential::Token(hash) => (TOKEN, hash),
                };
                if connection.first(sql, values![hash])?.is_none() {
                    revoked.push(credential);
                }
            }
            Ok(revoked)
        })
        .await
    }
}
