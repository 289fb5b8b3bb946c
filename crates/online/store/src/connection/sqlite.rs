//! SQLite connections.

use std::{path::Path, time::Instant};

use rusqlite::{
    ErrorCode, OpenFlags,
    config::DbConfig,
    ffi,
    types::{ToSqlOutput, ValueRef},
};

use super::{Cell, Connection, Dialect, Row, Value};
use crate::{
    failure::Failure,
    limits::{BUSY_TIMEOUT, PAGE_CACHE_KIB, STATEMENT_CACHE_CAPACITY},
    options::Synchronous,
};

/// Number of steps of SQLite's virtual machine between two checks of the deadline: about a tenth of a millisecond.
const DEADLINE_CHECK_STEPS: i32 = 10_000;

/// Connection to an SQLite database.
#[derive(Debug)]
pub(crate) struct Sqlite {
    inner: rusqlite::Connection,
}

impl Sqlite {
    /// Opens a file for writing, and creates it if it does not exist.
    pub(crate) fn write(path: &Path) -> Result<Self, Failure> {
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
    }

    /// Opens a file for reading.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    /// Opens an in-memory database.
    pub(crate) fn memory() -> Result<Self, Failure> {
        Self::prepared(rusqlite::Connection::open_in_memory()?)
    }

    fn open(path: &Path, flags: OpenFlags) -> Result<Self, Failure> {
        // Each connection belongs to one thread, so SQLite does not have to lock it.
        let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Self::prepared(rusqlite::Connection::open_with_flags(path, flags)?)
    }

    fn prepared(inner: rusqlite::Connection) -> Result<Self, Failure> {
        inner.set_prepared_statement_cache_capacity(STATEMENT_CACHE_CAPACITY);
        inner.busy_timeout(BUSY_TIMEOUT)?;
        inner.pragma_update(None, "foreign_keys", true)?;
        // Deleted data must not remain readable in the file.
        inner.execute_batch("PRAGMA secure_delete = ON")?;
        Ok(Self { inner })
    }

    /// Switches to write-ahead logging, and sets when to sync.
    pub(crate) fn use_wal(&self, synchronous: Synchronous) -> Result<(), Failure> {
        let mode: String =
            self.inner.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
        if mode != "wal" {
            return Err(Failure::Other(
                "the file system does not support a write-ahead log".into(),
            ));
        }
        self.inner.pragma_update(None, "cache_size", -PAGE_CACHE_KIB)?;
        Ok(self.inner.pragma_update(None, "synchronous", synchronous.code())?)
    }

    /// Sets whether closing the last connection writes the log into the file, which must not happen if the file may be damaged.
    pub(crate) fn checkpoint_on_close(&self, allowed: bool) -> Result<(), Failure> {
        let no_checkpoint = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
        self.inner.set_db_config(no_checkpoint, !allowed)?;
        Ok(())
    }

    /// Returns the value of a numeric pragma.
    pub(crate) fn number(&self, pragma: &str) -> Result<i64, Failure> {
        Ok(self.inner.pragma_query_value(None, pragma, |row| row.get(0))?)
    }

    /// Sets a numeric pragma.
    pub(crate) fn set_number(&self, pragma: &str, number: i64) -> Result<(), Failure> {
        Ok(self.inner.pragma_update(None, pragma, number)?)
    }
}

impl Connection for Sqlite {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        let mut statement = self.inner.prepare_cached(sql)?;
        bind(&mut statement, values)?;
        Ok(statement.raw_execute()? as u64)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let mut statement = self.inner.prepare_cached(sql)?;
        let columns = statement.column_count();
        bind(&mut statement, values)?;
        let mut rows = statement.raw_query();
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let cells = (0..columns).map(|column| row.get_ref(column).map(Cell::from));
            found.push(Row::new(cells.collect::<Result<_, _>>()?));
        }
        Ok(found)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        Ok(self.inner.execute_batch(sql)?)
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        // Fails only if another thread is using the connection.
        let _ = match deadline {
            Some(deadline) => self
                .inner
                .progress_handler(DEADLINE_CHECK_STEPS, Some(move || Instant::now() >= deadline)),
            None => self.inner.progress_handler(0, None::<fn() -> bool>),
        };
    }

    fn begin(&self) -> &'static str {
        "BEGIN IMMEDIATE"
    }

    // Unlike a transaction, a savepoint can begin inside a transaction. That happens with an in-memory database, where one
    // connection serves everything.
    fn snapshot(&self) -> [&'static str; 2] {
        ["SAVEPOINT snapshot", "RELEASE SAVEPOINT snapshot"]
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }
}

/// Binds values to the parameters.
///
/// SQLite treats `$2` as a name and numbers parameters by first appearance; in PostgreSQL, `$2` is the second value.
fn bind(statement: &mut rusqlite::Statement<'_>, values: &[Value<'_>]) -> Result<(), Failure> {
    for index in 1..=statement.parameter_count() {
        let name = statement.parameter_name(index).and_then(|name| name.strip_prefix('$'));
        let number =
            name.and_then(|name| name.parse::<usize>().ok()).and_then(|one| one.checked_sub(1));
        let value = number.and_then(|number| values.get(number));
        let value = value.ok_or_else(|| Failure::Other("parameter without a value".into()))?;
        statement.raw_bind_parameter(index, value)?;
    }
    Ok(())
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Int(number) => ValueRef::Integer(number),
            Self::Real(number) => ValueRef::Real(number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<ValueRef<'_>> for Cell {
    fn from(value: ValueRef<'_>) -> Self {
        match value {
            ValueRef::Null => Self::Null,
            ValueRef::Integer(number) => Self::Int(number),
            ValueRef::Real(number) => Self::Real(number),
            ValueRef::Text(text) => Self::Text(String::from_utf8_lossy(text).into_owned()),
            ValueRef::Blob(bytes) => Self::Bytes(bytes.to_vec()),
        }
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        let text = error.to_string().into();
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Exists,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::OperationInterrupted) => Self::Interrupted,
            // Nothing was committed: the transaction is rolled back, and a later one may succeed. After a failed sync, by
            // contrast, the contents of the disk are unknown.
            Some(ErrorCode::SystemIoFailure) if is_failed_write(&error) => Self::Full,
            Some(ErrorCode::SystemIoFailure) => Self::Lost(text),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(text),
            _ => Self::Other(text),
        }
    }
}

/// Returns whether a file could not be written or extended, because of a quota, a limit or a failing disk.
fn is_failed_write(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(
        code,
        Some(ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_TRUNCATE | ffi::SQLITE_IOERR_SHMSIZE)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(code: i32) -> Failure {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()
    }

    #[test]
    fn a_failed_write_can_be_retried_and_a_failed_sync_cannot() {
        assert!(matches!(failure(ffi::SQLITE_FULL), Failure::Full));
        assert!(matches!(failure(ffi::SQLITE_IOERR_WRITE), Failure::Full));
        assert!(matches!(failure(ffi::SQLITE_IOERR_FSYNC), Failure::Lost(_)));
        assert!(matches!(failure(ffi::SQLITE_IOERR_READ), Failure::Lost(_)));
    }
}
