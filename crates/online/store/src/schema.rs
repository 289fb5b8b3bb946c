//! The schema and its migrations.

use record::{Event, EventKind};

use crate::{
    connection::{Connection, Dialect, values},
    failure::Failure,
};

/// Migrations from an empty database to the newest schema. Migrations are added, never changed.
const STEPS: &[Step] = &[
    Step::sql(include_str!("../migrations/0001-start.sql")),
    Step::sql(include_str!("../migrations/0002-letters.sql")),
    Step { sql: include_str!("../migrations/0003-private.sql"), then: Some(hide_rematches) },
    Step::sql(include_str!("../migrations/0004-facets.sql")),
    Step::sql(include_str!("../migrations/0005-retention.sql")),
    Step::sql(include_str!("../migrations/0006-pairing.sql")),
    Step::sql(include_str!("../migrations/0007-club-nights.sql")),
    Step::sql(include_str!("../migrations/0008-matches.sql")),
    Step::sql(include_str!("../migrations/0009-standing-matches.sql")),
    Step::sql(include_str!("../migrations/0010-notebook.sql")),
    Step::sql(include_str!("../migrations/0011-studies.sql")),
    Step::sql(include_str!("../migrations/0012-puzzles.sql")),
    Step::sql(include_str!("../migrations/0013-cluster.sql")),
    Step::sql(include_str!("../migrations/0015-standing-networks.sql")),
    Step::sql(include_str!("../migrations/0016-moderation.sql")),
    Step::sql(include_str!("../migrations/0017-blocks.sql")),
    Step::sql(include_str!("../migrations/0018-guest-names.sql")),
    Step::sql(include_str!("../migrations/0019-outage.sql")),
];

/// Migration from one schema version to the next.
struct Step {
    sql: &'static str,
    /// Additional change that SQL cannot make.
    then: Option<Change>,
}

/// Change to stored rows that is made by code.
type Change = fn(&mut dyn Connection) -> Result<(), Failure>;

impl Step {
    const fn sql(sql: &'static str) -> Self {
        Self { sql, then: None }
    }
}

/// Newest schema version.
pub(crate) const NEWEST: i64 = STEPS.len() as i64;

/// Translates a migration to the SQL dialect of a database.
///
/// SQLite checks types only in `STRICT` tables, and stores rows in the order of their key in tables
/// `WITHOUT ROWID` so that the events of a game are adjacent.
fn translated(step: &str, dialect: Dialect) -> String {
    let words: [(&str, &str); 5] = match dialect {
        Dialect::Sqlite => [
            ("{integer}", "INTEGER"),
            ("{real}", "REAL"),
            ("{bytes}", "BLOB"),
            ("{strict}", "STRICT"),
            ("{clustered}", "STRICT, WITHOUT ROWID"),
        ],
        #[cfg(feature = "cluster")]
        Dialect::Postgres => [
            ("{integer}", "BIGINT"),
            ("{real}", "DOUBLE PRECISION"),
            ("{bytes}", "BYTEA"),
            ("{strict}", ""),
            ("{clustered}", ""),
        ],
    };
    words.iter().fold(step.to_owned(), |text, (word, meaning)| text.replace(word, meaning))
}

/// Runs the migrations after a version. Must be called inside a transaction.
pub(crate) fn migrate(connection: &mut dyn Connection, version: i64) -> Result<(), Failure> {
    let done = usize::try_from(version).unwrap_or(0);
    for step in STEPS.iter().skip(done) {
        connection.batch(&translated(step.sql, connection.dialect()))?;
        if let Some(then) = step.then {
            then(connection)?;
        }
    }
    Ok(())
}

/// Query for the last events of private games that announce a rematch.
const REMATCH: &str = "SELECT event FROM events JOIN games ON games.id = events.game AND games.seq = events.seq \
                       WHERE private = 1 AND status = 'ended' AND event LIKE '%\"deed\":\"rematch\"%'";

/// Makes the rematches of private games private, and their rematches too. SQL cannot read the game id in an event.
fn hide_rematches(connection: &mut dyn Connection) -> Result<(), Failure> {
    let mut events = connection.query(REMATCH, &[])?;
    while let Some(mut row) = events.pop() {
        let event: String = row.take()?;
        let Ok(Event { kind: EventKind::Rematch { game }, .. }) = serde_json::from_str(&event)
        else {
            continue;
        };
        let sql = "UPDATE games SET private = 1 WHERE id = $1 AND private = 0";
        if connection.touches(sql, values![game])? {
            events
                .extend(connection.query(&format!("{REMATCH} AND games.id = $1"), values![game])?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use record::{Ending, GameId, PlayerId, Score, Terms};

    use super::*;
    use crate::connection::sqlite::Sqlite;

    /// Stores a game in the form used before private games were introduced.
    fn store(connection: &mut dyn Connection, number: u64, terms: Terms, rest: &[EventKind]) {
        let white = Some(PlayerId::from_random(1));
        let black = rest.is_empty().then(|| PlayerId::from_random(2));
        let first = EventKind::Created { terms, white, black };
        let game = GameId::from_random(number);
        for (kind, seq) in [first].iter().chain(rest).zip(0..) {
            let event = Event { seq, at: 0, kind: kind.clone() };
            let text = serde_json::to_string(&event).unwrap();
            let sql = "INSERT INTO events (game, seq, event) VALUES ($1, $2, $3)";
            connection.execute(sql, values![game, seq, text.as_str()]).unwrap();
        }
        let seq = u32::try_from(rest.len()).unwrap();
        let sql = "INSERT INTO games (id, seq, variant, clock, speed, live, rated, open, status, plies, score, \
                   created, updated, placed, position) \
                   VALUES ($1, $2, 'yinsh', '-', 'correspondence', 0, 0, $3, 'ended', 0, '*', 0, 0, 0, '')";
        connection.execute(sql, values![game, seq, terms.open]).unwrap();
    }

    #[test]
    fn old_games_with_a_reserved_seat_become_private_with_their_rematches() {
        let mut sqlite = Sqlite::memory().unwrap();
        let connection: &mut dyn Connection = &mut sqlite;
        for step in &STEPS[..2] {
            connection.batch(&translated(step.sql, Dialect::Sqlite)).unwrap();
        }
        let terms = Terms {
            variant: variants::Variant::Yinsh,
            handicap: None,
            clock: "-".parse().unwrap(),
            rated: false,
            open: false,
            combined: None,
        };
        let open = Terms { open: true, ..terms };
        let ended = EventKind::Ended { score: Score::Open, by: Ending::Aborted };
        let rematch = |number| EventKind::Rematch { game: GameId::from_random(number) };
        store(connection, 1, terms, &[ended.clone(), rematch(2)]);
        store(connection, 2, terms, &[]);
        store(connection, 3, open, &[ended, rematch(4)]);
        store(connection, 4, terms, &[]);
        migrate(connection, 2).unwrap();
        let rows = connection.query("SELECT id FROM games WHERE private = 1 ORDER BY id", &[]);
        let private = rows.unwrap().into_iter().map(|mut row| row.take::<GameId>().unwrap());
        assert_eq!(private.collect::<Vec<_>>(), [1, 2].map(GameId::from_random));
    }
}
