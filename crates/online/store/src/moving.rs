//! Moving everything from one database to another of any kind: all of it or nothing, and compared afterwards.

#[cfg(feature = "cluster")]
mod alone;
mod rows;
mod source;
mod tables;
mod target;

use std::{io, path::PathBuf};

use self::{
    rows::{Counted, count, insert, walk},
    source::Source,
    tables::{Table, tables},
    target::Target,
};
use crate::{
    Findings, Location, OpenError, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

/// Why nothing was moved. The old database is as it was, and the new one is empty or not there.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// Nothing is ever overwritten.
    #[error("{} exists already, and nothing is overwritten: name another folder", .0.display())]
    Exists(PathBuf),
    /// Nothing is ever overwritten.
    #[error(
        "there are {rows} rows in {table} of the new database, and nothing is overwritten: name an empty database"
    )]
    NotEmpty {
        /// The first table that is not empty.
        table: String,
        /// How many rows it has.
        rows: u64,
    },
    /// A server would go on writing to the old database.
    #[error("{0} connections of servers or of `gipfel admin` use this database: stop them first")]
    InUse(u64),
    /// There is nothing at the place.
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    /// A database in memory is its server's alone.
    #[error("what is kept in memory cannot be moved")]
    Memory,
    /// The copy is not the same.
    #[error(
        "{table} is not the same in both databases ({from} rows and {to}), so nothing was moved"
    )]
    Differs {
        /// The table.
        table: String,
        /// How many rows it has in the old database.
        from: u64,
        /// How many it has in the new one.
        to: u64,
    },
    /// One of them cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// One of them failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl From<Failure> for MoveError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure.into())
    }
}

/// What was moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The tables, each with its number of rows; all were compared.
    pub tables: Vec<(String, u64)>,
    /// What a check of the new database found. Problems were in the old one too.
    pub findings: Findings,
}

impl Moved {
    /// How many rows were moved.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|(_, rows)| rows).sum()
    }
}

/// Moves everything to a new database, and compares every row. The old one stays as it is. `progress` is told how many steps of
/// how many are done. It blocks, and must not be called on a thread of a runtime.
///
/// # Errors
/// When a server uses one of them, the new one is not empty, one of them fails, or a row is not the same in both.
pub fn move_database(
    from: &Location,
    to: &Location,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Moved, MoveError> {
    let tables = tables()?;
    let mut source = Source::open(from)?;
    let mut target = Target::open(to, &tables)?;
    let copied = copy(source.connection(), target.connection(), &tables, progress);
    match copied {
        Ok(moved) => {
            let findings = target.finish()?;
            Ok(Moved { tables: moved, findings })
        }
        Err(error) => {
            target.give_up();
            Err(error)
        }
    }
}

/// Copies and compares all tables; returns how many rows each has.
fn copy(
    from: &mut dyn Connection,
    to: &mut dyn Connection,
    tables: &[Table],
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Vec<(String, u64)>, MoveError> {
    let mut all = 0;
    for table in tables {
        all += 2 * count(from, table)?;
    }
    let mut done = 0;
    let mut moved = Vec::new();
    for table in tables {
        let mut step = |rows: u64| {
            done += rows;
            progress(done, all);
        };
        let old = walk(from, table, |cells| {
            insert(to, table, cells)?;
            step(cells.len() as u64);
            Ok(())
        })?;
        let new = walk(to, table, |cells| {
            step(cells.len() as u64);
            Ok(())
        })?;
        compare(table, old, new)?;
        moved.push((table.name.clone(), old.rows));
    }
    carry_heartbeat(from, to)?;
    Ok(moved)
}

fn compare(table: &Table, from: Counted, to: Counted) -> Result<(), MoveError> {
    if from == to {
        return Ok(());
    }
    Err(MoveError::Differs { table: table.name.clone(), from: from.rows, to: to.rows })
}

/// When any server was last alive, for a server alone and for nodes: the time of the move is an outage, and charged to nobody.
fn carry_heartbeat(from: &mut dyn Connection, to: &mut dyn Connection) -> Result<(), MoveError> {
    let sql =
        "SELECT MAX(at) FROM (SELECT at FROM heartbeat UNION ALL SELECT at FROM pulse) AS beats";
    let row = from.first(sql, &[])?;
    let last: Option<i64> = row.map(|mut row| row.maybe()).transpose()?.flatten();
    let Some(last) = last else { return Ok(()) };
    to.execute("INSERT INTO heartbeat (one, at) VALUES (1, $1)", values![last])?;
    to.execute("INSERT INTO pulse (one, at, served) VALUES (1, $1, 0)", values![last])?;
    Ok(())
}
