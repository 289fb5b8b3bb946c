//! A second connection to a database that a server may have open, for short transactions of administrators.

use crate::{
    Location, OpenError, Options, Store, StoreError,
    connection::sqlite::Sqlite,
    failure::Failure,
    file, schema,
    threads::{Connections, Threads},
};

impl Store {
    /// Opens a database for a short time, even while a server has it open. The server sees what is written at its next
    /// read; it is written as safely as by the server. The file is not created or migrated while a server uses it.
    ///
    /// # Errors
    /// As [`Store::open`], and when a server uses a file with another schema version.
    pub fn open_shared(options: &Options) -> Result<Self, OpenError> {
        match (Self::open(options), &options.location) {
            (Err(OpenError::InUse(_)), Location::File(path)) => {
                file::examine(path)?;
                let failed = |failure: Failure| file::open_error(path, failure);
                let sqlite = Sqlite::write(path).map_err(failed)?;
                if sqlite.number("user_version").map_err(failed)? != schema::NEWEST {
                    let text =
                        "the server that uses this database is of another version; stop it first";
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
