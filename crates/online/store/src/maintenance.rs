//! A database that a server may have open, for those who look after it: a second connection, for short transactions.

use crate::{
    Location, OpenError, Options, Store, StoreError, connection::sqlite::Sqlite, failure::Failure,
    file, schema, threads::Threads,
};

impl Store {
    /// Opens a database for a moment, also while a server has it open. What is written is seen by the server with its next
    /// look; it is written as safely as by the server itself. The file is not made and not migrated while a server has it.
    ///
    /// # Errors
    /// As [`Store::open`], and when the tables are not today's while a server uses them.
    pub fn open_shared(options: &Options) -> Result<Self, OpenError> {
        match (Self::open(options), &options.place) {
            (Err(OpenError::InUse(_)), Location::File(path)) => {
                file::examine(path)?;
                let failed = |failure: Failure| file::described(path, failure);
                let sqlite = Sqlite::write(path).map_err(failed)?;
                if sqlite.number("user_version").map_err(failed)? != schema::NEWEST {
                    let text =
                        "the server that uses this database is of another version; stop it first";
                    return Err(OpenError::Store(StoreError::Unsupported(text)));
                }
                sqlite.keep_log(options.synchronous).map_err(failed)?;
                let threads = Threads::start(vec![Box::new(sqlite)], Vec::new(), &None, None);
                Ok(Self::of(threads.map_err(failed)?, options.place.clone()))
            }
            (opened, _) => opened,
        }
    }
}
