//! The heartbeat: the time at which the server was last alive. An outage costs no player more than one interval between
//! heartbeats.

use super::Nodes;
use crate::{connection::values, failure::StoreError};

impl Nodes<'_> {
    /// Records that the server is alive.
    pub async fn server_heartbeat(self, at: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.execute(
                    "INSERT INTO heartbeat (one, at) VALUES (1, $1) \
                 ON CONFLICT (one) DO UPDATE SET at = excluded.at",
                    values![at],
                )?;
                Ok::<_, StoreError>(())
            })
            .await?;
        self.last_heartbeat.note();
        Ok(())
    }

    /// Returns the time of the last heartbeat.
    pub async fn last_server_heartbeat(self) -> Result<Option<i64>, StoreError> {
        self.threads
            .read(|connection| {
                let row = connection.first("SELECT at FROM heartbeat WHERE one = 1", &[])?;
                Ok(row.map(|mut row| row.take()).transpose()?)
            })
            .await
    }
}
