//! Reports of players about the conduct of others, for moderators.

use record::{GameId, PlayerId};

use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// The number of reports in a list.
const MOST: u32 = 1_000;

/// Something that a player wants moderators to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// In which game.
    pub game: Option<GameId>,
    /// Whom it is about.
    pub player: PlayerId,
    /// Who says so.
    pub reporter: Option<PlayerId>,
    /// What it is; a word from the caller's list.
    pub reason: String,
    /// More about it.
    pub text: String,
}

/// A report that moderators have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// A small number.
    pub id: i64,
    /// What was said.
    pub said: NewReport,
    /// When a moderator was done with it.
    pub settled: Option<i64>,
}

impl Store {
    /// Keeps a report; answers its number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn report(&self, report: NewReport) -> Result<i64, StoreError> {
        self.write(move |connection| Ok(insert(connection, &report)?)).await
    }

    /// The reports that are not settled, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        self.list(|connection| {
            let sql = "SELECT id, at, game, player, reporter, reason, text, settled FROM reports \
                       WHERE settled IS NULL ORDER BY id LIMIT $1";
            let rows = connection.query(sql, values![MOST])?;
            Ok(rows.into_iter().map(read).collect::<Result<_, Failure>>()?)
        })
        .await
    }

    /// Notes that a moderator is done with a report; `false` when there is none to be done with.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle_report(&self, id: i64, at: i64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE reports SET settled = $2 WHERE id = $1 AND settled IS NULL";
            Ok(connection.touches(sql, values![id, at])?)
        })
        .await
    }
}

fn insert(connection: &mut dyn Connection, report: &NewReport) -> Result<i64, Failure> {
    // Two servers may find the same number free; one of them then takes the next.
    for _ in 0..10 {
        let row = connection.first(
            "INSERT INTO reports (id, at, game, player, reporter, reason, text) \
             SELECT COALESCE(MAX(id), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS BIGINT), \
             CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS TEXT) \
             FROM reports WHERE true ON CONFLICT DO NOTHING RETURNING id",
            values![
                report.at,
                report.game,
                report.player,
                report.reporter,
                report.reason.as_str(),
                report.text.as_str()
            ],
        )?;
        if let Some(mut row) = row {
            return row.take();
        }
    }
    Err(Failure::Busy)
}

/// What a player reported.
pub(super) fn by(
    connection: &mut dyn Connection,
    reporter: PlayerId,
) -> Result<Vec<Report>, Failure> {
    let sql = "SELECT id, at, game, player, reporter, reason, text, settled FROM reports \
               WHERE reporter = $1 ORDER BY id";
    connection.query(sql, values![reporter])?.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<Report, Failure> {
    Ok(Report {
        id: row.take()?,
        said: NewReport {
            at: row.take()?,
            game: row.maybe()?,
            player: row.take()?,
            reporter: row.maybe()?,
            reason: row.take()?,
            text: row.take()?,
        },
        settled: row.maybe()?,
    })
}
