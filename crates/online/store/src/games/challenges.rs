//! Challenges: private games that are waiting for a particular player.

use record::{GameId, PlayerId};

use super::{Games, search::all_ids};
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    limits::CHALLENGES_LISTED_MAX,
    summary::{self, Summary},
};

/// Pending challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The game.
    pub game: GameId,
    /// Summary of the game, in which the challenger has a seat.
    pub summary: Summary,
    /// The challenged player.
    pub challenged: PlayerId,
    /// The rated game of the challenged player that this game would replace.
    pub instead: Option<GameId>,
}

/// Query for the challenges with a player in the given column.
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

impl Games<'_> {
    /// Returns the pending challenges to a player, newest first.
    pub async fn challenges_to(self, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
        self.threads
            .read(move |connection| Ok(list(connection, player, challenges_sql!("challenged"))?))
            .await
    }

    /// Returns the pending challenges by a player, newest first.
    pub async fn challenges_by(self, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
        self.threads
            .read(move |connection| Ok(list(connection, player, challenges_sql!("challenger"))?))
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
        for mut row in connection.query(sql, values![id, CHALLENGES_LISTED_MAX])? {
            let (challenged, instead) = (row.take()?, row.maybe()?);
            let (game, summary) = summary::read(row)?;
            found.push(Challenge { game, summary, challenged, instead });
        }
    }
    Ok(found)
}
