//! Opening of SQLite files. A file is examined before SQLite opens it so that another program's file is never changed.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use crate::{
    connection::{Connection, sqlite::Sqlite},
    failure::Failure,
    limits::QUICK_CHECK_LIMIT,
    open_error::OpenError,
    options::Synchronous,
    schema, wal,
};

/// SQLite application id of this program's files: `GIPF` in bytes 68 to 71.
const APPLICATION_ID: i64 = 0x4749_5046;

/// Opens a file for writing, and creates, migrates and checks it as needed.
pub(crate) fn open(path: &Path, synchronous: Synchronous) -> Result<Sqlite, OpenError> {
    let size = examine(path)?;
    wal::check(path)?;
    prepare(path, size, synchronous).map_err(|failure| open_error(path, failure))?
}

/// Reads the header of a file as plain bytes, and returns the length of the file.
///
/// Merely opening another program's database with SQLite could change it.
pub(crate) fn examine(path: &Path) -> Result<u64, OpenError> {
    let failed = |error| OpenError::File { path: path.to_owned(), error };
    let damaged = |what: &str| OpenError::Damaged { path: path.to_owned(), what: what.into() };
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return orphaned(path),
        Err(error) => return Err(failed(error)),
    };
    let size = file.metadata().map_err(failed)?.len();
    if size == 0 {
        return orphaned(path);
    }
    let mut header = [0; 100];
    if let Err(error) = file.read_exact(&mut header) {
        return Err(match error.kind() {
            io::ErrorKind::UnexpectedEof => OpenError::NotADatabase(path.to_owned()),
            _ => failed(error),
        });
    }
    let number = |at: usize| {
        i64::from(u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]))
    };
    if !header.starts_with(b"SQLite format 3\0") || number(68) != APPLICATION_ID {
        return Err(OpenError::NotADatabase(path.to_owned()));
    }
    refuse_newer(path, number(60))?;
    let page = match u64::from(header[16]) << 8 | u64::from(header[17]) {
        1 => 65_536,
        page => page,
    };
    if page < 512 || size < page {
        return Err(damaged("the file is truncated"));
    }
    Ok(size)
}

/// Accepts a missing or empty file, unless a log of its earlier contents exists.
fn orphaned(path: &Path) -> Result<u64, OpenError> {
    let log = wal::path(path);
    match log.metadata() {
        Ok(found) if found.len() > 0 => Err(OpenError::Damaged {
            path: path.to_owned(),
            what: format!("it is empty or missing, but its log {} exists", log.display()).into(),
        }),
        _ => Ok(0),
    }
}

fn prepare(
    path: &Path,
    size: u64,
    synchronous: Synchronous,
) -> Result<Result<Sqlite, OpenError>, Failure> {
    restrict(path).ok();
    let has_log = wal::path(path).metadata().is_ok_and(|log| log.len() > 0);
    let mut sqlite = Sqlite::write(path)?;
    sqlite.checkpoint_on_close(false)?;
    if size == 0 {
        // Written to the file itself, before the log exists, because `examine` reads it from there.
        sqlite.set_number("application_id", APPLICATION_ID)?;
    } else if size <= QUICK_CHECK_LIMIT {
        quick_check(&mut sqlite)?;
    }
    let version = sqlite.number("user_version")?;
    if let Err(refusal) = refuse_newer(path, version) {
        return Ok(Err(refusal));
    }
    sqlite.checkpoint_on_close(true)?;
    sqlite.use_wal(synchronous)?;
    migrate(&mut sqlite, version)?;
    if has_log {
        // After a failed sync the log may be in the system's cache but not on the disk. A checkpoint writes it into the file and
        // syncs the file before anything else is added.
        sqlite.batch("PRAGMA wal_checkpoint(TRUNCATE)")?;
    }
    Ok(Ok(sqlite))
}

/// Makes a database file accessible only to its owner; SQLite gives its accompanying files the same permissions. Creates the file
/// if it does not exist, so it never has other permissions.
#[cfg(unix)]
pub(crate) fn restrict(path: &Path) -> io::Result<()> {
    use std::{
        fs::{self, OpenOptions},
        os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _},
    };

    use crate::lock::with_suffix;

    OpenOptions::new().create(true).append(true).mode(0o600).open(path)?;
    for file in [path.to_owned(), wal::path(path), with_suffix(path, "-shm")] {
        match fs::set_permissions(file, fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Does nothing: on other systems, a user's folder is already private.
#[cfg(not(unix))]
pub(crate) fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Migrates to the newest schema.
pub(crate) fn migrate(sqlite: &mut Sqlite, version: i64) -> Result<(), Failure> {
    if version == schema::NEWEST {
        return Ok(());
    }
    sqlite.batch("BEGIN IMMEDIATE")?;
    schema::migrate(sqlite, version)?;
    sqlite.set_number("user_version", schema::NEWEST)?;
    sqlite.batch("COMMIT")
}

/// Runs SQLite's quick integrity check.
fn quick_check(sqlite: &mut Sqlite) -> Result<(), Failure> {
    for mut row in sqlite.query("PRAGMA quick_check(1)", &[])? {
        let message: String = row.take()?;
        if message != "ok" {
            return Err(Failure::Damaged(message.into()));
        }
    }
    Ok(())
}

fn refuse_newer(path: &Path, found: i64) -> Result<(), OpenError> {
    if found <= schema::NEWEST {
        return Ok(());
    }
    let location = path.display().to_string();
    Err(OpenError::Newer { location, found, known: schema::NEWEST })
}

/// Converts a failure to open a file into an [`OpenError`].
pub(crate) fn open_error(path: &Path, failure: Failure) -> OpenError {
    match failure {
        Failure::Damaged(what) => OpenError::Damaged { path: path.to_owned(), what },
        Failure::Unreadable(what) => {
            OpenError::Damaged { path: path.to_owned(), what: what.into() }
        }
        failure => OpenError::Store(failure.into()),
    }
}
