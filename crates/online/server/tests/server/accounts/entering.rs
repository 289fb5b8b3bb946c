use serde_json::json;

use crate::kit::{PASSWORD, SHARED, account, new_name};

#[test]
fn a_new_account_is_signed_in() {
    let (browser, name) = account();
    assert_eq!(browser.name(), Some(name));
    assert_eq!(browser.me()["guest"], false);
}

#[test]
fn an_account_has_ten_different_codes() {
    let (_, mut codes) = SHARED.account(&new_name());
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), 10);
}

#[test]
fn a_name_belongs_to_one_however_it_is_written() {
    let (_, name) = account();
    let wanted = json!({"name": name.to_uppercase(), "password": PASSWORD});
    let answer = SHARED.browser().post("/api/account", &wanted);
    assert_eq!(answer.refusal(), (409, "name-taken".to_owned()));
}

#[test]
fn a_session_of_an_account_registers_no_second_one() {
    let (browser, _) = account();
    let answer = browser.post("/api/account", &json!({"name": new_name(), "password": PASSWORD}));
    assert_eq!(answer.refusal(), (409, "signed-in".to_owned()));
}

#[test]
fn bad_passwords_are_refused() {
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
fn the_password_opens_the_account_in_another_browser() {
    let (_, name) = account();
    let other = SHARED.browser();
    assert_eq!(other.sign_in(&name, PASSWORD).status, 200);
    assert_eq!(other.name(), Some(name));
}

#[test]
fn a_wrong_password_and_an_unknown_name_are_answered_alike() {
    let (_, name) = account();
    let wrong = SHARED.browser().sign_in(&name, "three rings on");
    let unknown = SHARED.browser().sign_in("Nobody-at-all", "three rings on");
    assert_eq!(wrong.refusal(), (401, "wrong-login".to_owned()));
    assert_eq!(wrong.text(), unknown.text());
}

#[test]
fn signing_in_makes_a_new_session_and_ends_the_old_one() {
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
fn looking_leaves_no_session_behind() {
    let browser = SHARED.browser();
    assert!(browser.me()["player"].is_null());
    assert_eq!(browser.cookie(), None);
}

#[test]
fn the_cookie_is_kept_from_scripts_and_other_sites() {
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
fn a_new_password_needs_the_old_one() {
    let (browser, _) = account();
    let body = json!({"old": "three rings on", "new": "five in a row"});
    let answer = browser.post("/api/account/password", &body);
    assert_eq!(answer.refusal(), (403, "wrong-password".to_owned()));
}
