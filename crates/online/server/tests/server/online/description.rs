use std::collections::BTreeSet;

use protocol::{
    Act, PlayerKind, Status,
    rest::{ReportReason, Scope},
};
use serde_json::{Value, json};

use crate::kit::TestServer;

fn description() -> Value {
    TestServer::start().browser().get("/api/openapi.json").json()
}

/// Returns the operations, each with its method and path.
fn operations(description: &Value) -> Vec<(String, &Value)> {
    let paths = description["paths"].as_object().expect("paths");
    paths
        .iter()
        .flat_map(|(path, item)| {
            let methods = ["get", "put", "post", "delete", "patch"];
            methods
                .into_iter()
                .filter_map(move |method| Some((format!("{method} {path}"), item.get(method)?)))
        })
        .collect()
}

#[test]
fn the_description_lists_the_operations_on_games() {
    let description = description();
    assert!(description["openapi"].as_str().unwrap().starts_with("3.1"), "{description}");
    let known: BTreeSet<String> =
        operations(&description).into_iter().map(|(place, _)| place).collect();
    for place in [
        "post /api/games",
        "get /api/games",
        "get /api/games/live",
        "get /api/games/{id}",
        "get /api/games/{id}/record",
        "get /api/games/{id}/report",
        "post /api/games/{id}/report",
        "get /api/games/{id}/qr.svg",
        "get /api/games/{id}/stream",
        "post /api/games/{id}/join",
        "post /api/games/{id}/turns/{turn}",
        "post /api/games/{id}/act/{act}",
        "post /api/games/{id}/chat",
        "put /api/games/{id}/plan",
        "get /api/lobby",
        "get /api/stream/events",
        "post /api/seek",
    ] {
        assert!(known.contains(place), "{place}");
    }
}

#[test]
fn every_operation_and_parameter_is_described() {
    let description = description();
    for (place, operation) in operations(&description) {
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{place}");
        assert!(operation["tags"][0].is_string(), "{place}");
        assert!(operation["operationId"].is_string(), "{place}");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(parameter["description"].is_string(), "{place}: {parameter}");
        }
        let named: BTreeSet<&str> = operation["parameters"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|parameter| parameter["in"] == "path")
            .filter_map(|parameter| parameter["name"].as_str())
            .collect();
        let in_path: BTreeSet<&str> = place.split(['{', '}']).skip(1).step_by(2).collect();
        assert_eq!(named, in_path, "{place}");
    }
}

#[test]
fn every_operation_describes_its_error_response() {
    let description = description();
    for (place, operation) in operations(&description) {
        let refusal = &operation["responses"]["default"]["content"]["application/problem+json"];
        assert_eq!(refusal["schema"]["$ref"], "#/components/schemas/Problem", "{place}");
    }
}

#[test]
fn operation_ids_are_unique() {
    let description = description();
    let all = operations(&description);
    let names: BTreeSet<&str> =
        all.iter().filter_map(|(_, operation)| operation["operationId"].as_str()).collect();
    assert_eq!(names.len(), all.len(), "{names:?}");
}

#[test]
fn every_referenced_schema_exists() {
    let description = description();
    let text = description.to_string();
    for piece in text.split("#/components/schemas/").skip(1) {
        let name = piece.split('"').next().unwrap();
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[test]
fn the_description_lists_the_codes_of_the_protocol() {
    let schemas = &description()["components"]["schemas"];
    for (name, codes) in [
        ("Scope", Scope::ALL.map(Scope::code).to_vec()),
        ("ReportReason", ReportReason::ALL.map(ReportReason::code).to_vec()),
        ("Act", Act::ALL.map(Act::code).to_vec()),
        ("Status", Status::ALL.map(Status::code).to_vec()),
        ("PlayerKind", PlayerKind::ALL.map(PlayerKind::code).to_vec()),
    ] {
        assert_eq!(schemas[name]["enum"], json!(codes), "{name}");
    }
}

#[test]
fn reading_requires_the_read_scope_and_writing_the_play_scope() {
    let description = description();
    for (place, operation) in operations(&description) {
        let expected = if place.starts_with("get ") { json!(["read"]) } else { json!(["play"]) };
        for way in operation["security"].as_array().into_iter().flatten() {
            if let Some(scopes) = way.get("token") {
                assert_eq!(scopes, &expected, "{place}");
            }
        }
    }
}

#[test]
fn a_read_only_token_can_follow_its_own_events() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    assert_eq!(anna.new_token(&["read"]).stream("/api/stream/events").status, 200);
}

#[test]
fn the_description_is_compressed_and_not_sent_again_if_unchanged() {
    let server = TestServer::start();
    let browser = server.browser();
    let zipped = browser.ask("GET", "/api/openapi.json", None, &[("accept-encoding", "gzip")]);
    assert_eq!(zipped.header("content-encoding"), "gzip");
    let (tag, plain) = (zipped.header("etag"), browser.get("/api/openapi.json"));
    assert_eq!((zipped.text(), tag), (plain.text(), plain.header("etag")));
    let known = browser.ask("GET", "/api/openapi.json", None, &[("if-none-match", tag)]);
    assert_eq!((known.status, known.body.len()), (304, 0));
}

#[test]
fn the_description_states_which_scopes_include_others() {
    let description = description();
    let token = description["components"]["securitySchemes"]["token"]["description"].clone();
    let token = token.as_str().expect("a description").to_owned();
    for sentence in ["`play` includes `read`", "`bot` includes `read` and `play`"] {
        assert!(token.contains(sentence), "{token}");
    }
}
