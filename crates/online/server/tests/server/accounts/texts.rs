use serde_json::json;

use crate::kit::{PASSWORD, SHARED, account, new_name, request};

/// Strings with a special meaning in HTML, headers, SQL, URLs or a terminal.
const EVIL: [&str; 8] = [
    "<script>alert(1)</script>",
    "Anna\r\nSet-Cookie: gipfel=a",
    "Anna'; DROP TABLE players; --",
    "\" OR \"\"=\"",
    "../../etc/passwd",
    "%00%0d%0a",
    "\u{1b}[2J",
    "\u{202e}annA",
];

#[test]
fn names_with_special_characters_are_rejected_with_422() {
    for name in EVIL {
        let wanted = json!({"name": name, "password": PASSWORD});
        let answer = SHARED.browser().post("/api/account", &wanted);
        assert_eq!(answer.refusal(), (422, "name-invalid".to_owned()), "{name:?}");
        assert_eq!(SHARED.browser().sign_in(name, PASSWORD).status, 401);
    }
}

#[test]
fn players_with_malformed_names_are_not_found() {
    for name in EVIL {
        let encoded: String = name.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let answer = SHARED.browser().get(&format!("/api/player/{encoded}"));
        assert_eq!(answer.refusal(), (404, "no-such-player".to_owned()), "{name:?}");
    }
}

#[test]
fn token_names_are_treated_as_plain_text() {
    let (browser, _) = account();
    for name in ["<script>alert(1)</script>", "Anna'; DROP TABLE players; --"] {
        let body = json!({"name": name, "scopes": ["read"]});
        let answer = browser.post("/api/account/tokens", &body);
        assert_eq!(answer.json()["name"], json!(name));
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
}

#[test]
fn user_agents_are_treated_as_plain_text() {
    let (browser, name) = account();
    let (origin, evil) = (format!("http://{}", browser.address), "<b>\"' --".repeat(100));
    let headers = [("origin", origin.as_str()), ("user-agent", evil.as_str())];
    let body = json!({"name": name, "password": PASSWORD});
    let answer = request(browser.address, "POST", "/api/login", &headers, Some(&body.to_string()));
    assert_eq!(answer.status, 200, "{answer:?}");
    let sessions = browser.clone().get("/api/account/sessions").json().to_string();
    assert!(sessions.contains("<b>\\\"' --") && sessions.len() < 2000, "{sessions}");
}

#[test]
fn bodies_of_the_wrong_type_are_rejected() {
    for body in [json!({}), json!([]), json!(null), json!({"name": 1, "password": PASSWORD})] {
        let answer = SHARED.browser().post("/api/account", &body);
        assert_eq!(answer.refusal(), (422, "not-understood".to_owned()), "{body}");
    }
    let large = json!({"name": new_name(), "password": "long".repeat(20_000)});
    assert_eq!(SHARED.browser().post("/api/login", &large).refusal().0, 413);
}

#[test]
fn a_problem_does_not_repeat_the_password() {
    let answer =
        SHARED.browser().post("/api/login", &json!({"name": ["a"], "password": "hunter-hunter"}));
    assert!(!answer.text().contains("hunter"), "{answer:?}");
    let answer = SHARED.browser().post("/api/login", &json!({"name": "a", "password": 31_415_926}));
    assert!(!answer.text().contains("31415926"), "{answer:?}");
}
