//! A connection to PostgreSQL while no server uses the database.

use std::{
    thread,
    time::{Duration, Instant},
};

use super::MoveError;
use crate::{
    OpenError, cluster,
    connection::{
        Connection,
        postgres::{Postgres, address::Address},
    },
    failure::Failure,
    schema,
};

/// How long others may take to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Keeps servers from starting, and says whether that could be had: they migrate first.
const ALONE: &str = "SELECT CASE WHEN pg_try_advisory_lock(1196314694) THEN 1 ELSE 0 END";

/// Connections of this program to the same database.
const OTHERS: &str = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                      AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()";

/// A connection to a database that no server uses, and none can begin to use as long as it is open.
pub(super) fn connect(address: &str) -> Result<Postgres, MoveError> {
    let address = Address::parse(address)?;
    let location = address.config.get_dbname().unwrap_or("the database").to_owned();
    let mut postgres = Postgres::connect(&address)?;
    let connection: &mut dyn Connection = &mut postgres;
    let number = |connection: &mut dyn Connection, sql: &str| {
        let row = connection.first(sql, &[])?;
        row.ok_or(Failure::Unreadable("no number"))?.take::<i64>()
    };
    let is_alone = number(connection, ALONE)? == 1;
    let mut others = number(connection, OTHERS)?.unsigned_abs();
    // A server that has just ended is listed for a moment.
    let until = Instant::now() + PATIENCE;
    while others > 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(100));
        others = number(connection, OTHERS)?.unsigned_abs();
    }
    if !is_alone || others > 0 {
        return Err(MoveError::InUse(others.max(1)));
    }
    let found = cluster::migrate(&mut postgres)?;
    if found > schema::NEWEST {
        return Err(OpenError::Newer { location, found, known: schema::NEWEST }.into());
    }
    Ok(postgres)
}
