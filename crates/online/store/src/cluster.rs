//! A PostgreSQL server that several of our servers share.

use std::{sync::Arc, thread};

use ::postgres::Config;

use crate::{
    OpenError,
    connection::{Connection, postgres::Postgres},
    failure::Failure,
    role::{BoxedConnection, Reconnect},
    schema,
    threads::Threads,
};

/// As many connections write. PostgreSQL puts commits that meet into one sync by itself.
const WRITERS: usize = 8;

/// As many connections read.
const READERS: usize = 4;

/// The number of the lock under which one server at a time migrates.
const MIGRATING: &str = "SELECT pg_advisory_xact_lock(1196314694)";

/// Connects to a server.
pub(crate) fn connect(address: &str) -> Result<Threads, OpenError> {
    let config: Config =
        address.parse().map_err(|error| OpenError::Store(Failure::from(error).into()))?;
    // The client waits for its answers in a way that is not allowed on the threads of a runtime.
    thread::spawn(move || assemble(config))
        .join()
        .unwrap_or_else(|_| Err(OpenError::Store(Failure::Closed.into())))
}

fn assemble(config: Config) -> Result<Threads, OpenError> {
    let failed = |failure: Failure| OpenError::Store(failure.into());
    let place = config.get_dbname().unwrap_or("the database").to_owned();
    let mut first = Postgres::connect(&config).map_err(failed)?;
    let found = migrate(&mut first).map_err(failed)?;
    if found > schema::NEWEST {
        return Err(OpenError::Newer { place, found, known: schema::NEWEST });
    }
    let dial = move || Ok(Box::new(Postgres::connect(&config)?) as BoxedConnection);
    let mut lines = vec![Box::new(first) as BoxedConnection];
    while lines.len() < WRITERS + READERS {
        lines.push(dial().map_err(failed)?);
    }
    let readers = lines.split_off(WRITERS);
    let reconnect: Reconnect = Some(Arc::new(dial));
    Threads::start(lines, readers, &reconnect, None).map_err(failed)
}

/// Makes today's tables, unless there are newer ones; answers which version was found or made.
fn migrate(connection: &mut Postgres) -> Result<i64, Failure> {
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
