//! Tests that `docs/online.md` and the schemas name every message, field and code, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{
    Act, Asks, ChallengeEnd, ChatRoom, Phrase, PlayerKind, RefusalCode, RollProof, Status, schema,
};
use serde_json::Value;
use utoipa::PartialSchema;

use crate::samples;

type Names = BTreeSet<String>;

fn names<T: ToString>(items: impl IntoIterator<Item = T>) -> Names {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Returns the fields of an object, or of all objects in a list.
fn fields(value: &Value) -> Names {
    match value {
        Value::Array(items) => items.iter().flat_map(fields).collect(),
        _ => names(value.as_object().expect("an object").keys()),
    }
}

/// Returns the fields of each kind of message in a section of the samples, keyed by the value of `tag`.
fn kinds(section: &str, tag: &str) -> BTreeMap<String, Names> {
    let mut kinds = BTreeMap::new();
    for mut fields in samples::values(section) {
        let kind = fields.as_object_mut().expect("an object").remove(tag).expect("a kind");
        kinds.insert(kind.as_str().expect("a text").to_owned(), self::fields(&fields));
    }
    kinds
}

fn event_kinds() -> Names {
    names(samples::events().iter().map(|event| event["deed"].as_str().expect("a deed")))
}

fn docs() -> String {
    read("docs/online.md")
}

fn read(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../");
    std::fs::read_to_string(format!("{root}{path}")).expect("the file exists")
}

/// Returns the words in the first and in the second cell of each row of the table with this header.
fn rows(header: &str) -> Vec<(Vec<String>, Vec<String>)> {
    let docs = docs();
    let lines = docs.lines().skip_while(|line| !line.starts_with(&format!("| {header} |"))).skip(2);
    let rows = lines.take_while(|line| line.starts_with('|'));
    let words = |cell: Option<&str>| -> Vec<String> {
        let cell = cell.unwrap_or_default();
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    rows.map(|row| {
        let mut cells = row.split('|').skip(1);
        (words(cells.next()), words(cells.next()))
    })
    .collect()
}

fn documented(header: &str) -> BTreeMap<String, Names> {
    let rows = rows(header).into_iter();
    rows.map(|(mut words, _)| (words.remove(0), names(words))).collect()
}

#[test]
fn the_documentation_lists_every_message_and_its_fields() {
    assert_eq!(documented("from the server"), kinds("from the server", "t"));
    assert_eq!(documented("from the browser"), kinds("from the browser", "t"));
    let mut messages = kinds("streams", "type");
    // The fields of this message are those of `GameView`.
    messages.insert("gameFull".to_owned(), Names::new());
    assert_eq!(documented("in a stream"), messages);
}

/// Returns the properties of an object schema.
fn declared<T: PartialSchema>() -> Names {
    let schema = serde_json::to_value(T::schema()).expect("JSON");
    fields(&schema["properties"])
}

#[test]
fn stand_in_schemas_list_the_fields_of_the_types_they_stand_for() {
    let (game, events) = (samples::view(), Value::Array(samples::events()));
    assert_eq!(declared::<schema::Terms>(), fields(&game["terms"]));
    assert_eq!(declared::<schema::WrittenMatchTerms>(), fields(&game["terms"]["match"]));
    assert_eq!(declared::<schema::LogEvent>(), fields(&events));
}

#[test]
fn the_schema_of_event_kinds_lists_every_kind() {
    let schema = serde_json::to_value(schema::EventKind::schema()).expect("JSON");
    let codes = schema["enum"].as_array().expect("codes").iter();
    assert_eq!(names(codes.map(|code| code.as_str().expect("a code"))), event_kinds());
}

#[test]
fn the_documentation_lists_every_code() {
    let documented: BTreeMap<String, Names> = rows("value")
        .into_iter()
        .map(|(mut value, codes)| (value.remove(0), names(codes)))
        .collect();
    let declared = [
        ("act", names(Act::ALL)),
        ("to", names(ChatRoom::ALL)),
        ("phrase", names(Phrase::ALL)),
        ("kind", names(PlayerKind::ALL)),
        ("end", names(ChallengeEnd::ALL)),
        ("status", names(Status::ALL)),
        ("speed", names(record::Speed::ALL)),
        ("score", names(record::Score::ALL)),
        ("by", names(record::Ending::ALL)),
        ("offer", names(record::Offer::ALL)),
        ("deed", event_kinds()),
        ("asks", names(Asks::ALL)),
        ("proof", names(RollProof::ALL)),
    ];
    assert_eq!(documented, declared.map(|(value, codes)| (value.to_owned(), codes)).into());
}

#[test]
fn the_documentation_lists_every_refusal_and_its_text() {
    let docs = docs();
    let lines = docs.lines().skip_while(|line| *line != "| code | text |").skip(2);
    let documented: Vec<&str> = lines.take_while(|line| line.starts_with('|')).collect();
    let declared = RefusalCode::ALL.map(|refusal| format!("| `{}` | {refusal} |", refusal.code()));
    assert_eq!(documented, declared);
}
