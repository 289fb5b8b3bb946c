use combined::CombinedRecord;
use record::{Record, Score, Tags, Termination};
use review::{JudgedDecision, MatchReview, Review};
use serde_json::{Map, Value, json};
use variants::Outcome;

use crate::{commands::combined_game, terminal::outcome};

/// An analysed game or match.
pub(super) enum Analysed<'a> {
    Game(&'a Record, Review),
    Match(&'a CombinedRecord, MatchReview),
}

impl Analysed<'_> {
    pub(super) fn tags(&self) -> &Tags {
        match self {
            Self::Game(record, _) => record.tags(),
            Self::Match(record, _) => record.tags(),
        }
    }

    /// Names the variant.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Game(record, _) => record.variant().to_string(),
            Self::Match(record, _) => format!("{} match", record.game().terms().variant()),
        }
    }

    /// Returns the end: the outcome by the rules, any other termination, and the result.
    pub(super) fn end(&self) -> (Option<Outcome>, Option<Termination>, Score) {
        match self {
            Self::Game(record, _) => (record.outcome(), record.termination(), record.score()),
            Self::Match(record, _) => combined_game::end(record.game()),
        }
    }

    /// Returns the review; of a match, that of its GIPF part.
    pub(super) fn review(&self) -> &Review {
        match self {
            Self::Game(_, review) => review,
            Self::Match(_, review) => &review.part,
        }
    }

    /// Returns the declarations and answers of a match.
    pub(super) fn decisions(&self) -> &[JudgedDecision] {
        match self {
            Self::Game(..) => &[],
            Self::Match(_, review) => &review.decisions,
        }
    }

    /// Returns the game as JSON for programs; the format is described in docs/play.md.
    pub(super) fn to_json(&self) -> Value {
        let (tags, variant, review) = match self {
            Self::Game(record, review) => (record.all_tags(), record.variant(), review.to_json()),
            Self::Match(record, review) => {
                (record.all_tags(), record.game().terms().variant(), review.to_json())
            }
        };
        let (start, position) = match self {
            Self::Game(record, _) => (record.game().start_position(), record.game().position()),
            Self::Match(record, _) => (record.game().start_position(), record.game().position()),
        };
        let tags: Map<String, Value> =
            tags.into_iter().map(|(name, value)| (name, value.into())).collect();
        let (outcome, termination, score) = self.end();
        let mut facts = json!({
            "status": "ok",
            "game": variant.id(),
            "tags": tags,
            "start": start,
            "position": position,
            "result": score.code(),
            "outcome": outcome::to_json(outcome),
            "termination": termination.map(Termination::code),
        });
        if let (Value::Object(facts), Value::Object(review)) = (&mut facts, review) {
            facts.extend(review);
        }
        facts
    }
}
