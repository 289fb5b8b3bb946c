//! Standing seeks, which remain while their owners are away.

use record::{MatchTerms, PlayerId, TimeControl};
use variants::{Variant, WrittenVariant};

use crate::{
    connection::{Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    stored::Stored,
};

/// Standing seek, which remains while its owner is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingSeek {
    /// The owner.
    pub player: PlayerId,
    /// The variant.
    pub variant: Variant,
    /// Time control of a live game.
    pub clock: TimeControl,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether the owner refuses an unrated game as a substitute.
    pub rated_only: bool,
    /// Terms of a match.
    pub combined: Option<MatchTerms>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time at which the seek expires.
    pub until: i64,
}

/// Limit on the standing seeks placed from one network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetworkShare {
    /// Digest of the network.
    pub network: i64,
    /// Maximum number of standing seeks from this network.
    pub max_seeks: i64,
}

handle! {
    /// Standing seeks, which remain while their owners are away.
    StandingSeeks
}

impl StandingSeeks<'_> {
    /// Stores a standing seek in place of the player's previous one. Returns `false` if other players on the same network have
    /// already reached its limit.
    pub async fn set(self, seek: StandingSeek, share: NetworkShare) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            let sql = "SELECT COUNT(*) FROM standing_seeks \
                       WHERE network = $1 AND player <> $2 AND until > $3";
            let others = connection.first(sql, values![share.network, seek.player, seek.created])?;
            let others: i64 = others.map_or(Ok(0), |mut row| row.take())?;
            if others >= share.max_seeks {
                return Ok(false);
            }
            let (variant, clock) =
                (WrittenVariant(seek.variant).to_string(), seek.clock.to_string());
            let combined = seek.combined.written()?;
            connection.execute(
                "INSERT INTO standing_seeks (player, variant, clock, rated, rated_only, created, until, combined, network) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (player) DO UPDATE SET variant = $2, clock = $3, \
                 rated = $4, rated_only = $5, created = $6, until = $7, combined = $8, network = $9",
                values![
                    seek.player,
                    &variant,
                    &clock,
                    seek.rated,
                    seek.rated_only,
                    seek.created,
                    seek.until,
                    combined.value(),
                    share.network,
                ],
            )?;
            Ok(true)
        })
        .await
    }

    /// Returns the standing seek of a player, unless it has expired by the given time.
    pub async fn get(self, player: PlayerId, now: i64) -> Result<Option<StandingSeek>, StoreError> {
        self.threads.read(move |connection| {
            let sql = "SELECT player, variant, clock, rated, rated_only, created, until, combined FROM standing_seeks \
                       WHERE player = $1 AND until > $2";
            Ok(connection.first(sql, values![player, now])?.map(read).transpose()?)
        })
        .await
    }

    /// Deletes the standing seek of a player. Returns `false` if there is none.
    pub async fn delete(self, player: PlayerId) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "DELETE FROM standing_seeks WHERE player = $1";
                Ok(connection.touches(sql, values![player])?)
            })
            .await
    }

    /// Returns the standing seeks that have not expired by the given time, oldest first, and deletes those that have.
    pub async fn all(self, now: i64) -> Result<Vec<StandingSeek>, StoreError> {
        self.threads.write(move |connection| {
            connection.execute("DELETE FROM standing_seeks WHERE until <= $1", values![now])?;
            let rows = connection.query(
                "SELECT player, variant, clock, rated, rated_only, created, until, combined FROM standing_seeks \
                 ORDER BY created, player",
                values![],
            )?;
            Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?)
        })
        .await
    }
}

fn read(mut row: Row) -> Result<StandingSeek, Failure> {
    Ok(StandingSeek {
        player: row.take()?,
        variant: row.parse::<WrittenVariant>()?.0,
        clock: row.parse()?,
        rated: row.take()?,
        rated_only: row.take()?,
        created: row.take()?,
        until: row.take()?,
        combined: row.take()?,
    })
}
