//! Consistency checks of a database.

use std::path::Path;

use crate::{
    connection::{Connection, sqlite::Sqlite},
    failure::{Failure, StoreError},
    file,
    lock::Lock,
    open_error::OpenError,
    schema,
    store::Store,
    wal,
};

mod findings;
mod logs;
mod rated;

pub use findings::{Findings, Problem};

/// Checks an SQLite file, which a server may be using. Verifies that the file is intact, that no log has gaps or disagrees with
/// its summary, and that every rated game changed ratings once.
///
/// # Errors
/// Returns an error if the file is not a database of this program or cannot be read.
pub fn check(path: &Path) -> Result<Findings, OpenError> {
    if file::examine(path)? == 0 {
        let error = std::io::ErrorKind::NotFound.into();
        return Err(OpenError::File { path: path.to_owned(), error });
    }
    // A server that is using the database checked the log when it started, and may be writing to it now.
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
    /// Checks the logs and ratings of a database of any kind. [`check`] also checks the file.
    pub async fn audit(&self) -> Result<Findings, StoreError> {
        self.threads()
            .list(|connection| {
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

/// Like [`Store::audit`], on a connection that has begun a transaction.
pub(crate) fn audited(connection: &mut dyn Connection) -> Result<Findings, Failure> {
    let mut findings = Findings::default();
    audit(connection, &mut findings)?;
    Ok(findings)
}
