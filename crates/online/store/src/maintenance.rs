//! Second connection to a database that a server may be using, for short transactions by administrators.

use crate::{
    connection::sqlite::Sqlite,
    failure::{Failure, StoreError},
    file,
    open_error::OpenError,
    options::{Location, Options},
    schema,
    store::Store,
    threads::{Connections, Threads},
};

impl Store {
    /// Opens a database for a short time, even while a server is using it. The server sees writes at its next read; they are as
    /// durable as its own. The file is not created or migrated while a server is using it.
    ///
    /// # Errors
    /// Returns the errors of [`Store::open`], and an error if a server is using the file with another schema version.
    pub fn open_shared(options: &Options) -> Result<Self, OpenError> {
        match (Self::open(options), &options.location) {
            (Err(OpenError::InUse(_)), Location::File(path)) => {
                file::examine(path)?;
                let failed = |failure: Failure| file::open_error(path, failure);
                let sqlite = Sqlite::write(path).map_err(failed)?;
                if sqlite.number("user_version").map_err(failed)? != schema::NEWEST {
                    let text =
                        "the server that uses this database has another version; stop it first";
                    return Err(OpenError::Store(StoreError::Unsupported(text)));
                }
                sqlite.use_wal(options.synchronous).map_err(failed)?;
                let threads = Threads::start(Connections::one(sqlite), &None, None);
                Ok(Self::new(threads.map_err(failed)?, options.location.clone()))
            }
            (opened, _) => opened,
        }
    }
}
