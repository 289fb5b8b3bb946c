//! What a check of a database found.

use std::fmt;

use record::{GameId, PlayerId, Speed};
use variants::Variant;

/// The largest number of problems that are listed.
const MOST: usize = 100;

/// What was found in a database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// How many games there are.
    pub games: u64,
    /// How many events their logs have.
    pub events: u64,
    /// What is wrong; empty for a consistent database.
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
    #[error("player {player}: the rating in {variant}, {speed}, does not match their games")]
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
    pub(super) fn add(&mut self, problem: Problem) {
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
