use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::game_text::GameText;

/// What this program writes. A job of the next version is still read, without what is new in it.
pub(crate) const VERSION: u32 = 1;

/// Something to compute, and where the result goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The version of the message.
    pub v: u32,
    /// Names the job: a result with another id is not the result of this one.
    pub id: String,
    /// The subject to which the result is sent.
    pub answer: String,
    /// What is to be computed.
    #[serde(flatten)]
    pub task: Task,
}

/// What is to be computed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Task {
    /// The turn of an engine player.
    Turn(FindTurn),
    /// The review of a game.
    Review(ReviewGame),
    /// Games of the engine against itself.
    SelfPlay(SelfPlay),
}

/// The turn of an engine player in a game or a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FindTurn {
    /// The game so far.
    pub game: GameText,
    /// How strong it plays, from 1 to 10.
    pub level: u8,
    /// How long it may think, in milliseconds.
    pub time: u64,
}

/// The review of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewGame {
    /// The game.
    pub game: GameText,
    /// The nodes of each position.
    pub nodes: u64,
}

/// Games of the engine against itself: each depends on its number and these settings alone, so that it is the same
/// wherever it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SelfPlay {
    /// The id of the variant.
    pub variant: String,
    /// The terms of `gipf-potentials`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// How strong both play, from 1 to 10.
    pub level: u8,
    /// The most nodes of a turn.
    pub nodes: u64,
    /// What makes these games differ from others.
    pub seed: u64,
    /// The number of the first game.
    pub first: u32,
    /// How many games.
    pub games: u32,
}

impl SelfPlay {
    /// The tags of the record of a game: they say which one it is, and how it was made.
    #[must_use]
    pub fn tags(&self, number: u32) -> [(&'static str, String); 4] {
        let player = format!("Gipfel level {}, {} nodes", self.level, self.nodes);
        [
            ("Event", format!("Self-play {}", self.seed)),
            ("Round", number.to_string()),
            ("White", player.clone()),
            ("Black", player),
        ]
    }
}

/// What kind of job it is: each has a queue of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Turns of engine players: somebody waits for them.
    Turn,
    /// Reviews.
    Review,
    /// Games of the engine against itself.
    SelfPlay,
}

impl Kind {
    /// All kinds, the most urgent first.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Review, Self::SelfPlay];

    /// Its name on command lines, in messages and metrics.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Review => "review",
            Self::SelfPlay => "selfplay",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is no kind of job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a kind of job is turn, review or selfplay")]
pub struct ParseKindError;

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.code() == text).ok_or(ParseKindError)
    }
}

impl Task {
    /// What kind it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Turn(_) => Kind::Turn,
            Self::Review(_) => Kind::Review,
            Self::SelfPlay(_) => Kind::SelfPlay,
        }
    }
}

impl Job {
    /// A job whose result goes to a subject.
    #[must_use]
    pub const fn new(id: String, answer: String, task: Task) -> Self {
        Self { v: VERSION, id, answer, task }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn self_play() -> Job {
        let task = SelfPlay {
            variant: "yinsh".to_owned(),
            terms: None,
            level: 10,
            nodes: 500,
            seed: 7,
            first: 40,
            games: 20,
        };
        Job::new("1-2".to_owned(), "gipfel.answers.1".to_owned(), Task::SelfPlay(task))
    }

    #[test]
    fn a_job_is_read_as_it_was_written() {
        let job = self_play();
        let text = serde_json::to_string(&job).unwrap();
        assert!(text.contains(r#""kind":"selfplay""#), "{text}");
        assert_eq!(serde_json::from_str::<Job>(&text).unwrap(), job);
    }

    #[test]
    fn what_a_later_version_adds_is_ignored() {
        let mut text = serde_json::to_value(self_play()).unwrap();
        text["v"] = 2.into();
        text["colour"] = "blue".into();
        let read: Job = serde_json::from_value(text).unwrap();
        assert_eq!(read.task, self_play().task);
    }

    #[test]
    fn kinds_are_called_the_same_everywhere() {
        for kind in Kind::ALL {
            assert_eq!(kind.code().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.code());
        }
        assert!("chess".parse::<Kind>().is_err());
    }
}
