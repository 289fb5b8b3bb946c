//! Databases on a PostgreSQL server that all tests share.

use store::Location;

/// Creates a new database on the server.
pub(crate) fn database() -> Location {
    Location::Postgres(backends::database())
}

/// Runs statements on a database created by [`database`].
pub(crate) fn run_sql(location: &Location, sql: &str) {
    let Location::Postgres(address) = location else { unreachable!("it is a database here") };
    let _ = backends::query(address, sql);
}
