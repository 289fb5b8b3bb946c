//! The heartbeat: when the server was last alive. An outage costs no player more than one beat.

use crate::{Store, StoreError, connection::values};

impl Store {
    /// Notes that the server is alive.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn heartbeat(&self, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO heartbeat (one, at) VALUES (1, $1) \
                 ON CONFLICT (one) DO UPDATE SET at = excluded.at",
                values![at],
            )?;
            Ok::<_, StoreError>(())
        })
        .await?;
        self.note_heartbeat();
        Ok(())
    }

    /// When the server was last alive.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_heartbeat(&self) -> Result<Option<i64>, StoreError> {
        self.read(|connection| {
            let row = connection.first("SELECT at FROM heartbeat WHERE one = 1", &[])?;
            Ok(row.map(|mut row| row.take()).transpose()?)
        })
        .await
    }
}
