//! What the next version of the program may add to messages, said by a node that stands for it in tests of upgrades.

use serde::Serialize;
use serde_json::Value;

/// A message as JSON, with a field in each of its objects that this version does not know.
pub(super) fn with_unknown_fields(message: &impl Serialize) -> Value {
    let mut message = serde_json::to_value(message).unwrap_or_default();
    extend(&mut message);
    message
}

fn extend(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(extend);
            // The one field of an object may name what is in it, and then stays alone.
            let is_name = fields.len() == 1 && !fields.contains_key("t");
            if !is_name {
                fields.insert("later".to_owned(), Value::from(1));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(extend),
        _ => {}
    }
}
