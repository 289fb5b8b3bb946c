//! Migration of all data from one database to another, of the same or another kind. The migration is atomic, and the copy is
//! compared with the original.

#[cfg(feature = "cluster")]
mod alone;
mod move_error;
mod rows;
mod source;
mod tables;
mod target;

pub use self::move_error::MoveError;
use self::{
    rows::{Counted, count, insert, walk},
    source::Source,
    tables::{Table, tables},
    target::Target,
};
use crate::{
    check::{self, Findings},
    connection::{Connection, values},
    options::Location,
};

/// Result of a migration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Tables and their row counts. All rows were compared.
    pub tables: Vec<(String, u64)>,
    /// Findings of a check of the new database. The old database has the same problems, if any.
    pub findings: Findings,
    /// Whether an earlier migration had already done everything, and was perhaps interrupted before it could say so.
    pub was_done: bool,
}

impl Moved {
    /// Returns the number of rows migrated.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|(_, rows)| rows).sum()
    }
}

/// Copies everything to a new database and compares every row. The old database is left unchanged. Calls `progress` with the
/// number of completed steps and the total number of steps. Blocks, so it must not be called on a thread of an asynchronous
/// runtime.
///
/// A repeated migration, whose data is already there, only compares.
///
/// # Errors
/// Returns an error if a server is using one of the databases, if the new one contains other data, if one of them fails, or if a row
/// differs.
pub fn move_database(
    from: &Location,
    to: &Location,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Moved, MoveError> {
    let tables = tables()?;
    let mut source = Source::open(from)?;
    let mut target = match Target::open(to, &tables) {
        Err(error @ (MoveError::Exists(_) | MoveError::NotEmpty { .. })) => {
            return earlier(source.connection(), to, &tables).ok_or(error);
        }
        opened => opened?,
    };
    let copied = copy(source.connection(), target.connection(), &tables, progress);
    match copied {
        Ok(moved) => {
            let findings = target.finish()?;
            Ok(Moved { tables: moved, findings, was_done: false })
        }
        Err(error) => {
            target.give_up();
            Err(error)
        }
    }
}

/// Returns the result of an earlier migration if the new database contains exactly the data of the old one.
fn earlier(from: &mut dyn Connection, to: &Location, tables: &[Table]) -> Option<Moved> {
    let mut copy = Source::open(to).ok()?;
    let to = copy.connection();
    let mut moved = Vec::new();
    for table in tables {
        // Counting is fast, and usually enough to find a difference.
        if count(from, table).ok()? != count(to, table).ok()? {
            return None;
        }
        let old = walk(from, table, |_| Ok(())).ok()?;
        if old != walk(to, table, |_| Ok(())).ok()? {
            return None;
        }
        moved.push((table.name.clone(), old.rows));
    }
    let findings = check::audited(to).ok()?;
    Some(Moved { tables: moved, findings, was_done: true })
}

/// Copies and compares all tables, and returns their row counts.
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

/// Copies the time of the last heartbeat of a single server or of any node so that the migration counts as an outage, which is
/// not charged to any player.
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
