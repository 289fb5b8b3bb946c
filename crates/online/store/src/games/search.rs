//! Search for games.

use std::time::{Duration, Instant};

use protocol::Status;
use record::{GameId, PlayerId, Score, Speed};
use variants::Variant;

use super::{
    Games,
    walks::{ListKey, Seats, Walks},
};
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    limits::{IN_PROGRESS_MAX_GAMES, SEARCH_PAGE_MAX_GAMES},
    summary::{self, Summary},
};

/// Search criteria. `None` matches anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// Player with either colour; games that they played as a guest before registration are included.
    pub player: Option<PlayerId>,
    /// The player's opponent.
    pub opponent: Option<PlayerId>,
    /// The variant.
    pub variant: Option<Variant>,
    /// The speed.
    pub speed: Option<Speed>,
    /// Whether the games are rated.
    pub rated: Option<bool>,
    /// The score.
    pub score: Option<Score>,
    /// The status.
    pub status: Option<Status>,
    /// Whether to include aborted games.
    pub aborted: bool,
    /// Whether to include private games; only for a player's own games.
    pub private: bool,
    /// Last game of the previous page, after which the search continues.
    pub before: Option<GameId>,
    /// Maximum number of games; at most 1000.
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
            aborted: true,
            private: false,
            before: None,
            limit: 50,
        }
    }
}

/// Page of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchPage {
    /// The games, newest first.
    pub games: Vec<(GameId, Summary)>,
    /// Whether the deadline passed before the page was full or the search complete. There may be more games after the last one
    /// or, if the page is empty, after [`Search::before`].
    pub is_partial: bool,
}

impl Games<'_> {
    /// Searches for games, newest first: ended games by the time of their end, others by the time of their creation.
    pub async fn search(self, search: Search) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.threads.list(move |connection| Ok(find(connection, &search, None)?.games)).await
    }

    /// Like [`Self::search`], but returns the games found so far when the time `limit` has passed.
    pub async fn search_within(
        self,
        search: Search,
        limit: Duration,
    ) -> Result<SearchPage, StoreError> {
        let deadline = Instant::now() + limit;
        self.threads
            .list(move |connection| {
                connection.set_deadline(Some(deadline));
                let page = find(connection, &search, Some(deadline));
                connection.set_deadline(None);
                Ok(page?)
            })
            .await
    }

    /// Returns the newest games of a player with the given status, including those played as a guest before registration.
    pub async fn of(
        self,
        player: PlayerId,
        status: Status,
    ) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.search(Search {
            player: Some(player),
            status: Some(status),
            limit: 500,
            ..Search::default()
        })
        .await
    }

    /// Returns the newest games that a player is playing, without waiting for searches and lists. Private games are included on
    /// request.
    pub async fn in_progress(
        self,
        player: PlayerId,
        private: bool,
    ) -> Result<Vec<(GameId, Summary)>, StoreError> {
        let search = Search {
            player: Some(player),
            status: Some(Status::Playing),
            private,
            limit: IN_PROGRESS_MAX_GAMES,
            ..Search::default()
        };
        self.threads.read(move |connection| Ok(find(connection, &search, None)?.games)).await
    }
}

/// Finds a page of games. For any combination of criteria, only a few games of each matching facet and the page itself are read.
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

/// Adds the games of a page, and returns whether the deadline passed first.
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
    while games.len() < search.limit.min(SEARCH_PAGE_MAX_GAMES) as usize {
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

/// Returns the facets that match a search.
fn matching_facets(connection: &mut dyn Connection, search: &Search) -> Result<Vec<i64>, Failure> {
    let rows = connection.query(
        "SELECT id FROM facets WHERE (CAST($1 AS TEXT) IS NULL OR variant = $1) \
         AND (CAST($2 AS TEXT) IS NULL OR speed = $2) AND (CAST($3 AS BIGINT) IS NULL OR rated = $3) \
         AND (CAST($4 AS TEXT) IS NULL OR score = $4) AND (CAST($5 AS TEXT) IS NULL OR status = $5) \
         AND private <= $6 AND (CAST($7 AS BIGINT) = 1 OR status <> $8 OR score <> $9) ORDER BY id",
        values![
            search.variant.map(Variant::id),
            search.speed.map(Speed::code),
            search.rated,
            search.score.map(Score::code),
            search.status.map(Status::code),
            search.private,
            search.aborted,
            Status::Ended.code(),
            Score::Open.code(),
        ],
    )?;
    rows.into_iter().map(|mut row| row.take()).collect()
}

/// Returns the position of a game in lists; `None` for a game that the search must not reveal.
fn list_key(
    connection: &mut dyn Connection,
    game: GameId,
    private: bool,
) -> Result<Option<ListKey>, Failure> {
    let sql = "SELECT placed, id FROM games WHERE id = $1 AND private <= $2";
    let row = connection.first(sql, values![game, private])?;
    row.map(|mut row| Ok((row.take()?, row.take()?))).transpose()
}

/// Returns the seats whose games are searched.
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

/// Returns the ids of a player: their own, and those of guests merged into the account.
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
