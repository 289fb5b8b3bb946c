//! Tests that sentences and descriptions state the limits that the server enforces.

use protocol::{
    RefusalCode,
    limits::{CHAT_MESSAGE_MAX_CHARS, COMMAND_ID_MAX_CHARS, PLAN_MAX_LENGTH, REPORT_MAX_CHARS},
    rest::{ChatRequest, ReportRequest},
};
use serde_json::Value;
use utoipa::PartialSchema;

fn schema<T: PartialSchema>(field: &str) -> Value {
    serde_json::to_value(T::schema()).expect("JSON")["properties"][field].clone()
}

#[test]
fn refusals_state_the_limits() {
    let stated = [
        (RefusalCode::BadChat, format!("1 to {CHAT_MESSAGE_MAX_CHARS} characters")),
        (RefusalCode::BadCommandId, format!("1 to {COMMAND_ID_MAX_CHARS} visible characters")),
        (
            RefusalCode::BadPlan,
            format!("{PLAN_MAX_LENGTH} variations of 2 to {PLAN_MAX_LENGTH} turns"),
        ),
    ];
    for (refusal, limit) in stated {
        assert!(refusal.to_string().contains(&limit), "{refusal}");
    }
}

#[test]
fn the_api_description_states_the_limits() {
    let text = schema::<ChatRequest>("text");
    let stated = format!("1 to {CHAT_MESSAGE_MAX_CHARS} characters");
    assert!(text["description"].as_str().expect("a description").contains(&stated), "{text}");
    assert_eq!(schema::<ReportRequest>("text")["maxLength"], REPORT_MAX_CHARS);
}
