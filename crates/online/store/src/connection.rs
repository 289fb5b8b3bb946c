//! Interface to a database. All SQL in this crate goes through [`Connection`].

use std::time::{Duration, Instant};

use crate::failure::Failure;

#[cfg(feature = "cluster")]
pub(crate) mod postgres;
pub(crate) mod sqlite;

/// Value of a query parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Int(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// Value of a column in a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// Connection to a database. Parameters are written `$1`, `$2`, … and may occur more than once.
pub(crate) trait Connection {
    /// Runs a statement, and returns the number of affected rows.
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure>;

    /// Runs a query.
    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure>;

    /// Runs several statements without parameters.
    fn batch(&mut self, sql: &str) -> Result<(), Failure>;

    /// Returns the statement that begins a write transaction.
    fn begin(&self) -> &'static str;

    /// Returns the statements that begin and end a snapshot, in which concurrent changes are invisible.
    fn snapshot(&self) -> [&'static str; 2];

    /// Sets the deadline at which running queries are interrupted with [`Failure::Interrupted`]. A database that
    /// does not support deadlines lets queries finish.
    fn set_deadline(&mut self, _deadline: Option<Instant>) {}

    /// Sets the time after which a connection whose server does not answer is lost. Until then, statements may take any time.
    fn set_timeout(&mut self, _timeout: Duration) {}

    /// Returns whether the effect of a statement outside a transaction is on the disk when the call returns.
    fn commits_by_itself(&self) -> bool {
        false
    }

    /// Returns whether the connection is lost.
    fn is_lost(&self) -> bool {
        false
    }

    /// Returns the SQL dialect.
    fn dialect(&self) -> Dialect;
}

/// Operation that only one transaction may perform at a time, among all servers that share a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lock {
    /// Pairing seeks.
    Seeks,
    /// Pairing the players of a club night.
    ClubNights,
    /// Creating a game between this player and an engine.
    EngineGames(record::PlayerId),
}

impl Lock {
    /// Returns the key of the advisory lock.
    #[cfg(feature = "cluster")]
    const fn key(self) -> i64 {
        match self {
            Self::Seeks => 1_196_314_695,
            Self::ClubNights => 1_196_314_696,
            // If two players share a key, they merely wait for each other.
            Self::EngineGames(person) => person.to_i64() ^ 1_196_314_697,
        }
    }
}

/// SQL dialect of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    #[cfg(feature = "cluster")]
    Postgres,
}

impl dyn Connection + '_ {
    /// Returns the first row, if any.
    pub(crate) fn first(
        &mut self,
        sql: &str,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, Failure> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// Reads from a snapshot of the database.
    pub(crate) fn in_snapshot<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let [begin, end] = self.snapshot();
        self.batch(begin)?;
        let result = read(self);
        self.batch(end)?;
        result
    }

    /// Acquires a lock until the end of the transaction, waiting for other holders. SQLite needs no locks, since it allows only
    /// one write transaction at a time.
    pub(crate) fn hold(&mut self, lock: Lock) -> Result<(), Failure> {
        match self.dialect() {
            Dialect::Sqlite => {
                let _ = lock;
                Ok(())
            }
            #[cfg(feature = "cluster")]
            Dialect::Postgres => {
                self.execute("SELECT pg_advisory_xact_lock($1)", values![lock.key()]).map(|_| ())
            }
        }
    }

    /// Runs a statement, and returns whether it affected a row.
    pub(crate) fn touches(&mut self, sql: &str, values: &[Value<'_>]) -> Result<bool, Failure> {
        Ok(self.execute(sql, values)? > 0)
    }
}

/// Row of a query result. Cells are taken in the order of the columns.
#[derive(Debug)]
pub(crate) struct Row {
    cells: std::vec::IntoIter<Cell>,
}

impl Row {
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self { cells: cells.into_iter() }
    }

    /// Returns all cells.
    pub(crate) fn into_cells(self) -> Vec<Cell> {
        self.cells.collect()
    }

    /// Takes the next cell. An unexpected value is an error, since the database may be damaged.
    pub(crate) fn take<T: FromCell>(&mut self) -> Result<T, Failure> {
        let cell = self.cells.next().ok_or(Failure::Unreadable("missing column"))?;
        T::from_cell(cell)
    }

    /// Takes the next cell and parses its text.
    pub(crate) fn parse<T: std::str::FromStr>(&mut self) -> Result<T, Failure> {
        let text: String = self.take()?;
        text.parse().map_err(|_| Failure::Unreadable("unexpected text"))
    }

    /// Takes the next cell. Returns `None` if it is null.
    pub(crate) fn maybe<T: FromCell>(&mut self) -> Result<Option<T>, Failure> {
        match self.cells.next().ok_or(Failure::Unreadable("missing column"))? {
            Cell::Null => Ok(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

/// Type that a cell can be converted to.
pub(crate) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Result<Self, Failure>;
}

impl FromCell for i64 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Int(number) = cell {
            Ok(number)
        } else {
            Err(Failure::Unreadable("expected a number"))
        }
    }
}

impl FromCell for u32 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        let number = i64::from_cell(cell)?;
        number.try_into().map_err(|_| Failure::Unreadable("number out of range"))
    }
}

impl FromCell for u8 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        let number = i64::from_cell(cell)?;
        number.try_into().map_err(|_| Failure::Unreadable("number out of range"))
    }
}

impl FromCell for bool {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Ok(i64::from_cell(cell)? != 0)
    }
}

impl FromCell for f64 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Real(number) = cell {
            Ok(number)
        } else {
            Err(Failure::Unreadable("expected a number"))
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Text(text) = cell {
            Ok(text)
        } else {
            Err(Failure::Unreadable("expected text"))
        }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Bytes(bytes) = cell {
            Ok(bytes)
        } else {
            Err(Failure::Unreadable("expected bytes"))
        }
    }
}

impl FromCell for record::GameId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("invalid id"))
    }
}

impl FromCell for record::ClubNightId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("invalid id"))
    }
}

impl FromCell for record::PlayerId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("invalid id"))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Int(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Int(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Int(number.into())
    }
}

impl From<bool> for Value<'_> {
    fn from(yes: bool) -> Self {
        Self::Int(yes.into())
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Self::Real(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a [u8; 32]> for Value<'a> {
    fn from(bytes: &'a [u8; 32]) -> Self {
        Self::Bytes(bytes)
    }
}

impl From<record::GameId> for Value<'_> {
    fn from(id: record::GameId) -> Self {
        Self::Int(id.to_i64())
    }
}

impl From<record::ClubNightId> for Value<'_> {
    fn from(id: record::ClubNightId) -> Self {
        Self::Int(id.to_i64())
    }
}

impl From<record::PlayerId> for Value<'_> {
    fn from(id: record::PlayerId) -> Self {
        Self::Int(id.to_i64())
    }
}

impl<'a, T: Into<Self>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}

/// Converts values of any type into a slice of parameter values.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::connection::Value::from($value)),*] };
}
pub(crate) use values;
