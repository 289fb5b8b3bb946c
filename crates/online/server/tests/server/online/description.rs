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

/// The operations, with where they are.
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
fn the_api_describes_itself() {
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
fn everything_in_the_description_says_what_it_is() {
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
fn every_operation_can_refuse() {
    let description = description();
    for (place, operation) in operations(&description) {
        let refusal = &operation["responses"]["default"]["content"]["application/problem+json"];
        assert_eq!(refusal["schema"]["$ref"], "#/components/schemas/Problem", "{place}");
    }
}

#[test]
fn no_two_operations_have_one_name() {
    let description = description();
    let all = operations(&description);
    let names: BTreeSet<&str> =
        all.iter().filter_map(|(_, operation)| operation["operationId"].as_str()).collect();
    assert_eq!(names.len(), all.len(), "{names:?}");
}

#[test]
fn every_schema_that_is_named_is_there() {
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
fn a_token_needs_read_to_get_and_play_to_change() {
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
fn a_token_that_only_reads_follows_its_own_events() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    assert_eq!(anna.new_token(&["read"]).stream("/api/stream/events").status, 200);
}
