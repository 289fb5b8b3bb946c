//! The schema and its versions.

use crate::{
    connection::{Connection, Dialect},
    failure::Failure,
};

/// The migrations from an empty database to the newest schema. They are added, never changed.
const STEPS: [&str; 2] =
    [include_str!("../migrations/0001-start.sql"), include_str!("../migrations/0002-letters.sql")];

/// The newest schema version.
pub(crate) const NEWEST: i64 = STEPS.len() as i64;

/// A migration in the SQL dialect of a database.
///
/// SQLite checks types only in tables that are `STRICT`, and keeps rows in the order of their key in those
/// `WITHOUT ROWID`: the events of a game then lie beside each other.
fn translated(step: &str, dialect: Dialect) -> String {
    let words: [(&str, &str); 5] = match dialect {
        Dialect::Sqlite => [
            ("{integer}", "INTEGER"),
            ("{real}", "REAL"),
            ("{bytes}", "BLOB"),
            ("{strict}", "STRICT"),
            ("{clustered}", "STRICT, WITHOUT ROWID"),
        ],
        #[cfg(feature = "cluster")]
        Dialect::Postgres => [
            ("{integer}", "BIGINT"),
            ("{real}", "DOUBLE PRECISION"),
            ("{bytes}", "BYTEA"),
            ("{strict}", ""),
            ("{clustered}", ""),
        ],
    };
    words.iter().fold(step.to_owned(), |text, (word, meaning)| text.replace(word, meaning))
}

/// Runs the migrations after a version. Must be called inside a transaction.
pub(crate) fn migrate(connection: &mut dyn Connection, version: i64) -> Result<(), Failure> {
    let done = usize::try_from(version).unwrap_or(0);
    for step in STEPS.iter().skip(done) {
        connection.batch(&translated(step, connection.dialect()))?;
    }
    Ok(())
}
