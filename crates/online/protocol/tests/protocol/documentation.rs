//! `web/online/types.d.ts` and `docs/online.md` name every message, field and code, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Act, Asks, ChallengeEnd, ChatRoom, Phrase, PlayerKind, RefusalCode, Status};
use serde::Serialize;
use serde_json::{Value, json};

use crate::samples;

type Names = BTreeSet<String>;

fn names<T: ToString>(items: impl IntoIterator<Item = T>) -> Names {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// The fields of an object; of all objects in a list.
fn fields(value: &Value) -> Names {
    match value {
        Value::Array(items) => items.iter().flat_map(fields).collect(),
        _ => names(value.as_object().expect("an object").keys()),
    }
}

/// The fields of each kind of message, by what stands in its `tag`.
fn kinds<T: Serialize>(messages: &[T], tag: &str) -> BTreeMap<String, Names> {
    let mut kinds = BTreeMap::new();
    for message in messages {
        let mut fields = serde_json::to_value(message).expect("JSON");
        let kind = fields.as_object_mut().expect("an object").remove(tag).expect("a kind");
        kinds.insert(kind.as_str().expect("a text").to_owned(), self::fields(&fields));
    }
    kinds
}

fn deeds() -> Names {
    names(samples::events().iter().map(|event| {
        let event = serde_json::to_value(event).expect("JSON");
        event["deed"].as_str().expect("a deed").to_owned()
    }))
}

fn types() -> String {
    read("web/online/types.d.ts")
}

fn docs() -> String {
    read("docs/online.md")
}

fn read(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../");
    std::fs::read_to_string(format!("{root}{path}")).expect("the file is there")
}

/// What stands between two signs, again and again.
fn between(text: &str, open: &str, close: &str) -> Vec<String> {
    let pieces = text.split(open).skip(1);
    pieces.filter_map(|piece| Some(piece.split_once(close)?.0.to_owned())).collect()
}

/// The codes of `export type NAME = "…" | "…";`.
fn typed_codes(name: &str) -> Names {
    let types = types();
    let line = types.lines().find(|line| line.starts_with(&format!("export type {name} = ")));
    let line = line.unwrap_or_else(|| panic!("no type {name}"));
    names(line.split('"').skip(1).step_by(2))
}

/// The fields of `export interface NAME`.
fn typed_fields(name: &str) -> Names {
    let types = types();
    let body = between(&types, &format!("export interface {name} {{\n"), "\n}");
    let body = body.first().unwrap_or_else(|| panic!("no interface {name}"));
    let lines = body.lines().map(str::trim).filter(|line| !line.starts_with("/**"));
    names(lines.map(|line| line.split([':', '?']).next().expect("a field")))
}

/// The fields of each kind of frame in `export type NAME = | { t: "…"; … } …`.
fn typed_frames(name: &str) -> BTreeMap<String, Names> {
    let types = types();
    let union = between(&types, &format!("export type {name} =\n"), "\n\n").remove(0);
    let mut frames = BTreeMap::new();
    for line in union.lines() {
        let inner = between(line, "{ t: \"", " }").remove(0);
        let (kind, rest) = inner.split_once('"').expect("a kind");
        let rest = rest.trim_start_matches(';').split(';').map(str::trim);
        let named = rest.filter(|field| !field.is_empty());
        let mut fields = names(named.map(|field| field.split([':', '?']).next().expect("a field")));
        if let Some((_, interface)) = line.split_once("} & ") {
            fields.extend(typed_fields(interface.split(')').next().expect("a name")));
        }
        frames.insert(kind.to_owned(), fields);
    }
    frames
}

/// The rows of the table below a header: the words in its first cell, and those in its second.
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
fn the_scripts_know_every_frame_and_its_fields() {
    assert_eq!(typed_frames("ServerFrame"), kinds(&samples::server_frames(), "t"));
    assert_eq!(typed_frames("ClientFrame"), kinds(&samples::client_frames(), "t"));
}

#[test]
fn the_documentation_knows_every_message_and_its_fields() {
    assert_eq!(documented("from the server"), kinds(&samples::server_frames(), "t"));
    assert_eq!(documented("from the browser"), kinds(&samples::client_frames(), "t"));
    let mut messages = kinds(&samples::stream_messages(), "type");
    // Its fields are those of a whole game, which the scripts know.
    messages.insert("gameFull".to_owned(), Names::new());
    assert_eq!(documented("in a stream"), messages);
}

#[test]
fn the_scripts_know_every_field_of_what_is_in_a_frame() {
    let game = serde_json::to_value(samples::view()).expect("JSON");
    let frames = serde_json::to_value(samples::server_frames()).expect("JSON");
    let lobby = frames.as_array().expect("frames").iter().find(|frame| frame["t"] == "lobby");
    let seek = &lobby.expect("a lobby")["seeks"][0];
    let events = serde_json::to_value(samples::events()).expect("JSON");
    let summary = serde_json::to_value(samples::summary()).expect("JSON");
    for (name, value) in [
        ("Player", &json!([game["w"], game["b"]])),
        ("Rating", &game["w"]["rating"]),
        ("Terms", &game["terms"]),
        ("TimeLeft", &game["clocks"]["w"]),
        ("Clocks", &game["clocks"]),
        ("Presence", &game["present"]),
        ("Absence", &game["present"]["gone"]),
        ("ChatMessage", &game["chat"][0]),
        ("PlayedTurn", &game["turns"][0]),
        ("Offers", &game["offers"]),
        ("GameResult", &game["result"]),
        ("RatingChanges", &game["ratings"]),
        ("RatingChange", &game["ratings"]["w"]),
        ("GameView", &game),
        ("GameSummary", &summary),
        ("Seek", seek),
        ("MatchTerms", &game["terms"]["match"]),
        ("MatchView", &game["match"]),
        ("ContestView", &game["match"]["contests"][0]),
        ("PartOf", &game["partOf"]),
        ("Challenge", &serde_json::to_value(samples::challenge()).expect("JSON")),
        ("LogEvent", &events),
    ] {
        assert_eq!(typed_fields(name), fields(value), "{name}");
    }
}

#[test]
fn the_scripts_know_every_code() {
    for (name, codes) in [
        ("Speed", names(record::Speed::ALL)),
        ("Score", names(record::Score::ALL)),
        ("Ending", names(record::Ending::ALL)),
        ("Offer", names(record::Offer::ALL)),
        ("Act", names(Act::ALL)),
        ("Status", names(Status::ALL)),
        ("PlayerKind", names(PlayerKind::ALL)),
        ("ChallengeEnd", names(ChallengeEnd::ALL)),
        ("ChatRoom", names(ChatRoom::ALL)),
        ("EventKind", deeds()),
        ("Asks", names(Asks::ALL)),
        ("RefusalCode", names(RefusalCode::ALL.map(RefusalCode::code))),
    ] {
        assert_eq!(typed_codes(name), codes, "{name}");
    }
}

#[test]
fn the_documentation_knows_every_code() {
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
        ("deed", deeds()),
        ("asks", names(Asks::ALL)),
    ];
    assert_eq!(documented, declared.map(|(value, codes)| (value.to_owned(), codes)).into());
}

#[test]
fn the_documentation_knows_every_refusal_and_its_text() {
    let docs = docs();
    let lines = docs.lines().skip_while(|line| *line != "| code | text |").skip(2);
    let documented: Vec<&str> = lines.take_while(|line| line.starts_with('|')).collect();
    let declared = RefusalCode::ALL.map(|refusal| format!("| `{}` | {refusal} |", refusal.code()));
    assert_eq!(documented, declared);
}
