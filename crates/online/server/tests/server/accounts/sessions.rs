use serde_json::json;

use crate::kit::{PASSWORD, SHARED, account, request};

#[test]
fn sessions_are_listed_and_the_current_one_is_marked() {
    let (browser, name) = account();
    SHARED.browser().sign_in(&name, PASSWORD);
    let sessions = browser.get("/api/account/sessions").json()["sessions"].clone();
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert_eq!(sessions.iter().filter(|session| session["current"] == true).count(), 1);
    assert!(sessions.iter().all(|session| session["agent"] == "Tester/1"), "{sessions:?}");
}

#[test]
fn an_ended_session_is_invalid() {
    let (browser, name) = account();
    let other = SHARED.browser();
    other.sign_in(&name, PASSWORD);
    let sessions = browser.get("/api/account/sessions").json()["sessions"].clone();
    let foreign = sessions.as_array().unwrap().iter().find(|session| session["current"] == false);
    let path = format!("/api/account/sessions/{}", foreign.unwrap()["id"].as_str().unwrap());
    assert_eq!(browser.delete(&path, None).status, 204);
    assert_eq!((browser.name(), other.name()), (Some(name), None));
    assert_eq!(browser.delete(&path, None).status, 404);
}

#[test]
fn a_player_cannot_end_the_session_of_another() {
    let ((browser, name), (other, _)) = (account(), account());
    let sessions = browser.get("/api/account/sessions").json()["sessions"].clone();
    let path = format!("/api/account/sessions/{}", sessions[0]["id"].as_str().unwrap());
    assert_eq!(other.delete(&path, None).status, 404);
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn unknown_cookies_are_ignored_and_cleared() {
    for cookie in ["gipfel=nonsense", &format!("gipfel={}", "a".repeat(43)), "gipfel="] {
        let answer = request(SHARED.address, "GET", "/api/me", &[("cookie", cookie)], None);
        assert_eq!(answer.status, 200);
        assert!(answer.json()["player"].is_null());
        assert!(answer.header("set-cookie").contains("Max-Age=0"), "{cookie}");
    }
}

#[test]
fn account_routes_require_an_account() {
    let guest = SHARED.browser();
    guest.new_game("-");
    for path in ["/api/account/sessions", "/api/account/tokens", "/api/account/export"] {
        for browser in [&SHARED.browser(), &guest] {
            assert_eq!(browser.get(path).refusal(), (401, "not-signed-in".to_owned()), "{path}");
        }
    }
    let body = json!({"password": PASSWORD});
    assert_eq!(guest.delete("/api/account", Some(&body)).status, 401);
}
