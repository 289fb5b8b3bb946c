use anyhow::{Context as _, bail};
use server::Location;
use store::Store;

/// Opens what is there. Only a server creates a database.
pub(super) fn open(location: &Location) -> anyhow::Result<Store> {
    match location {
        Location::File(file) if !file.exists() => {
            bail!("there is no database at {}: say where with --data DIR", file.display())
        }
        Location::Memory => bail!("what is kept in memory can only be reached by its server"),
        _ => Ok(Store::open_shared(&store::Options::at(location.clone()))?),
    }
}

/// Waits for an answer of the store.
pub(super) fn wait<T>(answer: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    Ok(runtime.context("the program could not be set up")?.block_on(answer))
}
