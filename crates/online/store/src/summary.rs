//! What lists show of a game.

use protocol::Status;
use record::{Ending, GameId, MatchTerms, PlayerId, Score, Terms};
use variants::{Color, WrittenVariant};

use crate::{
    connection::{Connection, Row, values},
    facet::Facet,
    failure::Failure,
};

/// What lists show of a game. It follows from the game's log and is stored with every event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// What the players have agreed on.
    pub terms: Terms,
    /// Whether only its players and those who have its link may see it. It does not follow from the log, and stays as it was
    /// when the game was created.
    pub private: bool,
    /// How far it has come.
    pub status: Status,
    /// Who plays White.
    pub white: Option<PlayerId>,
    /// Who plays Black.
    pub black: Option<PlayerId>,
    /// How many turns have been played.
    pub plies: u32,
    /// Whose turn it is.
    pub to_act: Option<Color>,
    /// When time runs out if nothing happens, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// The result.
    pub score: Score,
    /// What ended it.
    pub by: Option<Ending>,
    /// When it was made.
    pub created: i64,
    /// When the last event happened.
    pub updated: i64,
    /// The number of the last event.
    pub seq: u32,
    /// The position, as a position string.
    pub position: String,
}

/// The columns that [`read`] expects.
macro_rules! columns {
    () => {
        "id, seq, variant, handicap, clock, rated, open, private, status, white, black, plies, to_act, deadline, \
         score, ending, created, updated, position, combined"
    };
}
pub(crate) use columns;

const UNREADABLE: Failure = Failure::Unreadable("terms of a match that were never written");

/// A game as it stands in a row with these columns.
pub(crate) fn read(mut row: Row) -> Result<(GameId, Summary), Failure> {
    let id = row.take()?;
    let seq = row.take()?;
    let terms = Terms {
        variant: row.parse::<WrittenVariant>()?.0,
        handicap: row.maybe_parse()?,
        clock: row.parse()?,
        rated: row.take()?,
        open: row.take()?,
        combined: None,
    };
    let mut summary = Summary {
        terms,
        seq,
        private: row.take()?,
        status: row.parse()?,
        white: row.maybe()?,
        black: row.maybe()?,
        plies: row.take()?,
        to_act: row.maybe_parse()?,
        deadline: row.maybe()?,
        score: row.parse()?,
        by: row.maybe_parse()?,
        created: row.take()?,
        updated: row.take()?,
        position: row.take()?,
    };
    summary.terms.combined = read_match(&mut row)?;
    Ok((id, summary))
}

/// What a match adds to terms, in a column.
pub(crate) fn read_match(row: &mut Row) -> Result<Option<MatchTerms>, Failure> {
    let text: Option<String> = row.maybe()?;
    let terms = text.map(|text| serde_json::from_str(&text)).transpose();
    terms.map_err(|_| UNREADABLE)
}

/// The text of that column.
pub(crate) fn written_match(terms: Option<MatchTerms>) -> Result<Option<String>, Failure> {
    let text = terms.map(|terms| serde_json::to_string(&terms)).transpose();
    text.map_err(|_| UNREADABLE)
}

/// The code of a color in the database.
pub(crate) const fn color_code(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
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

    /// Stores the summary of a new game; `false` when there is one with this id.
    pub(crate) fn insert(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
    ) -> Result<bool, Failure> {
        let terms = self.terms;
        let facet = self.facet().id(connection)?;
        let combined = written_match(terms.combined)?;
        let variant = WrittenVariant(terms.variant).to_string();
        let (handicap, clock) =
            (terms.handicap.map(|one| one.to_string()), terms.clock.to_string());
        connection.touches(
            "INSERT INTO games (id, seq, variant, handicap, clock, speed, live, rated, open, status, white, \
             black, plies, to_act, deadline, score, ending, created, updated, placed, position, private, facet, combined) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
             $18, $20, $21, $22, $23) ON CONFLICT DO NOTHING",
            values![
                id,
                self.seq,
                variant.as_str(),
                handicap.as_deref(),
                clock.as_str(),
                terms.clock.speed().code(),
                terms.clock.is_live(),
                terms.rated,
                terms.open,
                self.status.code(),
                self.white,
                self.black,
                self.plies,
                self.to_act.map(color_code),
                self.deadline,
                self.score.code(),
                self.by.map(Ending::code),
                self.created,
                self.updated,
                self.position.as_str(),
                self.private,
                facet,
                combined.as_deref(),
            ],
        )
    }

    /// Stores what a turn changes, if the last event stored is the one that was expected.
    ///
    /// It names no column that has an index but the deadline, since this is what happens all day.
    pub(crate) fn update_turn(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: u32,
        epoch: Option<i64>,
    ) -> Result<bool, Failure> {
        connection.touches(
            "UPDATE games SET seq = $3, plies = $4, to_act = $5, deadline = $6, updated = $7, position = $8 \
             WHERE id = $1 AND seq = $2 AND (epoch = $9 OR $9 IS NULL)",
            values![
                id,
                expected,
                self.seq,
                self.plies,
                self.to_act.map(color_code),
                self.deadline,
                self.updated,
                self.position.as_str(),
                epoch,
            ],
        )
    }

    /// Stores what a turn changes, and its event, in one statement.
    #[cfg(feature = "cluster")]
    pub(crate) fn append_turn(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: u32,
        epoch: Option<i64>,
        event: &str,
    ) -> Result<bool, Failure> {
        connection.touches(
            "WITH updated AS (UPDATE games SET seq = $3, plies = $4, to_act = $5, deadline = $6, \
             updated = $7, position = $8 WHERE id = $1 AND seq = $2 AND (epoch = $9 OR $9 IS NULL) \
             RETURNING id, seq) \
             INSERT INTO events (game, seq, event) SELECT id, seq, $10 FROM updated",
            values![
                id,
                expected,
                self.seq,
                self.plies,
                self.to_act.map(color_code),
                self.deadline,
                self.updated,
                self.position.as_str(),
                epoch,
                event,
            ],
        )
    }

    /// Stores all that can change, if the last event stored is the one that was expected.
    pub(crate) fn update(
        &self,
        connection: &mut dyn Connection,
        id: GameId,
        expected: u32,
        epoch: Option<i64>,
    ) -> Result<bool, Failure> {
        // Whether a game is private was decided when it was created.
        let row = connection.first("SELECT private FROM games WHERE id = $1", values![id])?;
        let Some(private) = row.map(|mut row| row.take()).transpose()? else { return Ok(false) };
        let facet = Facet { private, ..self.facet() }.id(connection)?;
        connection.touches(
            "UPDATE games SET seq = $3, plies = $4, to_act = $5, deadline = $6, updated = $7, position = $8, \
             placed = CASE WHEN status <> 'ended' AND $9 = 'ended' THEN $7 ELSE placed END, \
             status = $9, white = $10, black = $11, score = $12, ending = $13, facet = $14 \
             WHERE id = $1 AND seq = $2 AND (epoch = $15 OR $15 IS NULL)",
            values![
                id,
                expected,
                self.seq,
                self.plies,
                self.to_act.map(color_code),
                self.deadline,
                self.updated,
                self.position.as_str(),
                self.status.code(),
                self.white,
                self.black,
                self.score.code(),
                self.by.map(Ending::code),
                facet,
                epoch,
            ],
        )
    }
}
