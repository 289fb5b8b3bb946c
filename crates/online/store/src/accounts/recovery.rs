//! Single-use recovery codes.

use record::PlayerId;

use crate::{
    connection::{Connection, values},
    failure::Failure,
    secret_hash::SecretHash,
};

/// Consumes a recovery code. Returns `false` if the player has no such code.
pub(super) fn take(
    connection: &mut dyn Connection,
    player: PlayerId,
    hash: &SecretHash,
) -> Result<bool, Failure> {
    let sql = "DELETE FROM recovery_codes WHERE player = $1 AND hash = $2";
    connection.touches(sql, values![player, hash])
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
