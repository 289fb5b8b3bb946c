//! Players who are ready on a club night, and how they are paired.

use record::{ClubNightId, GameId, PlayerId};

use super::{ClubNights, games_of};
use crate::{
    append_error::AppendError,
    blocks::{self, Apart},
    connection::{Connection, Lock, Row, values},
    failure::{Failure, StoreError},
    games::NewGame,
    summary::Summary,
};

/// One day in milliseconds. No club night lasts longer.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Player who is ready for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyPlayer {
    /// The player.
    pub player: PlayerId,
    /// Time since which the player has been ready, in milliseconds since 1970.
    pub since: i64,
    /// Time at which the player last polled the page, in milliseconds since 1970.
    pub seen: i64,
    /// Whether the player is playing a live game.
    pub is_playing: bool,
}

impl ClubNights<'_> {
    /// Records that a player is ready. Idempotent.
    pub async fn be_ready(
        self,
        night: ClubNightId,
        player: PlayerId,
        at: i64,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::ClubNights)?;
                connection
                    .execute("DELETE FROM club_ready WHERE seen <= $1", values![at - DAY_MS])?;
                connection.execute(
                    "INSERT INTO club_ready (night, player, since, seen) VALUES ($1, $2, $3, $3) \
                 ON CONFLICT (night, player) DO UPDATE SET seen = $3",
                    values![night, player, at],
                )?;
                Ok(())
            })
            .await
    }

    /// Records that a player is no longer ready. Returns `false` if they were not.
    pub async fn be_unready(
        self,
        night: ClubNightId,
        player: PlayerId,
    ) -> Result<bool, StoreError> {
        self.threads.write(move |connection| Ok(delete(connection, night, player)?)).await
    }

    /// Records that a ready player has polled the page.
    pub async fn see_ready(
        self,
        night: ClubNightId,
        player: PlayerId,
        at: i64,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE club_ready SET seen = $3 WHERE night = $1 AND player = $2";
                connection.execute(sql, values![night, player, at])?;
                Ok(())
            })
            .await
    }

    /// Returns the players who are ready on a club night and have polled its page after `alive`.
    pub async fn ready(
        self,
        night: ClubNightId,
        alive: i64,
    ) -> Result<Vec<ReadyPlayer>, StoreError> {
        self.threads.read(move |connection| Ok(ready(connection, night, alive)?)).await
    }

    /// Pairs the players who are ready on a club night and have polled its page after `alive`. `choose` receives them, the games
    /// of the night, oldest first, and the pairs kept apart by a block. It returns new games, which are stored; their players are
    /// then no longer ready. Only one transaction pairs players at a time so that no player is paired twice.
    pub async fn pair(
        self,
        night: ClubNightId,
        alive: i64,
        choose: impl FnOnce(&[ReadyPlayer], &[(GameId, Summary)], &[Apart]) -> Vec<NewGame>
        + Send
        + 'static,
    ) -> Result<Vec<NewGame>, AppendError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::ClubNights)?;
                let ready = ready(connection, night, alive)?;
                let apart = blocks::apart_on(connection, night)?;
                let begun = choose(&ready, &games_of(connection, night)?, &apart);
                for game in &begun {
                    for player in [game.summary.white, game.summary.black].into_iter().flatten() {
                        delete(connection, night, player)?;
                    }
                    game.create(connection)?;
                    let sql = "INSERT INTO club_games (night, game) VALUES ($1, $2)";
                    connection.execute(sql, values![night, game.id])?;
                }
                Ok(begun)
            })
            .await
    }
}

fn ready(
    connection: &mut dyn Connection,
    night: ClubNightId,
    alive: i64,
) -> Result<Vec<ReadyPlayer>, Failure> {
    let playing = "facet IN (SELECT id FROM facets WHERE status = 'playing') AND live = 1";
    let sql = format!(
        "SELECT player, since, seen, CASE WHEN \
         EXISTS (SELECT 1 FROM games WHERE white = club_ready.player AND {playing}) OR \
         EXISTS (SELECT 1 FROM games WHERE black = club_ready.player AND {playing}) \
         THEN 1 ELSE 0 END \
         FROM club_ready WHERE night = $1 AND seen > $2 ORDER BY since, player"
    );
    let read = |mut row: Row| {
        Ok(ReadyPlayer {
            player: row.take()?,
            since: row.take()?,
            seen: row.take()?,
            is_playing: row.take()?,
        })
    };
    connection.query(&sql, values![night, alive])?.into_iter().map(read).collect()
}

fn delete(
    connection: &mut dyn Connection,
    night: ClubNightId,
    player: PlayerId,
) -> Result<bool, Failure> {
    let sql = "DELETE FROM club_ready WHERE night = $1 AND player = $2";
    connection.touches(sql, values![night, player])
}
