//! A PostgreSQL server that several of our servers share.

use std::{sync::Arc, thread};

use crate::{
    OpenError,
    connection::{
        Connection,
        postgres::{Postgres, address::Address},
    },
    failure::Failure,
    role::{BoxedConnection, Reconnect},
    schema,
    threads::{Connections, Threads},
};

/// Connections that write. PostgreSQL groups concurrent commits into one sync by itself.
const WRITERS: usize = 8;

/// Connections that read.
const READERS: usize = 4;

/// Connections for lists and searches.
const LISTERS: usize = 2;

/// The advisory lock that lets one server at a time migrate.
const MIGRATING: &str = "SELECT pg_advisory_xact_lock(1196314694)";

/// Connects to a server.
pub(crate) fn connect(address: &str) -> Result<Threads, OpenError> {
    let address = Address::parse(address).map_err(|failure| OpenError::Store(failure.into()))?;
    // The client blocks, which is not allowed on the threads of a runtime.
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
    let connect_again = move || Ok(Box::new(Postgres::connect(&address)?) as BoxedConnection);
    let mut connections = vec![Box::new(first) as BoxedConnection];
    while connections.len() < WRITERS + READERS + LISTERS + 1 {
        connections.push(connect_again().map_err(failed)?);
    }
    let beats = connections.split_off(WRITERS + READERS + LISTERS);
    let listers = connections.split_off(WRITERS + READERS);
    let readers = connections.split_off(WRITERS);
    let reconnect: Reconnect = Some(Arc::new(connect_again));
    let connections = Connections { writers: connections, readers, listers, beats };
    Threads::start(connections, &reconnect, None).map_err(failed)
}

/// Migrates to the newest schema; returns the version that the database now has.
pub(crate) fn migrate(connection: &mut Postgres) -> Result<i64, Failure> {
    connection.batch("BEGIN")?;
    connection.batch(MIGRATING)?;
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
