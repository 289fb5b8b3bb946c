//! Studies: chapters that somebody shares, or keeps for themselves.

use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use variants::Variant;

use crate::{StudyId, coded::coded, schema};

coded! {
    /// Who may see a study.
    pub enum StudyAccess {
        /// Its owner alone; for everybody else it does not exist.
        Private = "private",
        /// Everybody who has its link.
        Link = "link",
        /// Everybody; it is listed.
        Public = "public",
    }
}

/// A study that is to be stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// Who may see it.
    pub access: StudyAccess,
    /// Its chapters as records with the tags `Study` and `Chapter`: 64 at most, 256 KiB together.
    pub text: String,
}

/// What a study becomes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyChange {
    /// The revision that was changed. If there is a later one, nothing is stored.
    pub revision: u32,
    /// Who may see it.
    pub access: StudyAccess,
    /// All of it, as for a new one.
    pub text: String,
}

/// A study in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StudySummary {
    /// Its id; its page is `/study/` with the id.
    #[schema(value_type = String)]
    pub id: StudyId,
    /// What it is called.
    pub title: String,
    /// The name of its owner.
    pub owner: Option<String>,
    /// Whether it is yours.
    pub own: bool,
    /// Who may see it.
    pub access: StudyAccess,
    /// Counts how often it was stored, from 1.
    pub revision: u32,
    /// How many chapters it has.
    pub chapters: u32,
    /// The game of its first chapter.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// How its first chapter ends: a position string.
    pub position: String,
    /// When it was stored last: milliseconds since 1970.
    pub changed: i64,
}

/// A whole study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WholeStudy {
    /// What lists show of it.
    #[serde(flatten)]
    pub summary: StudySummary,
    /// Its chapters as records.
    pub text: String,
}

/// Some studies.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct StudyPage {
    /// The studies, those stored last first.
    pub studies: Vec<StudySummary>,
    /// What `before` has to be for the next ones.
    pub next: Option<String>,
}

/// Which public studies are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StudyQuery {
    /// The `next` of the page before.
    #[serde(default)]
    pub before: Option<String>,
}
