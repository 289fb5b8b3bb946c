//! Exclusive connection to a PostgreSQL database that no server is using.

use std::{
    thread,
    time::{Duration, Instant},
};

use super::move_error::MoveError;
use crate::{
    cluster,
    connection::{
        Connection,
        postgres::{Postgres, address::Address},
    },
    failure::Failure,
    limits::MOVE_CLOSE_TIMEOUT,
    open_error::OpenError,
    schema,
};

/// Query that tries to acquire the lock that servers need for migrating when they start.
const TRY_LOCK: &str = "SELECT CASE WHEN pg_try_advisory_lock(1196314694) THEN 1 ELSE 0 END";

/// Query for the number of other connections of this program to the same database.
const OTHERS: &str = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                      AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()";

/// Connects to a database that no server is using, and that none can start using while the connection is open.
pub(super) fn connect(address: &str) -> Result<Postgres, MoveError> {
    let address = Address::parse(address)?;
    let location = address.config.get_dbname().unwrap_or("the database").to_owned();
    let mut postgres = Postgres::connect(&address)?;
    let connection: &mut dyn Connection = &mut postgres;
    let number = |connection: &mut dyn Connection, sql: &str| {
        let row = connection.first(sql, &[])?;
        row.ok_or(Failure::Unreadable("expected a number"))?.take::<i64>()
    };
    let mut is_alone = number(connection, TRY_LOCK)? == 1;
    let mut others = number(connection, OTHERS)?.unsigned_abs();
    // A connection that has just been closed still exists for a moment.
    let until = Instant::now() + MOVE_CLOSE_TIMEOUT;
    while (!is_alone || others > 0) && Instant::now() < until {
        thread::sleep(Duration::from_millis(100));
        is_alone = is_alone || number(connection, TRY_LOCK)? == 1;
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
