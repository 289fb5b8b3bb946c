use serde_json::json;

use crate::kit::{PASSWORD, SHARED, account, new_name};

#[test]
fn a_new_account_is_signed_in() {
    let (browser, name) = account();
    assert_eq!(browser.name(), Some(name));
    assert_eq!(browser.me()["guest"], false);
}

#[test]
fn a_new_account_receives_ten_different_recovery_codes() {
    let (_, mut codes) = SHARED.account(&new_name());
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), 10);
}

#[test]
fn names_are_unique_regardless_of_case() {
    let (_, name) = account();
    let wanted = json!({"name": name.to_uppercase(), "password": PASSWORD});
    let answer = SHARED.browser().post("/api/account", &wanted);
    assert_eq!(answer.refusal(), (409, "name-taken".to_owned()));
}

#[test]
fn a_signed_in_player_cannot_register_another_account() {
    let (browser, _) = account();
    let answer = browser.post("/api/account", &json!({"name": new_name(), "password": PASSWORD}));
    assert_eq!(answer.refusal(), (409, "signed-in".to_owned()));
}

#[test]
fn weak_passwords_are_rejected() {
    for (password, code) in [
        ("short", "password-too-short"),
        ("password", "password-too-common"),
        (&"long".repeat(100), "password-too-long"),
    ] {
        let wanted = json!({"name": new_name(), "password": password});
        let answer = SHARED.browser().post("/api/account", &wanted);
        assert_eq!(answer.refusal(), (422, code.to_owned()));
    }
}

#[test]
fn a_player_can_sign_in_from_another_browser() {
    let (_, name) = account();
    let other = SHARED.browser();
    assert_eq!(other.sign_in(&name, PASSWORD).status, 200);
    assert_eq!(other.name(), Some(name));
}

#[test]
fn the_response_is_the_same_for_a_wrong_password_and_an_unknown_name() {
    let (_, name) = account();
    let wrong = SHARED.browser().sign_in(&name, "three rings on");
    let unknown = SHARED.browser().sign_in("Nobody-at-all", "three rings on");
    assert_eq!(wrong.refusal(), (401, "wrong-login".to_owned()));
    assert_eq!(wrong.text(), unknown.text());
}

#[test]
fn signing_in_replaces_the_old_session() {
    let (browser, name) = account();
    let before = browser.clone();
    assert_eq!(browser.sign_in(&name, PASSWORD).status, 200);
    assert_ne!(browser.cookie(), before.cookie());
    assert_eq!(before.name(), None);
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn signing_out_ends_the_session() {
    let (browser, _) = account();
    let copy = browser.clone();
    assert_eq!(browser.post("/api/logout", &json!({})).status, 204);
    assert_eq!(browser.cookie(), None);
    assert_eq!(copy.name(), None);
}

#[test]
fn read_only_requests_create_no_session() {
    let browser = SHARED.browser();
    assert!(browser.me()["player"].is_null());
    assert_eq!(browser.cookie(), None);
}

#[test]
fn the_cookie_is_inaccessible_to_scripts_and_other_sites() {
    let answer = SHARED.browser().post("/api/games", &json!({"variant": "yinsh", "clock": "-"}));
    let cookie = answer.header("set-cookie");
    for part in ["gipfel=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[test]
fn a_new_password_ends_all_other_sessions() {
    let (browser, name) = account();
    let other = SHARED.browser();
    other.sign_in(&name, PASSWORD);
    let new = "five in a row";
    let answer = browser.post("/api/account/password", &json!({"old": PASSWORD, "new": new}));
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!((browser.name(), other.name()), (Some(name.clone()), None));
    assert_eq!(SHARED.browser().sign_in(&name, PASSWORD).status, 401);
    assert_eq!(SHARED.browser().sign_in(&name, new).status, 200);
}

#[test]
fn changing_the_password_requires_the_old_one() {
    let (browser, _) = account();
    let body = json!({"old": "three rings on", "new": "five in a row"});
    let answer = browser.post("/api/account/password", &body);
    assert_eq!(answer.refusal(), (403, "wrong-password".to_owned()));
}
