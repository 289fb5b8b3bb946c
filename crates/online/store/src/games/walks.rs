//! Index walks, merged into one list of games from newest to oldest.
//!
//! Each walk covers one facet and one choice of seats, whose games an index contains in list order. The merge reads a few games
//! of each walk, and more only as needed.

use std::collections::{BinaryHeap, VecDeque};

use record::{GameId, PlayerId};

use crate::{
    connection::{Connection, Value, values},
    failure::Failure,
    limits::WALK_MAX_CHUNK,
};

/// Number of games initially read from each walk.
const FIRST_CHUNK: u32 = 2;

/// Position of a game in lists: newer games are greater.
pub(super) type ListKey = (i64, GameId);

/// Players whose games a walk covers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Seats {
    /// Any players.
    Any,
    /// A player as White.
    White(PlayerId),
    /// A player as Black.
    Black(PlayerId),
    /// Two players as White and Black.
    Both(PlayerId, PlayerId),
}

/// Query for the games of the given seats. The last parameters are the players.
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
    /// Appends the players to the values of a query.
    fn with_players<'a>(self, values: &[Value<'a>]) -> Vec<Value<'a>> {
        let mut values = values.to_vec();
        match self {
            Self::Any => {}
            Self::White(player) | Self::Black(player) => values.push(player.into()),
            Self::Both(white, black) => values.extend([Value::from(white), Value::from(black)]),
        }
        values
    }

    /// Returns the facets of the games of these players, taking one step along the index for each facet.
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

/// Walk along the games of one facet and the given seats.
#[derive(Debug)]
struct Walk {
    seats: Seats,
    facet: i64,
    /// Games read in advance, newest first.
    read: VecDeque<ListKey>,
    /// Last game read.
    last: Option<ListKey>,
    /// Number of games to read next; 0 at the end of the walk.
    chunk: u32,
}

impl Walk {
    /// Returns the next game.
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
        self.chunk = if is_end { 0 } else { (self.chunk * 2).min(WALK_MAX_CHUNK) };
        Ok(())
    }
}

/// Merged walks.
#[derive(Debug, Default)]
pub(super) struct Walks {
    walks: Vec<Walk>,
    /// Next game of each walk, with the index of the walk.
    heads: BinaryHeap<(ListKey, usize)>,
}

impl Walks {
    /// Adds a walk along the games of a facet and the given seats that are older than `before`.
    pub(super) fn add(
        &mut self,
        connection: &mut dyn Connection,
        seats: Seats,
        facet: i64,
        before: Option<ListKey>,
    ) -> Result<(), Failure> {
        let walk = Walk { seats, facet, read: VecDeque::new(), last: before, chunk: FIRST_CHUNK };
        self.walks.push(walk);
        self.advance(connection, self.walks.len() - 1)
    }

    fn advance(&mut self, connection: &mut dyn Connection, walk: usize) -> Result<(), Failure> {
        if let Some(place) = self.walks[walk].next(connection)? {
            self.heads.push((place, walk));
        }
        Ok(())
    }

    /// Returns the newest game not returned yet. A game that occurs in several walks is returned once.
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
