//! Sessions and tokens of open connections.

use std::collections::HashSet;

use super::Sessions;
use crate::{
    connection::{Connection, Value},
    failure::{Failure, StoreError},
    secret_hash::SecretHash,
};

/// Number of credentials looked up by one statement.
const BATCH: usize = 64;

/// Credential that authenticates a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Credential {
    /// A session.
    Session(SecretHash),
    /// A personal token.
    Token(SecretHash),
}

impl Sessions<'_> {
    /// Returns the given credentials that are no longer valid: ended, revoked, or belonging to a banned or deleted player.
    pub async fn revoked(
        self,
        credentials: Vec<Credential>,
    ) -> Result<Vec<Credential>, StoreError> {
        self.threads
            .read(move |connection| {
                let (sessions, tokens): (Vec<Credential>, Vec<Credential>) = credentials
                    .into_iter()
                    .partition(|credential| matches!(credential, Credential::Session(_)));
                let mut revoked = void(connection, "sessions", &sessions)?;
                revoked.extend(void(connection, "tokens", &tokens)?);
                Ok(revoked)
            })
            .await
    }
}

impl Credential {
    const fn hash(&self) -> &SecretHash {
        match self {
            Self::Session(hash) | Self::Token(hash) => hash,
        }
    }
}

/// Returns the given credentials that are not in their table, or that belong to a banned or deleted player. As there may be
/// thousands of credentials, they are looked up in batches.
fn void(
    connection: &mut dyn Connection,
    table: &str,
    credentials: &[Credential],
) -> Result<Vec<Credential>, Failure> {
    let places: Vec<String> = (1..=BATCH).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT c.hash FROM {table} c JOIN players p ON p.id = c.player WHERE c.hash IN ({}) \
         AND p.banned = 0 AND p.forgotten IS NULL AND p.merged_into IS NULL",
        places.join(", ")
    );
    let mut void = Vec::new();
    for batch in credentials.chunks(BATCH) {
        // The last hash is repeated so that the statement always has the same number of parameters.
        let hashes = batch.iter().chain(batch.last().into_iter().cycle()).take(BATCH);
        let values: Vec<Value<'_>> = hashes.map(|one| Value::from(one.hash())).collect();
        let rows = connection.query(&sql, &values)?;
        let valid: HashSet<Vec<u8>> =
            rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?;
        void.extend(batch.iter().filter(|one| !valid.contains(one.hash().as_slice())));
    }
    Ok(void)
}
