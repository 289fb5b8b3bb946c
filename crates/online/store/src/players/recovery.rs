//! Single-use recovery codes.

use record::PlayerId;

use super::secret_hash::SecretHash;
use crate::{
    Store, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

impl Store {
    /// Replaces the recovery codes of an account.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_recovery(
        &self,
        player: PlayerId,
        hashes: Vec<SecretHash>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| Ok(replace(connection, player, &hashes)?)).await
    }

    /// Uses a recovery code; `false` when there is no such code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn use_recovery(
        &self,
        player: PlayerId,
        hash: SecretHash,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM recovery_codes WHERE player = $1 AND hash = $2";
            Ok(connection.touches(sql, values![player, &hash])?)
        })
        .await
    }
}

pub(super) fn replace(
    connection: &mut dyn Connection,
    player: PlayerId,
    hashes: &[SecretHash],
) -> Result<(), Failure> {
    connection.execute("DELETE FROM recovery_codes WHERE player = $1", values![player])?;
    for hash in hashes {
        let sql =
            "INSERT INTO recovery_codes (player, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        connection.execute(sql, values![player, hash])?;
    }
    Ok(())
}
