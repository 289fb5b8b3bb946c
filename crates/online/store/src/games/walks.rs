//! Walks along indexes, merged into one list of games from the newest to the oldest.
//!
//! Each walk has one facet and one seat, so that an index has its games in the order of lists. The merge reads a few
//! games of each and more only of those that are needed.

use std::collections::{BinaryHeap, VecDeque};

use record::{GameId, PlayerId};

use crate::{
    connection::{Connection, Value, values},
    failure::Failure,
};

/// Games that are first read of each walk.
const FIRST: u32 = 2;

/// Games that are read of a walk at once.
const MOST: u32 = 64;

/// Where a game stands in lists: newer games are greater.
pub(super) type ListKey = (i64, GameId);

/// The players of the games of a walk.
#[derive(Clone, Copy, Debug)]
pub(super) enum Seats {
    /// Any.
    Any,
    /// White.
    White(PlayerId),
    /// Black.
    Black(PlayerId),
    /// White and Black.
    Both(PlayerId, PlayerId),
}

/// A query for games of these seats. The last parameters are the players.
macro_rules! seats_sql {
    ($seats:expr, $select:literal, $rest:literal, $first:literal, $second:literal) => {
        match $seats {
            Seats::Any => concat!($select, " FROM games WHERE ", $rest),
            Seats::White(_) => {
                concat!($select, " FROM games WHERE white = ", $first, " AND ", $rest)
            }
            Seats::Black(_) => {
                concat!($select, " FROM games WHERE black = ", $first, " AND ", $rest)
            }
            Seats::Both(..) => {
                concat!(
                    $select,
                    " FROM games WHERE white = ",
                    $first,
                    " AND black = ",
                    $second,
                    " AND ",
                    $rest
                )
            }
        }
    };
}

impl Seats {
    /// Adds the players to the values of a query.
    fn with_players<'a>(self, values: &[Value<'a>]) -> Vec<Value<'a>> {
        let mut values = values.to_vec();
        match self {
            Self::Any => {}
            Self::White(player) | Self::Black(player) => values.push(player.into()),
            Self::Both(white, black) => values.extend([Value::from(white), Value::from(black)]),
        }
        values
    }

    /// The facets of the games of these players: one step along the index for each.
    pub(super) fn facets(self, connection: &mut dyn Connection) -> Result<Vec<i64>, Failure> {
        let sql = seats_sql!(self, "SELECT facet", "facet > $1 ORDER BY facet LIMIT 1", "$2", "$3");
        let mut found = Vec::new();
        loop {
            let last = found.last().copied().unwrap_or(-1_i64);
            match connection.first(sql, &self.with_players(values![last]))? {
                Some(mut row) => found.push(row.take()?),
                None => return Ok(found),
            }
        }
    }
}

/// A walk along the games of one facet and of some seats.
#[derive(Debug)]
struct Walk {
    seats: Seats,
    facet: i64,
    /// Games that were read, the newest first.
    read: VecDeque<ListKey>,
    /// The last game that was read.
    last: Option<ListKey>,
    /// How many games are read next; none at the end.
    chunk: u32,
}

impl Walk {
    /// The next game.
    fn next(&mut self, connection: &mut dyn Connection) -> Result<Option<ListKey>, Failure> {
        if self.read.is_empty() && self.chunk > 0 {
            self.refill(connection)?;
        }
        Ok(self.read.pop_front())
    }

    fn refill(&mut self, connection: &mut dyn Connection) -> Result<(), Failure> {
        let (placed, id) = match self.last {
            Some((placed, id)) => (placed, id.to_i64()),
            None => (i64::MAX, i64::MAX),
        };
        let sql = seats_sql!(
            self.seats,
            "SELECT placed, id",
            "facet = $1 AND (placed, id) < ($2, $3) ORDER BY placed DESC, id DESC LIMIT $4",
            "$5",
            "$6"
        );
        let values = self.seats.with_players(values![self.facet, placed, id, self.chunk]);
        let rows = connection.query(sql, &values)?;
        let is_end = rows.len() < self.chunk as usize;
        for mut row in rows {
            self.read.push_back((row.take()?, row.take()?));
        }
        self.last = self.read.back().copied().or(self.last);
        self.chunk = if is_end { 0 } else { (self.chunk * 2).min(MOST) };
        Ok(())
    }
}

/// Several walks, merged.
#[derive(Debug, Default)]
pub(super) struct Walks {
    walks: Vec<Walk>,
    /// The next game of each walk, with the index of the walk.
    heads: BinaryHeap<(ListKey, usize)>,
}

impl Walks {
    /// Adds the games of a facet and of some seats that are older than `before`.
    pub(super) fn add(
        &mut self,
        connection: &mut dyn Connection,
        seats: Seats,
        facet: i64,
        before: Option<ListKey>,
    ) -> Result<(), Failure> {
        let walk = Walk { seats, facet, read: VecDeque::new(), last: before, chunk: FIRST };
        self.walks.push(walk);
        self.advance(connection, self.walks.len() - 1)
    }

    fn advance(&mut self, connection: &mut dyn Connection, walk: usize) -> Result<(), Failure> {
        if let Some(place) = self.walks[walk].next(connection)? {
            self.heads.push((place, walk));
        }
        Ok(())
    }

    /// The newest game that was not returned yet. A game that several walks have comes once.
    pub(super) fn next(
        &mut self,
        connection: &mut dyn Connection,
    ) -> Result<Option<ListKey>, Failure> {
        let Some((place, walk)) = self.heads.pop() else { return Ok(None) };
        self.advance(connection, walk)?;
        while let Some((same, walk)) = self.heads.peek().copied().filter(|head| head.0 == place) {
            debug_assert_eq!(same, place);
            self.heads.pop();
            self.advance(connection, walk)?;
        }
        Ok(Some(place))
    }
}
