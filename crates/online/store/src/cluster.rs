//! PostgreSQL database shared by several servers.

use std::{sync::Arc, thread};

use crate::{
    connection::{
        Connection,
        postgres::{Postgres, address::Address},
    },
    failure::Failure,
    limits::STATEMENT_TIMEOUT,
    open_error::OpenError,
    role::{BoxedConnection, Reconnect},
    schema,
    threads::{Connections, Threads},
};

/// Number of connections for writing. PostgreSQL itself groups concurrent commits into one sync.
const WRITERS: usize = 8;

/// Number of connections for reading.
const READERS: usize = 4;

/// Number of connections for lists and searches.
const LISTERS: usize = 2;

/// Number of connections for exports.
const EXPORTERS: usize = 1;

/// Statement that acquires the advisory lock by which only one server migrates at a time.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(1196314694)";

/// Connects to a database.
pub(crate) fn connect(address: &str) -> Result<Threads, OpenError> {
    let address = Address::parse(address).map_err(|failure| OpenError::Store(failure.into()))?;
    // The client blocks, which is not allowed on threads of an asynchronous runtime.
    thread::spawn(move || assemble(address))
        .join()
        .unwrap_or_else(|_| Err(OpenError::Store(Failure::Closed.into())))
}

fn assemble(address: Address) -> Result<Threads, OpenError> {
    let failed = |failure: Failure| OpenError::Store(failure.into());
    let location = address.config.get_dbname().unwrap_or("the database").to_owned();
    let mut first = Postgres::connect(&address).map_err(failed)?;
    let found = migrate(&mut first).map_err(failed)?;
    if found > schema::NEWEST {
        return Err(OpenError::Newer { location, found, known: schema::NEWEST });
    }
    first.set_timeout(STATEMENT_TIMEOUT);
    let connect_again = move || {
        let mut connection = Postgres::connect(&address)?;
        connection.set_timeout(STATEMENT_TIMEOUT);
        Ok(Box::new(connection) as BoxedConnection)
    };
    let mut connections = vec![Box::new(first) as BoxedConnection];
    while connections.len() < WRITERS + READERS + LISTERS + EXPORTERS + 1 {
        connections.push(connect_again().map_err(failed)?);
    }
    let heartbeats = connections.split_off(WRITERS + READERS + LISTERS + EXPORTERS);
    let exporters = connections.split_off(WRITERS + READERS + LISTERS);
    let listers = connections.split_off(WRITERS + READERS);
    let readers = connections.split_off(WRITERS);
    let reconnect: Reconnect = Some(Arc::new(connect_again));
    let connections = Connections { writers: connections, readers, listers, exporters, heartbeats };
    Threads::start(connections, &reconnect, None).map_err(failed)
}

/// Migrates to the newest schema, and returns the version that the database now has.
pub(crate) fn migrate(connection: &mut Postgres) -> Result<i64, Failure> {
    connection.batch("BEGIN")?;
    connection.batch(MIGRATION_LOCK)?;
    connection.batch("CREATE TABLE IF NOT EXISTS gipfel_schema (version BIGINT NOT NULL)")?;
    let connection: &mut dyn Connection = connection;
    let row = connection.first("SELECT MAX(version) FROM gipfel_schema", &[])?;
    let found: Option<i64> = row.map(|mut row| row.maybe()).transpose()?.flatten();
    let found = found.unwrap_or(0);
    if found < schema::NEWEST {
        schema::migrate(connection, found)?;
        let sql = "INSERT INTO gipfel_schema (version) VALUES ($1)";
        connection.execute(sql, &[schema::NEWEST.into()])?;
    }
    connection.batch("COMMIT")?;
    Ok(found.max(schema::NEWEST))
}
