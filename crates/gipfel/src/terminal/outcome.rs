use serde_json::{Value, json};
use variants::Outcome;

/// An outcome for programs: `null` while the game goes on.
pub(crate) fn to_json(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        json!({
            "winner": outcome.winner().map(|winner| winner.letter()),
            "reason": outcome.reason().code(),
            "text": outcome.to_string(),
        })
    })
}

/// An outcome as a sentence of its own, without its full stop.
pub(crate) fn sentence(outcome: Outcome) -> String {
    let text = outcome.to_string();
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
