//! Recent changes in all games, for nodes that have missed messages from other nodes.

use record::{GameId, PlayerId};

use super::Games;
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    summary::{self, Summary},
};

/// Recently changed game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedGame {
    /// The game.
    pub id: GameId,
    /// Summary of the game.
    pub summary: Summary,
    /// Challenged player, and the rated game that this game would replace.
    pub challenged: Option<(PlayerId, Option<GameId>)>,
}

macro_rules! changed_sql {
    ($condition:literal) => {
        concat!(
            "SELECT (SELECT challenged FROM challenges WHERE game = games.id), ",
            "(SELECT instead FROM challenges WHERE game = games.id), ",
            summary::columns!(),
            " FROM games WHERE ",
            $condition,
            " ORDER BY updated, id LIMIT $2"
        )
    };
}

impl Games<'_> {
    /// Returns the games that have changed since the given time: first those in progress, then those that have ended.
    pub async fn changed(self, since: i64, limit: u32) -> Result<Vec<ChangedGame>, StoreError> {
        const RUNNING: &str = changed_sql!("status <> 'ended' AND updated >= $1");
        // `placed` of an ended game is the time of its end.
        const ENDED: &str = changed_sql!("status = 'ended' AND placed >= $1");
        self.threads
            .list(move |connection| {
                let mut found = read(connection, RUNNING, since, limit)?;
                found.extend(read(connection, ENDED, since, limit)?);
                Ok(found)
            })
            .await
    }
}

fn read(
    connection: &mut dyn Connection,
    sql: &str,
    since: i64,
    limit: u32,
) -> Result<Vec<ChangedGame>, Failure> {
    let mut found = Vec::new();
    for mut row in connection.query(sql, values![since, limit])? {
        let (challenged, instead): (Option<PlayerId>, Option<GameId>) =
            (row.maybe()?, row.maybe()?);
        let (id, summary) = summary::read(row)?;
        let challenged = challenged.map(|player| (player, instead));
        found.push(ChangedGame { id, summary, challenged });
    }
    Ok(found)
}
