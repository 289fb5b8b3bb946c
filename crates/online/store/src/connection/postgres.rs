//! PostgreSQL connections.

pub(crate) mod address;
mod error_text;
mod tls;

use std::{collections::HashMap, error::Error, time::Duration};

use tokio::{
    runtime::{Builder, Runtime},
    time,
};
use tokio_postgres::{
    Client, NoTls, Statement,
    error::SqlState,
    tls::{MakeTlsConnect, TlsConnect},
    types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

type AnyError = Box<dyn Error + Sync + Send>;

use self::{address::Address, error_text::with_cause};
use super::{Cell, Connection, Dialect, Row, Value};
use crate::{failure::Failure, limits::CONNECT_MAX};

/// Connection to a PostgreSQL server.
pub(crate) struct Postgres {
    client: Client,
    prepared: HashMap<String, Statement>,
    waiting: Waiting,
}

impl Postgres {
    /// Connects to a server. Must be called on a separate thread, since it blocks. Statements may take any time.
    pub(crate) fn connect(address: &Address) -> Result<Self, Failure> {
        let mut waiting = Waiting::new()?;
        let client = match &address.authorities {
            Some(authorities) => waiting.open(address, tls::connector(authorities)?)?,
            None => waiting.open(address, NoTls)?,
        };
        // Acknowledged writes must be on the disk, regardless of the server's settings. A node that is paused in the middle of a
        // transaction must not block other nodes with its locks.
        waiting.until(client.batch_execute(
            "SET synchronous_commit = on; SET lock_timeout = '6s'; \
             SET idle_in_transaction_session_timeout = '5s'",
        ))?;
        waiting.limit = None;
        Ok(Self { client, prepared: HashMap::new(), waiting })
    }

    fn statement(&mut self, sql: &str) -> Result<Statement, Failure> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.waiting.until(self.client.prepare(sql))?;
        self.prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

/// Waiting for the answers of a server.
struct Waiting {
    runtime: Runtime,
    /// Maximum time until an answer. A server that lets a connection hang sends nothing that would end the waiting.
    limit: Option<Duration>,
    /// Whether an answer is overdue. It could arrive later, so the connection is not used again.
    is_overdue: bool,
}

impl Waiting {
    fn new() -> Result<Self, Failure> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::Other(error.to_string().into()))?;
        Ok(Self { runtime, limit: Some(CONNECT_MAX), is_overdue: false })
    }

    fn open<T>(&mut self, address: &Address, tls: T) -> Result<Client, Failure>
    where
        T: MakeTlsConnect<tokio_postgres::Socket>,
        T::Stream: Send + 'static,
        T::TlsConnect: TlsConnect<tokio_postgres::Socket>,
    {
        let (client, connection) = self.until(address.config.connect(tls))?;
        // Runs whenever this thread waits. Its errors are reported by the statement in progress.
        self.runtime.spawn(connection);
        Ok(client)
    }

    fn until<T>(
        &mut self,
        answered: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, Failure> {
        let overdue = || Failure::Lost("the server does not answer".into());
        if self.is_overdue {
            return Err(overdue());
        }
        let Some(limit) = self.limit else { return Ok(self.runtime.block_on(answered)?) };
        let answer = self.runtime.block_on(async { time::timeout(limit, answered).await });
        self.is_overdue = answer.is_err();
        Ok(answer.map_err(|_| overdue())??)
    }
}

impl Connection for Postgres {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        let statement = self.statement(sql)?;
        self.waiting.until(self.client.execute(&statement, &borrowed(values)))
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let statement = self.statement(sql)?;
        let mut found = Vec::new();
        for row in self.waiting.until(self.client.query(&statement, &borrowed(values)))? {
            let cells = (0..row.len()).map(|column| row.try_get(column));
            found.push(Row::new(cells.collect::<Result<_, _>>()?));
        }
        Ok(found)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        self.waiting.until(self.client.batch_execute(sql))
    }

    fn set_timeout(&mut self, timeout: Duration) {
        self.waiting.limit = Some(timeout);
    }

    fn begin(&self) -> &'static str {
        "BEGIN"
    }

    fn snapshot(&self) -> [&'static str; 2] {
        ["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "COMMIT"]
    }

    fn commits_by_itself(&self) -> bool {
        true
    }

    fn is_lost(&self) -> bool {
        self.waiting.is_overdue || self.client.is_closed()
    }

    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }
}

fn borrowed<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

// The client would use the `Debug` implementation of parameters only for its logs, which are turned off.
impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, AnyError> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(number) => number.to_sql_checked(kind, out),
            Self::Real(number) => number.to_sql_checked(kind, out),
            // PostgreSQL cannot store a zero byte in a string. Only an attacker would send one.
            Self::Text(text) if text.contains('\0') => {
                text.replace('\0', "\u{fffd}").to_sql_checked(kind, out)
            }
            Self::Text(text) => text.to_sql_checked(kind, out),
            Self::Bytes(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    // The type is checked together with the value.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, AnyError> {
        match *kind {
            Type::INT8 => i64::from_sql(kind, raw).map(Self::Int),
            Type::INT4 => i32::from_sql(kind, raw).map(|number| Self::Int(number.into())),
            Type::FLOAT8 => f64::from_sql(kind, raw).map(Self::Real),
            Type::BYTEA => Vec::from_sql(kind, raw).map(Self::Bytes),
            _ => String::from_sql(kind, raw).map(Self::Text),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Self, AnyError> {
        Ok(Self::Null)
    }

    fn accepts(kind: &Type) -> bool {
        matches!(
            *kind,
            Type::INT8 | Type::INT4 | Type::FLOAT8 | Type::BYTEA | Type::TEXT | Type::VARCHAR
        )
    }
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        let text =
            error.as_db_error().map_or_else(|| with_cause(&error), ToString::to_string).into();
        match error.code() {
            None => Self::Lost(text),
            Some(code) if *code == SqlState::UNIQUE_VIOLATION => Self::Exists,
            Some(code) if *code == SqlState::DISK_FULL => Self::Full,
            Some(code)
                if *code == SqlState::LOCK_NOT_AVAILABLE
                    || *code == SqlState::T_R_DEADLOCK_DETECTED
                    || *code == SqlState::T_R_SERIALIZATION_FAILURE
                    || *code == SqlState::TOO_MANY_CONNECTIONS =>
            {
                Self::Busy
            }
            // Class 57: an administrator stopped the server. Class 58: the server's disk failed.
            Some(code) if code.code().starts_with("57") || code.code().starts_with("58") => {
                Self::Lost(text)
            }
            Some(code)
                if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED =>
            {
                Self::Damaged(text)
            }
            Some(_) => Self::Other(text),
        }
    }
}
