use serde_json::json;

use crate::kit::{Browser, PASSWORD, TestServer};

fn wrong(browser: &Browser, name: &str) -> u16 {
    browser.sign_in(name, "three rings on").status
}

#[test]
fn password_attempts_per_account_are_limited() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    // One attempt was counted when the account was created.
    server.account("Anna");
    let tried: Vec<u16> = (0..23).map(|_| wrong(&browser, "anna")).collect();
    // Twenty attempts for all addresses together, then three more for this address.
    assert_eq!(tried, [[401].repeat(22), vec![429]].concat());
    let answer = browser.sign_in("Anna", PASSWORD);
    assert_eq!(answer.refusal(), (429, "limit".to_owned()), "the right password is refused too");
    let seconds: u32 = answer.header("retry-after").parse().unwrap();
    assert!((1..=15 * 60).contains(&seconds), "{seconds}");
    assert_eq!(wrong(&browser, "Ben"), 401, "others can still sign in");
}

#[test]
fn twenty_wrong_passwords_do_not_lock_the_owner_out() {
    let server = TestServer::with(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let (owner, codes) = server.account("Anna");
    let from = |address: &str, path: &str, body: &serde_json::Value| {
        let browser = server.browser();
        let headers = [("origin", browser.origin()), ("x-forwarded-for", address.to_owned())];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        browser.ask("POST", path, Some(&body.to_string()), &headers).status
    };
    let login = |password: &str| json!({"name": "Anna", "password": password});
    while from("192.0.2.1", "/api/login", &login("three rings on")) != 429 {}
    assert_eq!(from("192.0.2.2", "/api/login", &login(PASSWORD)), 200, "from elsewhere");
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(owner.post("/api/account/password", &change).status, 204, "in a session");
    let recovery = json!({"name": "Anna", "code": codes[0], "password": "four on a line"});
    assert_eq!(from("192.0.2.1", "/api/recover", &recovery), 200, "with a recovery code");
}

#[test]
fn attempts_with_recovery_codes_are_limited() {
    let server = TestServer::rate_limited();
    let body = json!({"name": "Anna", "code": "0000-0000-0000-0000", "password": "five in a row"});
    let tried: Vec<u16> =
        (0..21).map(|_| server.browser().post("/api/recover", &body).status).collect();
    assert_eq!(tried, [[401].repeat(20), vec![429]].concat());
}

#[test]
fn reports_are_rate_limited() {
    let server = TestServer::rate_limited();
    server.account("Anna");
    let guest = server.browser();
    let body = json!({"player": "Anna", "reason": "other", "text": "again"});
    let tried: Vec<u16> = (0..11).map(|_| guest.post("/api/reports", &body).status).collect();
    assert_eq!(tried.last(), Some(&429), "{tried:?}");
}
