//! Limit on a player's simultaneous games against engines.

use record::PlayerId;

use super::{Games, NewGame, search::all_ids};
use crate::{
    append_error::AppendError,
    connection::{Connection, Lock, values},
    failure::Failure,
};

impl Games<'_> {
    /// Stores a new game of a player against an engine. Returns `false` if the player already has the maximum number of such
    /// games. The games are counted in the same transaction, and only one such transaction per player runs at a time.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if a game with this id exists.
    pub async fn create_against_engine(
        self,
        game: NewGame,
        person: PlayerId,
        most: u32,
    ) -> Result<bool, AppendError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::EngineGames(person))?;
                let mut count = 0;
                for id in all_ids(connection, person)? {
                    count += playing(connection, id)?;
                }
                if count >= most {
                    return Ok(false);
                }
                game.create(connection)?;
                Ok(true)
            })
            .await
    }
}

/// Returns the number of games that a player is playing against engines.
fn playing(connection: &mut dyn Connection, person: PlayerId) -> Result<u32, Failure> {
    let mut count = 0;
    for (seat, other) in [("white", "black"), ("black", "white")] {
        let sql = format!(
            "SELECT COUNT(*) FROM games JOIN players ON players.id = games.{other} \
             WHERE games.{seat} = $1 AND players.kind = 'engine' \
             AND games.facet IN (SELECT id FROM facets WHERE status = 'playing')"
        );
        let found = connection.first(&sql, values![person])?;
        count += found.map(|mut row| row.take::<u32>()).transpose()?.unwrap_or(0);
    }
    Ok(count)
}
