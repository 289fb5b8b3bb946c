//! Wishes for an opponent that stay when their owners go away.

use record::{MatchTerms, PlayerId, TimeControl};
use variants::{Variant, WrittenVariant};

use crate::{
    Store, StoreError,
    connection::{Row, values},
    failure::Failure,
    summary::{read_match, written_match},
};

/// A wish for an opponent that stays when its owner goes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingSeek {
    /// Who wants to play.
    pub player: PlayerId,
    /// The game.
    pub variant: Variant,
    /// The time control of a live game.
    pub clock: TimeControl,
    /// Whether ratings shall change.
    pub rated: bool,
    /// Whether an unrated game will not do instead.
    pub rated_only: bool,
    /// What a match adds to the game.
    pub combined: Option<MatchTerms>,
    /// When it was left, in milliseconds since 1970.
    pub created: i64,
    /// Until when it stays.
    pub until: i64,
}

impl Store {
    /// Stores a standing seek in place of the one that the player had.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_standing_seek(&self, seek: StandingSeek) -> Result<(), StoreError> {
        self.write(move |connection| {
            let (variant, clock) =
                (WrittenVariant(seek.variant).to_string(), seek.clock.to_string());
            let combined = written_match(seek.combined)?;
            connection.execute(
                "INSERT INTO standing_seeks (player, variant, clock, rated, rated_only, created, until, combined) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player) DO UPDATE SET variant = $2, clock = $3, \
                 rated = $4, rated_only = $5, created = $6, until = $7, combined = $8",
                values![
                    seek.player,
                    &variant,
                    &clock,
                    seek.rated,
                    seek.rated_only,
                    seek.created,
                    seek.until,
                    combined.as_deref(),
                ],
            )?;
            Ok(())
        })
        .await
    }

    /// The standing seek of a player, if it stays beyond a moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standing_seek(
        &self,
        player: PlayerId,
        now: i64,
    ) -> Result<Option<StandingSeek>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT player, variant, clock, rated, rated_only, created, until, combined FROM standing_seeks \
                       WHERE player = $1 AND until > $2";
            Ok(connection.first(sql, values![player, now])?.map(read).transpose()?)
        })
        .await
    }

    /// Deletes the standing seek of a player; `false` when there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_standing_seek(&self, player: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM standing_seeks WHERE player = $1";
            Ok(connection.touches(sql, values![player])?)
        })
        .await
    }

    /// The standing seeks that stay beyond a moment, the oldest first. Those that do not are deleted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standing_seeks(&self, now: i64) -> Result<Vec<StandingSeek>, StoreError> {
        self.write(move |connection| {
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
        combined: read_match(&mut row)?,
    })
}
