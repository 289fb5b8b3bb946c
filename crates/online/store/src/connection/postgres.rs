//! PostgreSQL.

pub(crate) mod address;
mod tls;

use std::{collections::HashMap, error::Error};

use ::postgres::{
    Client, NoTls, Statement,
    error::SqlState,
    types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

type AnyError = Box<dyn Error + Sync + Send>;

use self::address::Address;
use super::{Cell, Connection, Dialect, Row, Value};
use crate::failure::Failure;

/// A connection to a PostgreSQL server.
pub(crate) struct Postgres {
    client: Client,
    prepared: HashMap<String, Statement>,
}

impl Postgres {
    /// Connects. To be called on a thread of its own, since the client waits there.
    pub(crate) fn connect(address: &Address) -> Result<Self, Failure> {
        let mut client = match &address.authorities {
            Some(authorities) => address.config.connect(tls::connector(authorities)?)?,
            None => address.config.connect(NoTls)?,
        };
        // What is answered must be on the disk, whatever the server's own settings are. PostgreSQL has nothing
        // against a stricter one.
        // A server that is paused in the middle of a transaction must not keep its locks from all others.
        client.batch_execute(
            "SET synchronous_commit = on; SET lock_timeout = '10s'; \
             SET idle_in_transaction_session_timeout = '5s'",
        )?;
        Ok(Self { client, prepared: HashMap::new() })
    }

    fn statement(&mut self, sql: &str) -> Result<Statement, Failure> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql)?;
        self.prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Connection for Postgres {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        let statement = self.statement(sql)?;
        Ok(self.client.execute(&statement, &borrowed(values))?)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let statement = self.statement(sql)?;
        let mut found = Vec::new();
        for row in self.client.query(&statement, &borrowed(values))? {
            let cells = (0..row.len()).map(|column| row.try_get(column));
            found.push(Row::new(cells.collect::<Result<_, _>>()?));
        }
        Ok(found)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        Ok(self.client.batch_execute(sql)?)
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
        self.client.is_closed()
    }

    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }
}

fn borrowed<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

// `Debug` of the parameters is for logs of the client, which there are none.
impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, AnyError> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(number) => number.to_sql_checked(kind, out),
            Self::Real(number) => number.to_sql_checked(kind, out),
            // PostgreSQL keeps no zero byte in a text. Only the hostile send one.
            Self::Text(text) if text.contains('\0') => {
                text.replace('\0', "\u{fffd}").to_sql_checked(kind, out)
            }
            Self::Text(text) => text.to_sql_checked(kind, out),
            Self::Bytes(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    // Which kind it is turns out with the value.
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

impl From<::postgres::Error> for Failure {
    fn from(error: ::postgres::Error) -> Self {
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
            // 57: an administrator has stopped the server; 58: its disk has failed.
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

/// An error of the client with its cause, which its own text leaves out.
fn with_cause(error: &::postgres::Error) -> String {
    error.source().map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
}
