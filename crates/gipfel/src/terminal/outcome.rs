use serde_json::{Value, json};
use variants::Outcome;

/// Returns an outcome as JSON for programs; `null` if the game is not over.
pub(crate) fn to_json(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "winner": outcome.winner().map(|winner| winner.letter()),
            "reason": outcome.reason().code(),
            "text": outcome.to_string(),
        })
    })
}

/// Returns an outcome as a sentence without a full stop.
pub(crate) fn sentence(outcome: Outcome) -> String {
    let text = outcome.to_string();
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
