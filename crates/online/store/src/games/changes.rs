//! What has happened lately in all games: for nodes that have missed what the others said.

use record::{GameId, PlayerId};

use crate::{
    Store, StoreError, Summary,
    connection::{Connection, values},
    failure::Failure,
    summary,
};

/// A game in which something has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedGame {
    /// The game.
    pub id: GameId,
    /// What lists show of it.
    pub summary: Summary,
    /// Who is challenged to it, and the rated game that it would replace.
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

impl Store {
    /// The games in which something has happened since a moment: those that go on, then those that have ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn changed_games(
        &self,
        since: i64,
        limit: u32,
    ) -> Result<Vec<ChangedGame>, StoreError> {
        const RUNNING: &str = changed_sql!("status <> 'ended' AND updated >= $1");
        // An ended game has its place in lists by when it ended.
        const ENDED: &str = changed_sql!("status = 'ended' AND placed >= $1");
        self.list(move |connection| {
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
