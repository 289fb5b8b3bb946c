//! Studies: collections of chapters, shared or private.

use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use variants::Variant;

use crate::{StudyId, coded::coded, schema};

bodies! { NewStudy, StudyChange, WholeStudy, StudyPage }

coded! {
    /// Visibility of a study.
    pub enum StudyAccess {
        /// Visible only to its owner. For everyone else, it does not exist.
        Private = "private",
        /// Visible to everyone who has its link.
        Link = "link",
        /// Visible to everyone, and listed.
        Public = "public",
    }
}

/// Study to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// Visibility of the study.
    pub access: StudyAccess,
    /// Chapters, as records with the tags `Study` and `Chapter`: at most 64, with a total of at most 256 KiB.
    pub text: String,
}

/// New contents of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyChange {
    /// Revision on which the change is based. The request is refused if there is a later revision.
    pub revision: u32,
    /// Visibility of the study.
    pub access: StudyAccess,
    /// All chapters, in the same form as for a new study.
    pub text: String,
}

/// Summary of a study, as shown in lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StudySummary {
    /// Identifier of the study. Its page is `/study/` followed by the id.
    #[schema(value_type = String)]
    pub id: StudyId,
    /// Title of the study.
    pub title: String,
    /// Name of the owner.
    pub owner: Option<String>,
    /// Whether the requesting player is the owner.
    pub own: bool,
    /// Visibility of the study.
    pub access: StudyAccess,
    /// Number of times the study has been stored, starting at 1.
    pub revision: u32,
    /// Number of chapters.
    pub chapters: u32,
    /// Variant of the first chapter.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// Position string at the end of the first chapter.
    pub position: String,
    /// Time of the last change, in milliseconds since 1970.
    pub changed: i64,
    /// Whether a moderator has hidden the study from everyone but its owner, regardless of `access`. Present only for the owner,
    /// and only if true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub hidden: bool,
}

/// Study with its chapters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WholeStudy {
    /// Summary of the study.
    #[serde(flatten)]
    pub summary: StudySummary,
    /// Chapters, as records.
    pub text: String,
}

/// Page of studies.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct StudyPage {
    /// The studies, most recently changed first.
    pub studies: Vec<StudySummary>,
    /// Value of `before` for the next page.
    pub next: Option<String>,
}

/// Request for a page of public studies.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StudyQuery {
    /// Position at which to continue: `next` of the previous page.
    #[serde(default)]
    pub before: Option<String>,
}
