//! Findings of a database check.

use std::fmt;

use record::{GameId, PlayerId, Speed};
use variants::Variant;

use crate::limits::CHECK_MAX_PROBLEMS;

/// Findings of a database check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// Number of games.
    pub games: u64,
    /// Number of events in all logs.
    pub events: u64,
    /// Problems; empty for a consistent database.
    pub problems: Vec<Problem>,
}

/// Problem found in a database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file is damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The schema has an older version, so only the file itself was checked.
    #[error("schema version {0} is older than this program's; start the server to migrate it")]
    Older(i64),
    /// An event is missing.
    #[error("game {game}: event {seq} is missing")]
    Gap {
        /// The game.
        game: GameId,
        /// Number of the event.
        seq: u32,
    },
    /// An event is unreadable, or contains a number that differs from its key.
    #[error("game {game}: event {seq} is unreadable")]
    Unreadable {
        /// The game.
        game: GameId,
        /// Number of the event.
        seq: u32,
    },
    /// A game has events but no summary.
    #[error("game {0} has a log but no summary")]
    NoSummary(GameId),
    /// A game has a summary but no events.
    #[error("game {0} has no log")]
    NoLog(GameId),
    /// The summary of a game differs from its log.
    #[error("game {0}: its summary differs from its log")]
    Differs(GameId),
    /// A rated game did not change the ratings of both players exactly once.
    #[error("game {0}: the ratings of its players did not change exactly once")]
    Rated(GameId),
    /// The number of games stored with a rating differs from the number of its rating changes.
    #[error("player {player}: the rating in {variant}, {speed}, does not match their games")]
    Rating {
        /// The player.
        player: PlayerId,
        /// The variant.
        variant: Variant,
        /// The speed.
        speed: Speed,
    },
}

impl Findings {
    pub(super) fn add(&mut self, problem: Problem) {
        if self.problems.len() < CHECK_MAX_PROBLEMS {
            self.problems.push(problem);
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = |count: u64| if count == 1 { "" } else { "s" };
        let Self { games, events, .. } = self;
        write!(f, "{games} game{}, {events} event{}", plural(*games), plural(*events))?;
        for problem in &self.problems {
            write!(f, "\n{problem}")?;
        }
        Ok(())
    }
}
