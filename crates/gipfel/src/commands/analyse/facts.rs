use record::{Record, Termination};
use review::Review;
use serde_json::{Map, Value, json};

use crate::terminal::outcome;

/// Returns an analysed game as JSON for programs; the format is described in docs/play.md.
pub(super) fn of(record: &Record, review: &Review) -> Value {
    let tags: Map<String, Value> =
        record.all_tags().into_iter().map(|(name, value)| (name, value.into())).collect();
    let mut facts = json!({
        "status": "ok",
        "game": record.variant().id(),
        "tags": tags,
        "start": record.game().start_position(),
        "position": record.game().position(),
        "result": record.score().code(),
        "outcome": outcome::to_json(record.outcome()),
        "termination": record.termination().map(Termination::code),
    });
    if let (Value::Object(facts), Value::Object(review)) = (&mut facts, review.to_json()) {
        facts.extend(review);
    }
    facts
}
