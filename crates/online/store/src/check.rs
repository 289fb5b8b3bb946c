//! Whether a database is in order.

use std::{fmt, path::Path};

use record::{GameId, PlayerId, Speed};
use variants::Variant;

use crate::{
    OpenError, Store, StoreError,
    connection::{Connection, sqlite::Sqlite},
    failure::Failure,
    file, schema,
};

mod logs;
mod rated;

/// So many problems are named; then enough is known.
const MOST: usize = 100;

/// What was found in a database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// How many games there are.
    pub games: u64,
    /// How many events their logs have.
    pub events: u64,
    /// What is wrong; empty when all is well.
    pub problems: Vec<Problem>,
}

/// Something that is wrong with a database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file does not hold together.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The tables are of an older version, and only the file itself was looked at.
    #[error("its tables are of version {0}, older than this program's; a server migrates them")]
    Older(i64),
    /// An event is missing.
    #[error("game {game}: event {seq} is missing")]
    Gap {
        /// In this game.
        game: GameId,
        /// With this number.
        seq: u32,
    },
    /// An event cannot be read, or has another number.
    #[error("game {game}: event {seq} cannot be read")]
    Unreadable {
        /// In this game.
        game: GameId,
        /// With this number.
        seq: u32,
    },
    /// There are events, but no summary.
    #[error("game {0} has a log, but is in no list")]
    NoSummary(GameId),
    /// There is a summary, but no event.
    #[error("game {0} has no log")]
    NoLog(GameId),
    /// The summary says something else than the log.
    #[error("game {0}: what lists show differs from its log")]
    Differs(GameId),
    /// A game that counts did not change the ratings of its two players once each.
    #[error("game {0}: the ratings of its players did not change once each")]
    Rated(GameId),
    /// A rating was made by another number of games than it says.
    #[error("player {player}: the rating in {variant}, {speed}, is not that of his games")]
    Rating {
        /// Whose.
        player: PlayerId,
        /// In which variant.
        variant: Variant,
        /// At which speed.
        speed: Speed,
    },
}

impl Findings {
    fn add(&mut self, problem: Problem) {
        if self.problems.len() < MOST {
            self.problems.push(problem);
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} events", self.games, self.events)?;
        for problem in &self.problems {
            write!(f, "\n{problem}")?;
        }
        Ok(())
    }
}

/// Looks through a whole SQLite file, which a server may be using: whether it holds together, whether every log is
/// without gaps and agrees with what lists show, and whether every game that counts has counted once.
///
/// # Errors
/// When it is no database of ours, or cannot be read.
pub fn check(path: &Path) -> Result<Findings, OpenError> {
    if file::examine(path)? == 0 {
        let error = std::io::ErrorKind::NotFound.into();
        return Err(OpenError::File { path: path.to_owned(), error });
    }
    inspect(path).map_err(|failure| file::described(path, failure))
}

fn inspect(path: &Path) -> Result<Findings, Failure> {
    let mut sqlite = Sqlite::read(path)?;
    sqlite.batch("BEGIN")?;
    let mut findings = Findings::default();
    for mut row in sqlite.query("PRAGMA integrity_check(100)", &[])? {
        let said: String = row.take()?;
        if said != "ok" {
            findings.add(Problem::Damaged(said));
        }
    }
    let version = sqlite.number("user_version")?;
    if version < schema::NEWEST {
        findings.add(Problem::Older(version));
    } else if findings.problems.is_empty() {
        audit(&mut sqlite, &mut findings)?;
    }
    Ok(findings)
}

impl Store {
    /// Looks through the logs and ratings of any kind of database; [`check`] also looks at the file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn audit(&self) -> Result<Findings, StoreError> {
        self.read(|connection| {
            let mut findings = Findings::default();
            connection.still(|connection| audit(connection, &mut findings))?;
            Ok(findings)
        })
        .await
    }
}

fn audit(connection: &mut dyn Connection, findings: &mut Findings) -> Result<(), Failure> {
    logs::audit(connection, findings)?;
    rated::audit(connection, findings)
}
