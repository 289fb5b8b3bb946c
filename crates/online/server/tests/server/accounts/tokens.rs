use serde_json::json;

use crate::kit::{Program, SHARED, account, request};

#[test]
fn a_token_acts_as_its_owner() {
    let (browser, name) = account();
    let program = browser.new_token(&["play"]);
    assert!(program.token.starts_with("gpf_"), "{}", program.token);
    assert_eq!(program.get("/api/me").json()["player"]["name"], json!(name));
    let wanted = json!({"variant": "gipf-basic", "clock": "-", "opponent": "link"});
    assert_eq!(program.post("/api/games", &wanted).status, 201);
}

#[test]
fn a_read_only_token_cannot_play() {
    let (browser, _) = account();
    let program = browser.new_token(&["read"]);
    assert_eq!(program.get("/api/me").status, 200);
    let wanted = json!({"variant": "yinsh", "clock": "-", "opponent": "link"});
    assert_eq!(program.post("/api/games", &wanted).refusal(), (403, "scope-missing".to_owned()));
}

#[test]
fn a_token_cannot_manage_an_account() {
    let (browser, _) = account();
    let program = browser.new_token(&["read", "play"]);
    for path in ["/api/account/tokens", "/api/account/sessions", "/api/account/export"] {
        assert_eq!(program.get(path).refusal(), (403, "session-needed".to_owned()), "{path}");
    }
    let body = json!({"name": "more", "scopes": ["play"]});
    assert_eq!(program.post("/api/account/tokens", &body).status, 403);
    assert!(program.get("/api/me").json()["email"].is_null());
}

#[test]
fn a_revoked_token_is_rejected() {
    let (browser, _) = account();
    let program = browser.new_token(&["read"]);
    let tokens = browser.get("/api/account/tokens").json()["tokens"].clone();
    let path = format!("/api/account/tokens/{}", tokens[0]["id"].as_str().unwrap());
    assert_eq!(browser.delete(&path, None).status, 204);
    assert_eq!(program.get("/api/me").refusal(), (401, "bad-token".to_owned()));
    assert_eq!(browser.delete(&path, None).status, 404);
}

#[test]
fn a_token_is_shown_once() {
    let (browser, _) = account();
    let program = browser.new_token(&["read", "play"]);
    let listed = browser.get("/api/account/tokens");
    assert!(!listed.text().contains(&program.token));
    assert_eq!(listed.json()["tokens"][0]["scopes"], json!(["read", "play"]));
}

#[test]
fn unknown_and_malformed_tokens_are_rejected() {
    for token in ["", "gpf_", "gpf_short", &format!("gpf_{}", "a".repeat(43)), &"a".repeat(5000)] {
        let program = Program { address: SHARED.address, token: token.to_owned() };
        assert_eq!(program.get("/api/me").refusal(), (401, "bad-token".to_owned()), "{token}");
    }
    for value in ["Basic YTpi", "Bearer", "gpf_", "Bearer gpf_ gpf_"] {
        let answer = request(SHARED.address, "GET", "/api/me", &[("authorization", value)], None);
        assert_eq!(answer.refusal(), (401, "bad-token".to_owned()), "{value}");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
    }
}

#[test]
fn a_bad_token_does_not_fall_back_to_the_cookie() {
    let (browser, _) = account();
    let cookie = browser.cookie().unwrap();
    let headers = [("authorization", "Bearer gpf_nonsense"), ("cookie", cookie.as_str())];
    assert_eq!(request(SHARED.address, "GET", "/api/me", &headers, None).status, 401);
}

#[test]
fn a_token_requires_a_name_and_a_scope() {
    let (browser, _) = account();
    for (name, scopes, code) in [
        ("", json!(["read"]), "token-name"),
        ("two\nlines", json!(["read"]), "token-name"),
        ("mine", json!([]), "scopes-missing"),
        ("mine", json!(["everything"]), "not-understood"),
        ("mine", json!(["bot"]), "not-a-bot"),
    ] {
        let body = json!({"name": name, "scopes": scopes});
        let answer = browser.post("/api/account/tokens", &body);
        assert_eq!(answer.refusal().1, code, "{answer:?}");
    }
}
