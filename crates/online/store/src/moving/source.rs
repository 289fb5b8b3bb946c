//! The database from which everything is moved. No server may use it meanwhile.

use super::MoveError;
use crate::{
    Location, connection::Connection, file, lock::Lock, options::Synchronous, role::BoxedConnection,
};

/// An old database.
pub(super) struct Source {
    connection: BoxedConnection,
    /// No server starts on a file while it is held.
    _lock: Option<Lock>,
}

impl Source {
    /// Opens a database that no server uses, and reads it as it is now.
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
            Location::Postgres(_) => Err(crate::OpenError::NoPostgres.into()),
        }
    }

    pub(super) fn connection(&mut self) -> &mut dyn Connection {
        self.connection.as_mut()
    }
}
