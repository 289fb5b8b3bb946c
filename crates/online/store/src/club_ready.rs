//! Who is ready on a club night, and the games that begin.

use record::{ClubNightId, GameId, PlayerId};

use crate::{
    AppendError, NewGame, Store, StoreError, Summary,
    club_nights::games_of,
    connection::{Connection, Lock, Row, values},
    failure::Failure,
};

/// A day in milliseconds: no night is longer.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// Somebody who is ready for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyPlayer {
    /// Who.
    pub player: PlayerId,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// When they last looked at the page.
    pub seen: i64,
    /// Whether they play a live game at the moment.
    pub is_playing: bool,
}

impl Store {
    /// Notes that somebody is ready; idempotent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn be_ready(
        &self,
        night: ClubNightId,
        player: PlayerId,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.hold(Lock::ClubNights)?;
            connection.execute("DELETE FROM club_ready WHERE seen <= $1", values![at - DAY])?;
            connection.execute(
                "INSERT INTO club_ready (night, player, since, seen) VALUES ($1, $2, $3, $3) \
                 ON CONFLICT (night, player) DO UPDATE SET seen = $3",
                values![night, player, at],
            )?;
            Ok(())
        })
        .await
    }

    /// Notes that somebody is not ready any more; idempotent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn be_unready(&self, night: ClubNightId, player: PlayerId) -> Result<(), StoreError> {
        self.write(move |connection| Ok(delete(connection, night, player)?)).await
    }

    /// Notes that somebody who is ready has looked at the page.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn see_ready(
        &self,
        night: ClubNightId,
        player: PlayerId,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE club_ready SET seen = $3 WHERE night = $1 AND player = $2";
            connection.execute(sql, values![night, player, at])?;
            Ok(())
        })
        .await
    }

    /// Who is ready on a night and has looked at its page after `alive`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ready_players(
        &self,
        night: ClubNightId,
        alive: i64,
    ) -> Result<Vec<ReadyPlayer>, StoreError> {
        self.read(move |connection| Ok(ready(connection, night, alive)?)).await
    }

    /// Begins games of those who are ready on a night and have looked at its page after `alive`. `choose` is given them and the games
    /// of the night, the oldest first, and makes the new ones: those are there then, and their players not ready any more. One night
    /// is paired at a time, so that nobody gets two games.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pair_club_night(
        &self,
        night: ClubNightId,
        alive: i64,
        choose: impl FnOnce(&[ReadyPlayer], &[(GameId, Summary)]) -> Vec<NewGame> + Send + 'static,
    ) -> Result<Vec<NewGame>, AppendError> {
        self.write(move |connection| {
            connection.hold(Lock::ClubNights)?;
            let ready = ready(connection, night, alive)?;
            let begun = choose(&ready, &games_of(connection, night)?);
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
) -> Result<(), Failure> {
    let sql = "DELETE FROM club_ready WHERE night = $1 AND player = $2";
    connection.execute(sql, values![night, player])?;
    Ok(())
}
