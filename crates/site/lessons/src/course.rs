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

/// One rule, in a few steps.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses.
    pub slug: String,
    /// The message with its title.
    pub title: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A position and what to do in it. Texts are ids of messages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What the learner reads.
    pub text: String,
    /// The message when it is solved; a general one if there is none.
    #[serde(default)]
    pub done: Option<String>,
    /// A hint.
    #[serde(default)]
    pub hint: Option<String>,
    /// The variant.
    #[serde(deserialize_with = "variant")]
    pub variant: Variant,
    /// The position string; the player to act is the learner.
    pub position: String,
    /// What to do.
    pub goal: Goal,
    /// Whether every legal turn solves it.
    #[serde(default)]
    pub free: bool,
    /// The replies of the opponent: the first legal one is played.
    #[serde(default)]
    pub replies: Vec<String>,
    /// Points to mark.
    #[serde(default)]
    pub marks: Vec<String>,
    /// The use that the opponent declares in a match; the learner answers instead of playing.
    #[serde(default)]
    pub declared: Option<String>,
    /// The right answer to it: `ok` or `challenge`.
    #[serde(default)]
    pub answer: Option<String>,
}

impl Course {
    /// A lesson by its name in addresses.
    #[must_use]
    pub fn lesson(&self, slug: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
    }
}

/// The course of a game.
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
        // No other game has a course of its own.
        _ => &GIPF,
    }
}

fn read(text: &str) -> Course {
    serde_json::from_str(text).expect("the courses are read in tests")
}

fn variant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
    let id = String::deserialize(deserializer)?;
    Variant::known(&id, None).map_err(D::Error::custom)
}
