//! The interface to a database. All SQL of this crate goes through [`Connection`].

use std::time::Instant;

use crate::failure::Failure;

#[cfg(feature = "cluster")]
pub(crate) mod postgres;
pub(crate) mod sqlite;

/// A value for a parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Int(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// A value in a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// One connection to a database. Parameters are written `$1`, `$2`, … and may come more than once.
pub(crate) trait Connection {
    /// Runs a statement; answers how many rows it touched.
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure>;

    /// Runs a query.
    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure>;

    /// Runs several statements without parameters.
    fn batch(&mut self, sql: &str) -> Result<(), Failure>;

    /// How a transaction that writes begins.
    fn begin(&self) -> &'static str;

    /// How a snapshot, during which nothing changes, begins and ends.
    fn snapshot(&self) -> [&'static str; 2];

    /// Interrupts queries that are still running then, with [`Failure::Interrupted`]. A database without this lets
    /// them end.
    fn set_deadline(&mut self, _deadline: Option<Instant>) {}

    /// Whether a statement outside of a transaction is on the disk when it returns.
    fn commits_by_itself(&self) -> bool {
        false
    }

    /// Whether the connection is lost.
    fn is_lost(&self) -> bool {
        false
    }

    /// Its SQL dialect.
    fn dialect(&self) -> Dialect;
}

/// What one transaction at a time may do, of all servers that share a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lock {
    /// Pair players who look for an opponent.
    Seeks,
    /// Pair those who are ready on a club night.
    ClubNights,
    /// Make a game of this person against an engine.
    EngineGames(record::PlayerId),
}

impl Lock {
    /// The key of the advisory lock.
    #[cfg(feature = "cluster")]
    const fn key(self) -> i64 {
        match self {
            Self::Seeks => 1_196_314_695,
            Self::ClubNights => 1_196_314_696,
            // Two who share a key only wait for each other.
            Self::EngineGames(person) => person.to_i64() ^ 1_196_314_697,
        }
    }
}

/// The SQL dialect of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    #[cfg(feature = "cluster")]
    Postgres,
}

impl dyn Connection + '_ {
    /// The first row, if there is one.
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

    /// Waits until no other transaction holds a lock, and holds it to the end of this one. SQLite has one transaction that writes at a
    /// time anyway.
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

    /// Whether a statement touched a row.
    pub(crate) fn touches(&mut self, sql: &str, values: &[Value<'_>]) -> Result<bool, Failure> {
        Ok(self.execute(sql, values)? > 0)
    }
}

/// A row that was read. Cells are taken in the order of the columns.
#[derive(Debug)]
pub(crate) struct Row {
    cells: std::vec::IntoIter<Cell>,
}

impl Row {
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self { cells: cells.into_iter() }
    }

    /// All cells.
    pub(crate) fn into_cells(self) -> Vec<Cell> {
        self.cells.collect()
    }

    /// The next cell. An unexpected value is an error, since the database may be damaged.
    pub(crate) fn take<T: FromCell>(&mut self) -> Result<T, Failure> {
        let cell = self.cells.next().ok_or(Failure::Unreadable("a column is missing"))?;
        T::from_cell(cell)
    }

    /// The next cell, parsed from its text.
    pub(crate) fn parse<T: std::str::FromStr>(&mut self) -> Result<T, Failure> {
        let text: String = self.take()?;
        text.parse().map_err(|_| Failure::Unreadable("a text that was never written"))
    }

    /// The next cell, parsed from its text, or `None` when it is null.
    pub(crate) fn maybe_parse<T: std::str::FromStr>(&mut self) -> Result<Option<T>, Failure> {
        let text: Option<String> = self.maybe()?;
        let parse = |text: String| text.parse();
        text.map(parse)
            .transpose()
            .map_err(|_| Failure::Unreadable("a text that was never written"))
    }

    /// The next cell, which may be null.
    pub(crate) fn maybe<T: FromCell>(&mut self) -> Result<Option<T>, Failure> {
        match self.cells.next().ok_or(Failure::Unreadable("a column is missing"))? {
            Cell::Null => Ok(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

/// What a cell can be read as.
pub(crate) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Result<Self, Failure>;
}

impl FromCell for i64 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Int(number) = cell {
            Ok(number)
        } else {
            Err(Failure::Unreadable("no number"))
        }
    }
}

impl FromCell for u32 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        let number = i64::from_cell(cell)?;
        number.try_into().map_err(|_| Failure::Unreadable("a number out of bounds"))
    }
}

impl FromCell for u8 {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        let number = i64::from_cell(cell)?;
        number.try_into().map_err(|_| Failure::Unreadable("a number out of bounds"))
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
            Err(Failure::Unreadable("no number"))
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Text(text) = cell { Ok(text) } else { Err(Failure::Unreadable("no text")) }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        if let Cell::Bytes(bytes) = cell { Ok(bytes) } else { Err(Failure::Unreadable("no bytes")) }
    }
}

impl FromCell for record::GameId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("no id"))
    }
}

impl FromCell for record::ClubNightId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("no id"))
    }
}

impl FromCell for record::PlayerId {
    fn from_cell(cell: Cell) -> Result<Self, Failure> {
        Self::from_i64(i64::from_cell(cell)?).ok_or(Failure::Unreadable("no id"))
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

/// Values for parameters, whatever their types.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::connection::Value::from($value)),*] };
}
pub(crate) use values;
