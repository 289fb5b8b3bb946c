use anyhow::{Context as _, bail};
use server::Location;
use store::Store;

/// Opens an existing database. Only servers create databases.
pub(super) fn open(location: &Location) -> anyhow::Result<Store> {
    match location {
        Location::File(file) if !file.exists() => {
            bail!("there is no database at {}: specify its folder with --data DIR", file.display())
        }
        Location::Memory => bail!("an in-memory database is accessible only to its own server"),
        _ => Ok(Store::open_shared(&store::Options::at(location.clone()))?),
    }
}

/// Waits for an answer from the store.
pub(super) fn wait<T>(answer: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    Ok(runtime.context("the asynchronous runtime could not be started")?.block_on(answer))
}
