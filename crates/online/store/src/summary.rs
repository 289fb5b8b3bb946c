//! Summaries of games, which are stored in the columns of the table `games`.

use std::sync::LazyLock;

use protocol::Status;
use record::{Ending, GameId, PlayerId, Score, Terms};
use variants::Color;

use self::{statements::Statements, table::SetAt};
use crate::{
    connection::{Connection, Row, Value, values},
    facet::Facet,
    failure::Failure,
    stored::{Stored, Written},
};

mod statements;
mod table;

pub(crate) use table::games_table;

games_table! {
    /// Summary of a game for lists. It is derived from the game's log and stored with every event.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Summary {
        /// Terms agreed by the players.
        pub terms: Terms { variant, handicap, clock, rated, open, combined } = terms => Creation,
        /// Whether the game is visible only to its players and holders of its link. It is not derived from the log, and is fixed
        /// when the game is created.
        pub private: bool = false => Creation,
        /// Status of the game.
        pub status: Status = if is_full { Status::Playing } else { Status::Waiting } => ListChange,
        /// White.
        pub white: Option<PlayerId> = white => ListChange,
        /// Black.
        pub black: Option<PlayerId> = black => ListChange,
        /// Number of turns played.
        pub plies: u32 = 0 => Turn,
        /// Player to act.
        pub to_act: Option<Color> = if is_full { Some(Color::White) } else { None } => Turn,
        /// Time at which the game ends or expires unless an event occurs, in milliseconds since 1970. Its column is indexed.
        pub deadline: Option<i64> = None => Turn,
        /// Score.
        pub score: Score = Score::Open => ListChange,
        /// How the game ended.
        pub by: Option<Ending> as ending = None => ListChange,
        /// Time of creation.
        pub created: i64 = at => Creation,
        /// Time of the last event.
        pub updated: i64 = at => Turn,
        /// Number of the last event.
        pub seq: u32 = 0 => Turn,
        /// Position string.
        pub position: String = String::new() => Turn,
    }

    impl {
        /// Returns the summary of a game that is created at the given time, before its position is known.
        #[must_use]
        pub const fn new(terms: Terms, seats: [Option<PlayerId>; 2], at: i64) -> Self {
            let [white, black] = seats;
            let is_full = white.is_some() && black.is_some();
        }
    }
}

/// Columns that are derived from others and used in indexes: `placed` orders lists by the creation or end of a game.
const DERIVED: &[&str] = &["speed", "live", "placed", "facet"];

static STATEMENTS: LazyLock<Statements> = LazyLock::new(|| Statements::new(COLUMNS, DERIVED));

/// State in which an update expects the log and the ownership of a game. If the actual state differs, nothing is changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected {
    /// Number of the last stored event.
    pub(crate) seq: u32,
    /// Epoch since which the caller has owned the game, if nodes own games.
    pub(crate) epoch: Option<i64>,
}

impl Summary {
    const fn facet(&self) -> Facet {
        Facet {
            variant: self.terms.variant.id(),
            speed: self.terms.clock.speed().code(),
            rated: self.terms.rated,
            status: self.status.code(),
            score: self.score.code(),
            private: self.private,
        }
    }

    /// Stores the summary of a new game. Returns `false` if a game with this id exists.
    pub(crate) fn insert(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
    ) -> Result<bool, Failure> {
        let facet = self.facet().id(connection)?;
        let clock = self.terms.clock;
        let derived: &[Value<'_>] =
            values![clock.speed().code(), clock.is_live(), self.created, facet];
        let written = self.written(SetAt::Creation)?;
        connection.touches(&STATEMENTS.insert, &joined(values![id], &written, derived))
    }

    /// Stores the changes made by a turn, if the game is as expected.
    pub(crate) fn update_turn(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: Expected,
    ) -> Result<bool, Failure> {
        let written = self.written(SetAt::Turn)?;
        let condition = values![id, expected.seq, expected.epoch];
        connection.touches(&STATEMENTS.update_turn, &joined(condition, &written, &[]))
    }

    /// Stores the changes made by a turn and its event in one statement.
    #[cfg(feature = "cluster")]
    pub(crate) fn append_turn(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: Expected,
        event: &str,
    ) -> Result<bool, Failure> {
        let written = self.written(SetAt::Turn)?;
        let condition = values![id, expected.seq, expected.epoch];
        connection.touches(&STATEMENTS.append_turn, &joined(condition, &written, values![event]))
    }

    /// Stores all columns that can change, if the game is as expected.
    pub(crate) fn update(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: Expected,
    ) -> Result<bool, Failure> {
        // The private flag is fixed when the game is created.
        let row = connection.first("SELECT private FROM games WHERE id = $1", values![id])?;
        let Some(private) = row.map(|mut row| row.take()).transpose()? else { return Ok(false) };
        let facet = Facet { private, ..self.facet() }.id(connection)?;
        let written = self.written(SetAt::ListChange)?;
        let condition = values![id, expected.seq, expected.epoch];
        connection.touches(&STATEMENTS.update, &joined(condition, &written, values![facet]))
    }
}

/// Returns the parameters of a statement.
fn joined<'a>(
    before: &[Value<'a>],
    written: &'a [Written<'_>],
    after: &[Value<'a>],
) -> Vec<Value<'a>> {
    let mut values = Vec::with_capacity(before.len() + written.len() + after.len());
    values.extend_from_slice(before);
    values.extend(written.iter().map(Written::value));
    values.extend_from_slice(after);
    values
}

#[cfg(test)]
mod tests;
