//! Games: logs and lists.

use std::cmp::Reverse;

use protocol::Status;
use record::{Event, EventKind, GameId};

#[cfg(feature = "cluster")]
use crate::connection::Dialect;
use crate::{
    append_error::AppendError,
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    ratings::{self, Rated, RatingChange},
    summary::{self, Expected, Summary},
};

mod access;
mod challenges;
mod changes;
mod engine_games;
mod entries;
mod matches;
mod new_game;
mod plans;
mod search;
mod walks;

use self::entries::Entries;
pub use access::Access;
pub use challenges::Challenge;
pub use changes::ChangedGame;
pub use matches::NewLinkedGame;
pub use new_game::NewGame;
pub(crate) use search::all_ids;
pub use search::{Search, SearchPage};

handle! {
    /// Games: logs, summaries, lists and searches.
    Games
}

impl Games<'_> {
    /// Stores a new game with its first events, numbered from zero.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if a game with this id exists.
    pub async fn add(
        self,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
    ) -> Result<(), AppendError> {
        let entries = Entries::first(&events, &summary)?;
        self.threads.write(move |connection| entries.create(connection, game, &summary)).await
    }

    /// Appends events to a game. On return, the events and the summary are on the disk.
    ///
    /// `rated` is given with the event that ends a rated game: the ratings of both players change in the same transaction, once
    /// per game however often this method is called. Returns the rating changes, White's first.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the game has events unknown to the caller.
    pub async fn append(
        self,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        rated: Option<Rated>,
    ) -> Result<Vec<RatingChange>, AppendError> {
        self.append_in(None, game, events, summary, rated).await
    }

    /// Like [`Self::append`], for a node that has owned the game since the given epoch.
    ///
    /// # Errors
    /// [`AppendError::Fenced`] if another node has become the owner since then.
    pub async fn append_in(
        self,
        epoch: Option<i64>,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        rated: Option<Rated>,
    ) -> Result<Vec<RatingChange>, AppendError> {
        let entries = Entries::of(&events, &summary)?;
        let expected = entries.expected(epoch)?;
        if rated.is_none() && events.iter().all(|event| keeps_list_position(&event.kind)) {
            let is_one = entries.only().is_some();
            let append = move |connection: &mut dyn Connection| {
                append_turns(connection, game, &entries, &summary, expected)
            };
            return if is_one {
                self.threads.write_atomic(append).await
            } else {
                self.threads.write(append).await
            };
        }
        self.threads
            .write(move |connection| {
                if !summary.update(connection, game, expected)? {
                    return Err(append_error(connection, game, epoch)?);
                }
                if summary.status != Status::Waiting {
                    connection.execute("DELETE FROM challenges WHERE game = $1", values![game])?;
                }
                entries.insert(connection, game)?;
                match rated {
                    Some(rated) => Ok(ratings::settle(connection, game, &summary, &rated)?),
                    None => Ok(Vec::new()),
                }
            })
            .await
    }

    /// Returns all events of a game, in order; empty if the game does not exist.
    pub async fn log(self, game: GameId) -> Result<Vec<Event>, StoreError> {
        self.threads.read(move |connection| Ok(read_log(connection, game)?)).await
    }

    /// Returns the logs of several games, for counting or copying many of them, without delaying players. A game that
    /// does not exist has no events.
    pub async fn logs(self, games: Vec<GameId>) -> Result<Vec<Vec<Event>>, StoreError> {
        self.threads
            .list(move |connection| {
                let logs = games.into_iter().map(|game| read_log(connection, game));
                Ok(logs.collect::<Result<_, Failure>>()?)
            })
            .await
    }

    /// Returns the summary of a game.
    pub async fn summary(self, game: GameId) -> Result<Option<Summary>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = concat!("SELECT ", summary::columns!(), " FROM games WHERE id = $1");
                let row = connection.first(sql, values![game])?;
                Ok(row.map(summary::read).transpose()?.map(|(_, summary)| summary))
            })
            .await
    }

    /// Returns the unfinished live games, which a server resumes when it starts.
    pub async fn unfinished_live(self) -> Result<Vec<GameId>, StoreError> {
        self.threads.list(|connection| {
            let sql =
                "SELECT id FROM games WHERE status = 'playing' AND status <> 'ended' AND live = 1";
            ids(connection.query(sql, &[])?)
        })
        .await
    }

    /// Returns the games whose deadline has passed, for a turn or for joining, longest overdue first.
    pub async fn due(self, now: i64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline <= $1 \
                       AND status <> 'ended' ORDER BY deadline, id LIMIT $2";
                ids(connection.query(sql, values![now, limit])?)
            })
            .await
    }

    /// Returns the games that any player may join, newest first.
    pub async fn joinable(self, limit: u32) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.threads.list(move |connection| {
            let sql = concat!(
                "SELECT ",
                summary::columns!(),
                " FROM games WHERE status = 'waiting' AND status <> 'ended' AND live = $1 AND open = 1 \
                 AND private = 0 ORDER BY placed DESC, id DESC LIMIT $2"
            );
            // The index separates live games from others; each half is read in order.
            let mut found = summaries(connection.query(sql, values![true, limit])?)?;
            found.extend(summaries(connection.query(sql, values![false, limit])?)?);
            found.sort_by_key(|(id, summary)| Reverse((summary.created, *id)));
            found.truncate(limit as usize);
            Ok(found)
        })
        .await
    }
}

/// Appends events that leave the position of the game in all lists unchanged.
fn append_turns(
    connection: &mut dyn Connection,
    game: GameId,
    entries: &Entries,
    summary: &Summary,
    expected: Expected,
) -> Result<Vec<RatingChange>, AppendError> {
    #[cfg(feature = "cluster")]
    if connection.dialect() == Dialect::Postgres
        && let Some(event) = entries.only()
    {
        return match summary.append_turn(connection, game, expected, event) {
            Ok(true) => Ok(Vec::new()),
            Ok(false) => Err(append_error(connection, game, expected.epoch)?),
            Err(Failure::Exists) => Err(AppendError::Conflict),
            Err(failure) => Err(failure.into()),
        };
    }
    if !summary.update_turn(connection, game, expected)? {
        return Err(append_error(connection, game, expected.epoch)?);
    }
    entries.insert(connection, game)?;
    Ok(Vec::new())
}

/// Returns whether a game keeps its position in all lists after an event.
const fn keeps_list_position(kind: &EventKind) -> bool {
    match kind {
        EventKind::Turn { .. }
        | EventKind::Offered { .. }
        | EventKind::Declined { .. }
        | EventKind::TakenBack { .. }
        | EventKind::Outage { .. }
        | EventKind::Extended { .. }
        | EventKind::Linked { .. }
        | EventKind::Settled { .. }
        | EventKind::Rolled { .. } => true,
        EventKind::Created { .. }
        | EventKind::Joined { .. }
        | EventKind::Ended { .. }
        | EventKind::Committed { .. }
        | EventKind::PartOf { .. }
        | EventKind::Revealed { .. }
        | EventKind::Rematch { .. } => false,
    }
}

fn read_log(connection: &mut dyn Connection, game: GameId) -> Result<Vec<Event>, Failure> {
    let sql = "SELECT event FROM events WHERE game = $1 ORDER BY seq";
    connection.query(sql, values![game])?.into_iter().map(event).collect()
}

/// Returns the reason why an append updated nothing.
fn append_error(
    connection: &mut dyn Connection,
    game: GameId,
    epoch: Option<i64>,
) -> Result<AppendError, Failure> {
    let found = connection.first("SELECT epoch FROM games WHERE id = $1", values![game])?;
    let Some(mut row) = found else { return Ok(AppendError::NoSuchGame) };
    let now: i64 = row.take()?;
    let is_fenced = epoch.is_some_and(|epoch| epoch != now);
    Ok(if is_fenced { AppendError::Fenced } else { AppendError::Conflict })
}

/// Fails if another node has become the owner of a game since the given epoch, and locks the ownership until the transaction
/// ends.
fn check_epoch(
    connection: &mut dyn Connection,
    game: GameId,
    epoch: Option<i64>,
) -> Result<(), AppendError> {
    let Some(epoch) = epoch else { return Ok(()) };
    let sql = "UPDATE games SET epoch = epoch WHERE id = $1 AND epoch = $2";
    if connection.touches(sql, values![game, epoch])? { Ok(()) } else { Err(AppendError::Fenced) }
}

pub(crate) fn event(mut row: Row) -> Result<Event, Failure> {
    let text: String = row.take()?;
    serde_json::from_str(&text).map_err(|_| Failure::Unreadable("invalid event"))
}

pub(crate) fn summaries(rows: Vec<Row>) -> Result<Vec<(GameId, Summary)>, StoreError> {
    Ok(rows.into_iter().map(summary::read).collect::<Result<_, Failure>>()?)
}

fn ids(rows: Vec<Row>) -> Result<Vec<GameId>, StoreError> {
    Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
}
