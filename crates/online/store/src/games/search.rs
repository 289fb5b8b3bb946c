//! Searching for games.

use std::collections::BTreeMap;

use protocol::Status;
use record::{GameId, PlayerId, Score, Speed};
use variants::Variant;

use crate::{
    Store, StoreError, Summary,
    connection::{Connection, Value, values},
    failure::Failure,
    summary,
};

/// The largest page.
const MOST: u32 = 1_000;

/// Which games are searched. `None` matches anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// A player of either color, including the guests who became them.
    pub player: Option<PlayerId>,
    /// Their opponent.
    pub opponent: Option<PlayerId>,
    /// The variant.
    pub variant: Option<Variant>,
    /// The speed.
    pub speed: Option<Speed>,
    /// Whether ratings change.
    pub rated: Option<bool>,
    /// The result.
    pub score: Option<Score>,
    /// How far it has come.
    pub status: Option<Status>,
    /// Whether private games are among them: only for a player who asks for their own.
    pub private: bool,
    /// The last game of the previous page: the search continues after it.
    pub before: Option<GameId>,
    /// The largest number of games; at most a thousand.
    pub limit: u32,
}

impl Default for Search {
    fn default() -> Self {
        Self {
            player: None,
            opponent: None,
            variant: None,
            speed: None,
            rated: None,
            score: None,
            status: None,
            private: false,
            before: None,
            limit: 50,
        }
    }
}

/// A search among the games that a condition on the player, `$1`, names.
macro_rules! search_sql {
    ($player:literal) => {
        concat!(
            "SELECT placed, ",
            summary::columns!(),
            " FROM games WHERE ",
            $player,
            " AND (CAST($2 AS BIGINT) IS NULL OR white = $2 OR black = $2)",
            " AND (CAST($3 AS TEXT) IS NULL OR variant = $3)",
            " AND (CAST($4 AS TEXT) IS NULL OR speed = $4)",
            " AND (CAST($5 AS BIGINT) IS NULL OR rated = $5)",
            " AND (CAST($6 AS TEXT) IS NULL OR score = $6)",
            " AND (CAST($7 AS TEXT) IS NULL OR status = $7)",
            " AND (CAST($8 AS BIGINT) IS NULL OR (placed, id) < ",
            "(SELECT last.placed, last.id FROM games AS last WHERE last.id = $8 AND last.private <= $10))",
            " AND private <= $10",
            " ORDER BY placed DESC, id DESC LIMIT $9"
        )
    };
}

impl Store {
    /// Games, the newest first: ended ones by when they ended, others by when they were made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search(&self, search: Search) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.read(move |connection| Ok(find(connection, &search)?)).await
    }
}

fn find(
    connection: &mut dyn Connection,
    search: &Search,
) -> Result<Vec<(GameId, Summary)>, Failure> {
    let most = search.limit.min(MOST);
    // In the order of lists. A player may sit at both sides, and a game must come once.
    let mut found = BTreeMap::new();
    match search.player {
        None => {
            gather(
                connection,
                search_sql!("CAST($1 AS BIGINT) IS NULL"),
                None,
                search,
                &mut found,
            )?;
        }
        Some(player) => {
            // One walk along an index for each seat stays short even for a player with a million games.
            for id in all_ids(connection, player)? {
                gather(connection, search_sql!("white = $1"), Some(id), search, &mut found)?;
                gather(connection, search_sql!("black = $1"), Some(id), search, &mut found)?;
            }
        }
    }
    let newest = found.into_iter().rev().take(most as usize);
    Ok(newest.map(|((_, id), summary)| (id, summary)).collect())
}

fn gather(
    connection: &mut dyn Connection,
    sql: &str,
    player: Option<PlayerId>,
    search: &Search,
    found: &mut BTreeMap<(i64, GameId), Summary>,
) -> Result<(), Failure> {
    let values: &[Value<'_>] = values![
        player,
        search.opponent,
        search.variant.map(Variant::id),
        search.speed.map(Speed::code),
        search.rated,
        search.score.map(Score::code),
        search.status.map(Status::code),
        search.before,
        search.limit.min(MOST),
        search.private,
    ];
    for mut row in connection.query(sql, values)? {
        let placed = row.take()?;
        let (id, summary) = summary::read(row)?;
        found.insert((placed, id), summary);
    }
    Ok(())
}

/// The id of a player, and those of the guests who became them.
pub(crate) fn all_ids(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<PlayerId>, Failure> {
    let sql = "SELECT id FROM players WHERE merged_into = $1 ORDER BY id";
    let guests = connection.query(sql, values![player])?;
    let guests = guests.into_iter().map(|mut row| row.take());
    std::iter::once(Ok(player)).chain(guests).collect()
}
