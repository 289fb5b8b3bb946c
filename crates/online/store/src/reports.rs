//! Reports about the conduct of players, for moderators.

use record::{GameId, PlayerId};

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    limits::REPORTS_LISTED_MAX,
};

/// Report to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// Time of the report, in milliseconds since 1970.
    pub at: i64,
    /// Game in which the incident happened.
    pub game: Option<GameId>,
    /// Reported player.
    pub player: PlayerId,
    /// Player who made the report.
    pub reporter: Option<PlayerId>,
    /// Reason, from the caller's list.
    pub reason: String,
    /// Description of the incident.
    pub text: String,
}

/// Stored report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Number of the report.
    pub id: i64,
    /// The report.
    pub said: NewReport,
    /// Time at which a moderator settled the report.
    pub settled: Option<i64>,
}

handle! {
    /// Reports to moderators.
    Reports
}

impl Reports<'_> {
    /// Stores a report, and returns its number.
    pub async fn add(self, report: NewReport) -> Result<i64, StoreError> {
        self.threads.write(move |connection| Ok(insert(connection, &report)?)).await
    }

    /// Returns the unsettled reports, oldest first.
    pub async fn unsettled(self) -> Result<Vec<Report>, StoreError> {
        self.threads.list(|connection| {
            let sql = "SELECT id, at, game, player, reporter, reason, text, settled FROM reports \
                       WHERE settled IS NULL ORDER BY id LIMIT $1";
            let rows = connection.query(sql, values![REPORTS_LISTED_MAX])?;
            Ok(rows.into_iter().map(read).collect::<Result<_, Failure>>()?)
        })
        .await
    }

    /// Marks a report as settled. Returns `false` if there is no unsettled report with this number.
    pub async fn settle(self, id: i64, at: i64) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE reports SET settled = $2 WHERE id = $1 AND settled IS NULL";
                Ok(connection.touches(sql, values![id, at])?)
            })
            .await
    }
}

fn insert(connection: &mut dyn Connection, report: &NewReport) -> Result<i64, Failure> {
    // If two servers choose the same number, one of them tries again with the next number.
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
