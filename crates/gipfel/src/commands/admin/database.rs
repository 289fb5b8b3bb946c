use std::path::Path;

use anyhow::{Context as _, bail};
use server::Location;
use store::Store;

/// Opens an existing database. Only servers create databases.
pub(super) fn open(location: &Location) -> anyhow::Result<Store> {
    match location {
        Location::File(file) => require(file)?,
        Location::Memory => bail!("an in-memory database is accessible only to its own server"),
        Location::Postgres(_) => {}
    }
    Ok(Store::open_shared(&store::Options::at(location.clone()))?)
}

/// Checks that the file of a database exists.
pub(super) fn require(file: &Path) -> anyhow::Result<()> {
    if !file.exists() {
        bail!(
            "there is no database at {}: specify the folder of a server's games with --data DIR, \
             or a PostgreSQL database with --database URL",
            file.display()
        );
    }
    Ok(())
}

/// Waits for an answer from the store.
pub(super) fn wait<T>(answer: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    Ok(runtime.context("the asynchronous runtime could not be started")?.block_on(answer))
}
