use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::game_text::GameText;

/// Message version written by this program. Messages of the next version are accepted too; their new fields are ignored.
pub(crate) const VERSION: u32 = 1;

/// Message with a task and the subject to which its result is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Version of the message.
    pub v: u32,
    /// Identifier of the job, repeated in its result.
    pub id: String,
    /// Subject to which the result is sent.
    pub answer: String,
    /// The task.
    #[serde(flatten)]
    pub task: Task,
}

/// Computation that a job asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Task {
    /// Turn of an engine player.
    Turn(FindTurn),
    /// Review of a game.
    Review(ReviewGame),
    /// Games that the engine plays against itself.
    SelfPlay(SelfPlay),
}

/// Search for the turn of an engine player in a game or a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FindTurn {
    /// The game so far.
    pub game: GameText,
    /// Level, from 1 to 10.
    pub level: u8,
    /// Time limit in milliseconds.
    pub time: u64,
}

/// Review of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewGame {
    /// The game.
    pub game: GameText,
    /// Number of search nodes per position.
    pub nodes: u64,
}

/// Games that the engine plays against itself. Each game depends only on its number and these settings, not on where it is
/// played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SelfPlay {
    /// Id of the variant.
    pub variant: String,
    /// Custom terms of `gipf-potentials`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// Level of both players, from 1 to 10.
    pub level: u8,
    /// Maximum number of search nodes per turn.
    pub nodes: u64,
    /// Random seed.
    pub seed: u64,
    /// Number of the first game.
    pub first: u32,
    /// Number of games.
    pub games: u32,
}

impl SelfPlay {
    /// Returns the tags of a game's record, which identify the game and describe how it was played.
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

/// Kind of job. Each kind has its own queue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Turns of engine players, for which opponents are waiting.
    Turn,
    /// Game reviews.
    Review,
    /// Games that the engine plays against itself.
    SelfPlay,
}

impl Kind {
    /// All kinds, most urgent first.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Review, Self::SelfPlay];

    /// Returns the name of the kind on command lines and in messages and metrics.
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

/// Error returned when a string is not the name of a kind of job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("job kind must be turn, review or selfplay")]
pub struct ParseKindError;

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.code() == text).ok_or(ParseKindError)
    }
}

impl Task {
    /// Returns the kind of job.
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
    /// Creates a job whose result is sent to the subject `answer`.
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
    fn a_job_survives_serialisation() {
        let job = self_play();
        let text = serde_json::to_string(&job).unwrap();
        assert!(text.contains(r#""kind":"selfplay""#), "{text}");
        assert_eq!(serde_json::from_str::<Job>(&text).unwrap(), job);
    }

    #[test]
    fn new_fields_of_a_later_version_are_ignored() {
        let mut text = serde_json::to_value(self_play()).unwrap();
        text["v"] = 2.into();
        text["colour"] = "blue".into();
        let read: Job = serde_json::from_value(text).unwrap();
        assert_eq!(read.task, self_play().task);
    }

    #[test]
    fn kinds_have_the_same_name_in_text_and_json() {
        for kind in Kind::ALL {
            assert_eq!(kind.code().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.code());
        }
        assert!("chess".parse::<Kind>().is_err());
    }
}
