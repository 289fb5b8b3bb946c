//! Consistency checks of a database.

use std::path::Path;

use crate::{
    OpenError, Store, StoreError,
    connection::{Connection, sqlite::Sqlite},
    failure::Failure,
    file,
    lock::Lock,
    schema, wal,
};

mod findings;
mod logs;
mod rated;

pub use findings::{Findings, Problem};

/// Checks a whole SQLite file, which a server may be using: that the file is intact, that every log has no gaps and
/// agrees with its summary, and that every rated game changed ratings once.
///
/// # Errors
/// When it is no database of ours, or cannot be read.
pub fn check(path: &Path) -> Result<Findings, OpenError> {
    if file::examine(path)? == 0 {
        let error = std::io::ErrorKind::NotFound.into();
        return Err(OpenError::File { path: path.to_owned(), error });
    }
    // A server that uses the database has checked the log when it started, and changes it now.
    match Lock::acquire(path) {
        Ok(_lock) => wal::check(path)?,
        Err(OpenError::InUse(_)) => {}
        Err(error) => return Err(error),
    }
    inspect(path).map_err(|failure| file::open_error(path, failure))
}

fn inspect(path: &Path) -> Result<Findings, Failure> {
    let mut sqlite = Sqlite::read(path)?;
    sqlite.batch("BEGIN")?;
    let mut findings = Findings::default();
    for mut row in sqlite.query("PRAGMA integrity_check(100)", &[])? {
        let message: String = row.take()?;
        if message != "ok" {
            findings.add(Problem::Damaged(message));
        }
    }
    let version = sqlite.number("user_version")?;
    if version < schema::NEWEST {
        findings.add(Problem::Older(version));
    } else if findings.problems.is_empty() {
        audit(&mut sqlite, &mut findings)?;
    }
    Ok(findings)
}

impl Store {
    /// Checks the logs and ratings of any kind of database; [`check`] also checks the file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn audit(&self) -> Result<Findings, StoreError> {
        self.list(|connection| {
            let mut findings = Findings::default();
            connection.in_snapshot(|connection| audit(connection, &mut findings))?;
            Ok(findings)
        })
        .await
    }
}

fn audit(connection: &mut dyn Connection, findings: &mut Findings) -> Result<(), Failure> {
    logs::audit(connection, findings)?;
    rated::audit(connection, findings)
}

/// The same on a connection that has begun a transaction.
#[cfg(feature = "cluster")]
pub(crate) fn audited(connection: &mut dyn Connection) -> Result<Findings, Failure> {
    let mut findings = Findings::default();
    audit(connection, &mut findings)?;
    Ok(findings)
}
