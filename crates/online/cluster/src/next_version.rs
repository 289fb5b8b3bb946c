//! Simulation of additions that the next version of the program may make to messages, for upgrade tests.

use serde::Serialize;
use serde_json::Value;

/// Returns a message as JSON, with an additional unknown field in each of its objects.
pub(crate) fn with_unknown_fields(message: &impl Serialize) -> Value {
    let mut message = serde_json::to_value(message).unwrap_or_default();
    extend(&mut message);
    message
}

fn extend(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(extend);
            // The only field of an object may be the name of an enum variant, next to which no other field is allowed.
            let is_name = fields.len() == 1 && !fields.contains_key("t");
            if !is_name {
                fields.insert("later".to_owned(), Value::from(1));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(extend),
        _ => {}
    }
}
