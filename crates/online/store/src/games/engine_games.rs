//! How many games against engines a person plays.

use record::PlayerId;

use super::{NewGame, search::all_ids};
use crate::{
    AppendError, Store,
    connection::{Connection, Lock, values},
    failure::Failure,
};

impl Store {
    /// Stores a new game of a person against an engine, unless they play as many as they may: then `false`. They are counted in the
    /// same transaction, one of this person at a time.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when there is a game with this id.
    pub async fn create_engine_game(
        &self,
        game: NewGame,
        person: PlayerId,
        most: u32,
    ) -> Result<bool, AppendError> {
        self.write(move |connection| {
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

/// The games that somebody plays against engines.
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
