//! Games: their logs, and lists of them.

use std::cmp::Reverse;

use protocol::Status;
use record::{Event, EventKind, GameId, PlayerId};

#[cfg(feature = "cluster")]
use crate::connection::Dialect;
use crate::{
    AppendError, Rated, RatingChange, Store, StoreError, Summary,
    connection::{Connection, Row, values},
    failure::Failure,
    ratings, summary,
};

mod access;
mod challenges;
mod changes;
mod engine_games;
mod entries;
mod heartbeat;
mod matches;
mod new_game;
mod plans;
mod reviews;
mod search;
mod walks;

use self::entries::Entries;
pub use access::Access;
pub use challenges::Challenge;
pub use changes::ChangedGame;
pub use matches::NewLinkedGame;
pub use new_game::NewGame;
pub use reviews::{ReviewRequest, StoredReview};
pub(crate) use search::all_ids;
pub use search::{Search, SearchPage};

impl Store {
    /// Stores a new game with its first events, numbered from zero.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when there is a game with this id.
    pub async fn new_game(
        &self,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
    ) -> Result<(), AppendError> {
        let entries = Entries::first(&events, &summary)?;
        self.write(move |connection| entries.create(connection, game, &summary)).await
    }

    /// Adds events to a game; they and the summary are on the disk when this answers.
    ///
    /// `rated` goes with the event that ends a game that counts: the ratings of both players change in the same
    /// transaction, once for a game however often it is asked. The answer has the changes, White's first.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when the game has other events than the caller knows.
    pub async fn append(
        &self,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        rated: Option<Rated>,
    ) -> Result<Vec<RatingChange>, AppendError> {
        self.append_in(None, game, events, summary, rated).await
    }

    /// The same by a node that has the game in its hands since an epoch.
    ///
    /// # Errors
    /// [`AppendError::Fenced`] when another node has taken it since.
    pub async fn append_in(
        &self,
        epoch: Option<i64>,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        rated: Option<Rated>,
    ) -> Result<Vec<RatingChange>, AppendError> {
        let entries = Entries::of(&events, &summary)?;
        let Some(expected) = entries.first.checked_sub(1) else {
            return Err(AppendError::Conflict);
        };
        if rated.is_none() && events.iter().all(|event| keeps_list_position(&event.kind)) {
            let is_one = entries.only().is_some();
            let append = move |connection: &mut dyn Connection| {
                append_turns(connection, game, &entries, &summary, expected, epoch)
            };
            return if is_one { self.write_atomic(append).await } else { self.write(append).await };
        }
        self.write(move |connection| {
            if !summary.update(connection, game, expected, epoch)? {
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

    /// All events of a game, in order; empty when there is no such game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn log(&self, game: GameId) -> Result<Vec<Event>, StoreError> {
        self.read(move |connection| Ok(read_log(connection, game)?)).await
    }

    /// The logs of several games, for those who count or copy many: nobody who plays waits behind it. A game that
    /// does not exist has no events.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn logs(&self, games: Vec<GameId>) -> Result<Vec<Vec<Event>>, StoreError> {
        self.list(move |connection| {
            let logs = games.into_iter().map(|game| read_log(connection, game));
            Ok(logs.collect::<Result<_, Failure>>()?)
        })
        .await
    }

    /// What lists show of a game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn summary(&self, game: GameId) -> Result<Option<Summary>, StoreError> {
        self.read(move |connection| {
            let sql = concat!("SELECT ", summary::columns!(), " FROM games WHERE id = $1");
            let row = connection.first(sql, values![game])?;
            Ok(row.map(summary::read).transpose()?.map(|(_, summary)| summary))
        })
        .await
    }

    /// Games with a running clock that have not ended: those that a server takes up again when it starts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unfinished_live(&self) -> Result<Vec<GameId>, StoreError> {
        self.list(|connection| {
            let sql =
                "SELECT id FROM games WHERE status = 'playing' AND status <> 'ended' AND live = 1";
            ids(connection.query(sql, &[])?)
        })
        .await
    }

    /// Games whose time has run out by now, also to be joined, those first that wait longest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline <= $1 \
                       AND status <> 'ended' ORDER BY deadline, id LIMIT $2";
            ids(connection.query(sql, values![now, limit])?)
        })
        .await
    }

    /// Games that anybody may join, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_games(&self, limit: u32) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.list(move |connection| {
            let sql = concat!(
                "SELECT ",
                summary::columns!(),
                " FROM games WHERE status = 'waiting' AND status <> 'ended' AND live = $1 AND open = 1 \
                 AND private = 0 ORDER BY placed DESC, id DESC LIMIT $2"
            );
            // The index has live games apart from others; each half is read in its order.
            let mut found = summaries(connection.query(sql, values![true, limit])?)?;
            found.extend(summaries(connection.query(sql, values![false, limit])?)?);
            found.sort_by_key(|(id, summary)| Reverse((summary.created, *id)));
            found.truncate(limit as usize);
            Ok(found)
        })
        .await
    }

    /// The newest games of a player with a status, including those of guests who became them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_of(
        &self,
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
}

/// Appends events that change nothing but the game itself.
fn append_turns(
    connection: &mut dyn Connection,
    game: GameId,
    entries: &Entries,
    summary: &Summary,
    expected: u32,
    epoch: Option<i64>,
) -> Result<Vec<RatingChange>, AppendError> {
    #[cfg(feature = "cluster")]
    if connection.dialect() == Dialect::Postgres
        && let Some(event) = entries.only()
    {
        return match summary.append_turn(connection, game, expected, epoch, event) {
            Ok(true) => Ok(Vec::new()),
            Ok(false) => Err(append_error(connection, game, epoch)?),
            Err(Failure::Exists) => Err(AppendError::Conflict),
            Err(failure) => Err(failure.into()),
        };
    }
    if !summary.update_turn(connection, game, expected, epoch)? {
        return Err(append_error(connection, game, epoch)?);
    }
    entries.insert(connection, game)?;
    Ok(Vec::new())
}

/// Whether a game keeps its position in all lists.
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

/// Why nothing was updated.
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

/// Refuses if another node has taken a game since an epoch, and keeps others from taking it until the transaction ends.
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
    serde_json::from_str(&text).map_err(|_| Failure::Unreadable("an event that was never written"))
}

pub(crate) fn summaries(rows: Vec<Row>) -> Result<Vec<(GameId, Summary)>, StoreError> {
    Ok(rows.into_iter().map(summary::read).collect::<Result<_, Failure>>()?)
}

fn ids(rows: Vec<Row>) -> Result<Vec<GameId>, StoreError> {
    Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
}
