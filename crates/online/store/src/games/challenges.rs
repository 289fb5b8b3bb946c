//! Challenges: private games that wait for a certain player.

use record::{GameId, PlayerId};

use super::search::all_ids;
use crate::{
    Store, StoreError, Summary,
    connection::{Connection, values},
    failure::Failure,
    summary,
};

/// A list has so many challenges at most.
const MOST: u32 = 100;

/// A challenge that has not been answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The game.
    pub game: GameId,
    /// What lists show of it; its challenger has a seat.
    pub summary: Summary,
    /// Who may accept it.
    pub challenged: PlayerId,
    /// Their rated game that it would replace.
    pub instead: Option<GameId>,
}

/// The challenges in which a column names a player.
macro_rules! challenges_sql {
    ($column:literal) => {
        concat!(
            "SELECT (SELECT challenged FROM challenges WHERE game = games.id), ",
            "(SELECT instead FROM challenges WHERE game = games.id), ",
            summary::columns!(),
            " FROM games WHERE id IN (SELECT game FROM challenges WHERE ",
            $column,
            " = $1) AND status = 'waiting' ORDER BY placed DESC, id DESC LIMIT $2"
        )
    };
}

impl Store {
    /// The challenges that a player has received and not answered, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn challenges_to(&self, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
        self.read(move |connection| Ok(list(connection, player, challenges_sql!("challenged"))?))
            .await
    }

    /// The challenges that a player has sent and nobody has answered, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn challenges_by(&self, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
        self.read(move |connection| Ok(list(connection, player, challenges_sql!("challenger"))?))
            .await
    }
}

fn list(
    connection: &mut dyn Connection,
    player: PlayerId,
    sql: &str,
) -> Result<Vec<Challenge>, Failure> {
    let mut found = Vec::new();
    for id in all_ids(connection, player)? {
        for mut row in connection.query(sql, values![id, MOST])? {
            let (challenged, instead) = (row.take()?, row.maybe()?);
            let (game, summary) = summary::read(row)?;
            found.push(Challenge { game, summary, challenged, instead });
        }
    }
    Ok(found)
}
