use serde_json::json;

use crate::kit::{PASSWORD, SHARED, new_name};

const NEW: &str = "five in a row";

#[test]
fn a_recovery_code_sets_a_new_password_once() {
    let name = new_name();
    let (old, codes) = SHARED.account(&name);
    let body = json!({"name": name, "code": codes[3].to_lowercase(), "password": NEW});
    let browser = SHARED.browser();
    let answer = browser.post("/api/recover", &body);
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!((browser.name(), old.name()), (Some(name.clone()), None));
    assert_eq!(SHARED.browser().sign_in(&name, NEW).status, 200);
    let again = SHARED.browser().post("/api/recover", &body);
    assert_eq!(again.refusal(), (401, "wrong-code".to_owned()));
}

#[test]
fn a_recovery_code_of_another_account_is_rejected() {
    let (name, other) = (new_name(), new_name());
    SHARED.account(&name);
    let (_, codes) = SHARED.account(&other);
    for code in [codes[0].as_str(), "0000-0000-0000-0000", "", "nonsense"] {
        let body = json!({"name": name, "code": code, "password": NEW});
        let answer = SHARED.browser().post("/api/recover", &body);
        assert_eq!(answer.refusal(), (401, "wrong-code".to_owned()));
    }
}

#[test]
fn a_rejected_password_does_not_use_up_the_code() {
    let name = new_name();
    let (_, codes) = SHARED.account(&name);
    let body = |password: &str| json!({"name": name, "code": codes[0], "password": password});
    assert_eq!(SHARED.browser().post("/api/recover", &body("short")).status, 422);
    assert_eq!(SHARED.browser().post("/api/recover", &body(NEW)).status, 200);
}

#[test]
fn new_recovery_codes_replace_the_old_ones() {
    let name = new_name();
    let (browser, old) = SHARED.account(&name);
    let answer = browser.post("/api/account/recovery-codes", &json!({"password": PASSWORD}));
    let new = answer.json()["recoveryCodes"][0].clone();
    let body = |code| json!({"name": name, "code": code, "password": NEW});
    let recover = |code| SHARED.browser().post("/api/recover", &body(code)).status;
    assert_eq!((recover(json!(old[0])), recover(new)), (401, 200));
}

#[test]
fn without_email_a_forgotten_password_requires_a_recovery_code() {
    let answer = SHARED.browser().post("/api/reset", &json!({"name": "Anna"}));
    assert_eq!(answer.refusal(), (409, "no-mail".to_owned()));
}
