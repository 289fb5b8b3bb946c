use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, de::Error};
use variants::{Family, Variant};

use crate::goal::Goal;

/// The lessons of one game, in order.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The lessons.
    pub lessons: Vec<Lesson>,
}

/// An explanation of one rule in a few steps.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Name in URLs.
    pub slug: String,
    /// Message id of the title.
    pub title: String,
    /// Steps of the lesson.
    pub steps: Vec<Step>,
}

/// A position with a task for the learner. All texts are message ids.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Text shown to the learner.
    pub text: String,
    /// Text shown when the step is solved, if different from the general one.
    #[serde(default)]
    pub done: Option<String>,
    /// A hint, if there is one.
    #[serde(default)]
    pub hint: Option<String>,
    /// The variant.
    #[serde(deserialize_with = "variant")]
    pub variant: Variant,
    /// Position string; the player to act is the learner.
    pub position: String,
    /// Goal that the learner has to reach.
    pub goal: Goal,
    /// Whether every legal turn solves the step.
    #[serde(default)]
    pub free: bool,
    /// Replies of the opponent, of which the first legal one is played.
    #[serde(default)]
    pub replies: Vec<String>,
    /// Points to mark.
    #[serde(default)]
    pub marks: Vec<String>,
    /// Use that the opponent declares in a match; the learner answers it instead of playing.
    #[serde(default)]
    pub declared: Option<String>,
    /// Correct answer to the declaration: `ok` or `challenge`.
    #[serde(default)]
    pub answer: Option<String>,
}

impl Course {
    /// Returns the lesson with this name in URLs.
    #[must_use]
    pub fn lesson(&self, slug: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
    }
}

/// Returns the course of a game.
#[must_use]
pub fn course(family: Family) -> &'static Course {
    static YINSH: LazyLock<Course> =
        LazyLock::new(|| read(include_str!("../../../../data/lessons/yinsh.json")));
    static GIPF: LazyLock<Course> =
        LazyLock::new(|| read(include_str!("../../../../data/lessons/gipf.json")));
    #[cfg(feature = "potentials")]
    static POTENTIALS: LazyLock<Course> =
        LazyLock::new(|| read(include_str!("../../../../data/lessons/potentials.json")));
    match family {
        Family::Yinsh => &YINSH,
        #[cfg(feature = "potentials")]
        Family::Potentials => &POTENTIALS,
        // No other game has its own course.
        _ => &GIPF,
    }
}

fn read(text: &str) -> Course {
    serde_json::from_str(text).expect("a test parses the courses")
}

fn variant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
    let id = String::deserialize(deserializer)?;
    Variant::known(&id, None).map_err(D::Error::custom)
}
