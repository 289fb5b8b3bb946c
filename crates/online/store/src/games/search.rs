//! Searching for games.

use std::time::{Duration, Instant};

use protocol::Status;
use record::{GameId, PlayerId, Score, Speed};
use variants::Variant;

use super::walks::{ListKey, Seats, Walks};
use crate::{
    Store, StoreError, Summary,
    connection::{Connection, values},
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

/// A page of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchPage {
    /// The games, the newest first.
    pub games: Vec<(GameId, Summary)>,
    /// Whether the deadline came before the page was full or the search at its end: there may be more games, after
    /// the last of these or, without any, after [`Search::before`].
    pub is_partial: bool,
}

impl Store {
    /// Games, the newest first: ended ones by when they ended, others by when they were created.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search(&self, search: Search) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.list(move |connection| Ok(find(connection, &search, None)?.games)).await
    }

    /// The same, but after `limit` it returns what it has found so far.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search_within(
        &self,
        search: Search,
        limit: Duration,
    ) -> Result<SearchPage, StoreError> {
        let deadline = Instant::now() + limit;
        self.list(move |connection| {
            connection.set_deadline(Some(deadline));
            let page = find(connection, &search, Some(deadline));
            connection.set_deadline(None);
            Ok(page?)
        })
        .await
    }
}

/// Finds a page of games. It reads a few games of each facet that matches and the page itself, whatever is combined.
fn find(
    connection: &mut dyn Connection,
    search: &Search,
    deadline: Option<Instant>,
) -> Result<SearchPage, Failure> {
    let mut games = Vec::new();
    let is_partial = match gather(connection, search, deadline, &mut games) {
        Ok(is_partial) => is_partial,
        Err(Failure::Interrupted) => true,
        Err(failure) => return Err(failure),
    };
    Ok(SearchPage { games, is_partial })
}

/// Adds the games of a page; returns whether the deadline came first.
fn gather(
    connection: &mut dyn Connection,
    search: &Search,
    deadline: Option<Instant>,
    games: &mut Vec<(GameId, Summary)>,
) -> Result<bool, Failure> {
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let before = match search.before {
        None => None,
        Some(last) => match list_key(connection, last, search.private)? {
            None => return Ok(false),
            key => key,
        },
    };
    let matching = matching_facets(connection, search)?;
    let mut walks = Walks::default();
    for seats in seats(connection, search)? {
        let of_seats = match seats {
            Seats::Any => matching.clone(),
            seats => seats.facets(connection)?,
        };
        for facet in of_seats.into_iter().filter(|facet| matching.binary_search(facet).is_ok()) {
            if is_late() {
                return Ok(true);
            }
            walks.add(connection, seats, facet, before)?;
        }
    }
    while games.len() < search.limit.min(MOST) as usize {
        if is_late() {
            return Ok(true);
        }
        let Some((_, id)) = walks.next(connection)? else { break };
        let sql = concat!("SELECT ", summary::columns!(), " FROM games WHERE id = $1");
        if let Some(row) = connection.first(sql, values![id])? {
            games.push(summary::read(row)?);
        }
    }
    Ok(false)
}

/// The facets that a search looks at.
fn matching_facets(connection: &mut dyn Connection, search: &Search) -> Result<Vec<i64>, Failure> {
    let rows = connection.query(
        "SELECT id FROM facets WHERE (CAST($1 AS TEXT) IS NULL OR variant = $1) \
         AND (CAST($2 AS TEXT) IS NULL OR speed = $2) AND (CAST($3 AS BIGINT) IS NULL OR rated = $3) \
         AND (CAST($4 AS TEXT) IS NULL OR score = $4) AND (CAST($5 AS TEXT) IS NULL OR status = $5) \
         AND private <= $6 ORDER BY id",
        values![
            search.variant.map(Variant::id),
            search.speed.map(Speed::code),
            search.rated,
            search.score.map(Score::code),
            search.status.map(Status::code),
            search.private,
        ],
    )?;
    rows.into_iter().map(|mut row| row.take()).collect()
}

/// Where a game stands in lists; `None` for a game that the search must not know of.
fn list_key(
    connection: &mut dyn Connection,
    game: GameId,
    private: bool,
) -> Result<Option<ListKey>, Failure> {
    let sql = "SELECT placed, id FROM games WHERE id = $1 AND private <= $2";
    let row = connection.first(sql, values![game, private])?;
    row.map(|mut row| Ok((row.take()?, row.take()?))).transpose()
}

/// The seats whose games are searched.
fn seats(connection: &mut dyn Connection, search: &Search) -> Result<Vec<Seats>, Failure> {
    Ok(match (search.player, search.opponent) {
        (None, None) => vec![Seats::Any],
        (Some(player), None) | (None, Some(player)) => all_ids(connection, player)?
            .into_iter()
            .flat_map(|id| [Seats::White(id), Seats::Black(id)])
            .collect(),
        (Some(player), Some(opponent)) => all_ids(connection, player)?
            .into_iter()
            .flat_map(|id| [Seats::Both(id, opponent), Seats::Both(opponent, id)])
            .collect(),
    })
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

#[cfg(test)]
mod tests;
