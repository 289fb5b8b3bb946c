//! Source of a migration. No server may use it during the migration.

use super::move_error::MoveError;
use crate::{
    connection::Connection,
    file,
    lock::Lock,
    options::{Location, Synchronous},
    role::BoxedConnection,
};

/// Old database.
pub(super) struct Source {
    connection: BoxedConnection,
    /// Lock that keeps servers from opening a file.
    _lock: Option<Lock>,
}

impl Source {
    /// Opens a database that no server is using, and begins a snapshot.
    pub(super) fn open(location: &Location) -> Result<Self, MoveError> {
        match location {
            Location::File(path) if !path.exists() => Err(MoveError::Missing(path.clone())),
            Location::File(path) => {
                let lock = Lock::acquire(path)?;
                let sqlite = file::open(path, Synchronous::Full)?;
                Ok(Self { connection: Box::new(sqlite), _lock: Some(lock) })
            }
            Location::Memory => Err(MoveError::Memory),
            #[cfg(feature = "cluster")]
            Location::Postgres(address) => {
                let mut postgres = super::alone::connect(address)?;
                let [begin, _] = postgres.snapshot();
                postgres.batch(begin)?;
                Ok(Self { connection: Box::new(postgres), _lock: None })
            }
            #[cfg(not(feature = "cluster"))]
            Location::Postgres(_) => Err(crate::open_error::OpenError::NoPostgres.into()),
        }
    }

    pub(super) fn connection(&mut self) -> &mut dyn Connection {
        self.connection.as_mut()
    }
}
