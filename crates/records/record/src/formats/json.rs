//! The JSON of a record, for programs.

mod objects;
mod reader;

use serde::Serialize;
use serde_json::{Map, Value};
use variants::{Color, Outcome};

pub use objects::JsonObjects;
pub use reader::read_json_tags;
pub(crate) use reader::read_object;

use crate::record::{
    Record,
    clock::Clock,
    evaluation::Evaluation,
    notes::Comment,
    score::Termination,
    variation::{TurnNode, Variation},
};

#[derive(Serialize)]
struct RecordView<'a> {
    tags: Map<String, Value>,
    variant: &'static str,
    start: String,
    #[serde(flatten)]
    line: VariationView<'a>,
    position: String,
    result: &'static str,
    outcome: Option<OutcomeView>,
    termination: Option<&'static str>,
}

#[derive(Serialize)]
struct VariationView<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<&'a str>,
    turns: Vec<TurnView<'a>>,
}

#[derive(Serialize)]
struct TurnView<'a> {
    player: &'static str,
    token: &'a str,
    actions: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reserve: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluation: Option<EvaluationView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationView<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum EvaluationView {
    Centi { centi: i32 },
    Win { winner: &'static str, turns: u16 },
}

#[derive(Serialize)]
struct OutcomeView {
    winner: Option<&'static str>,
    reason: &'static str,
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

fn texts(comments: &[Comment]) -> Vec<&str> {
    comments.iter().map(Comment::as_str).collect()
}

impl<'a> VariationView<'a> {
    fn of(line: &'a Variation) -> Self {
        Self {
            comments: texts(line.comments()),
            turns: line.turns().iter().map(TurnView::of).collect(),
        }
    }
}

impl<'a> TurnView<'a> {
    fn of(node: &'a TurnNode) -> Self {
        let notes = node.notes();
        Self {
            player: name(node.player()),
            token: node.token().as_str(),
            actions: node.token().actions().collect(),
            reserve: node.reserve(),
            nags: notes.nags.iter().map(|nag| nag.0).collect(),
            clock_ms: notes.clock.map(Clock::milliseconds),
            evaluation: notes.evaluation.map(|evaluation| match evaluation {
                Evaluation::Centi(centi) => EvaluationView::Centi { centi },
                Evaluation::Win { winner, turns } => {
                    EvaluationView::Win { winner: name(winner), turns }
                }
            }),
            comments: texts(&notes.comments),
            variations: node.variations().iter().map(VariationView::of).collect(),
        }
    }
}

impl OutcomeView {
    fn of(outcome: Outcome) -> Self {
        Self { winner: outcome.winner().map(name), reason: outcome.reason().code() }
    }
}

impl Record {
    /// Returns the record as JSON: tags, variant, start position, turns, final position, result.
    ///
    /// Each turn has its player, token and actions and, if present, its reserve, marks, clock in
    /// milliseconds, evaluation from White's point of view, comments and variations.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let tags = self.all_tags().into_iter().map(|(tag, value)| (tag, Value::from(value)));
        let view = RecordView {
            tags: tags.collect(),
            variant: self.variant().id(),
            start: self.game().start_position(),
            line: VariationView::of(self.main_line()),
            position: self.game().position(),
            result: self.score().code(),
            outcome: self.outcome().map(OutcomeView::of),
            termination: self.termination().map(Termination::code),
        };
        // Cannot fail: the view consists of strings, numbers and lists.
        serde_json::to_value(view).unwrap_or_default()
    }
}
