//! Sessions and tokens of connections that stay open.

use std::collections::HashSet;

use super::secret_hash::SecretHash;
use crate::{
    Store, StoreError,
    connection::{Connection, Value},
    failure::Failure,
};

/// The number of credentials that are looked up by one statement.
const BATCH: usize = 64;

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
        self.read(move |connection| {
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

/// Those of some credentials that are not in their table, or of a player who is banned or deleted. There may be thousands, so that
/// many are asked for at once.
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
        // The last one again, so that it is always the same statement.
        let hashes = batch.iter().chain(batch.last().into_iter().cycle()).take(BATCH);
        let values: Vec<Value<'_>> = hashes.map(|one| Value::from(one.hash())).collect();
        let rows = connection.query(&sql, &values)?;
        let valid: HashSet<Vec<u8>> =
            rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?;
        void.extend(batch.iter().filter(|one| !valid.contains(one.hash().as_slice())));
    }
    Ok(void)
}
