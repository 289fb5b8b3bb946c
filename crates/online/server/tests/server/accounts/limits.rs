use serde_json::json;

use crate::kit::{Browser, PASSWORD, TestServer};

fn wrong(browser: &Browser, name: &str) -> u16 {
    browser.sign_in(name, "three rings on").status
}

#[test]
fn passwords_of_an_account_are_tried_twenty_times() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    // One was counted when the account was made.
    server.account("Anna");
    let tried: Vec<u16> = (0..20).map(|_| wrong(&browser, "anna")).collect();
    assert_eq!(tried, [[401].repeat(19), vec![429]].concat());
    let answer = browser.sign_in("Anna", PASSWORD);
    assert_eq!(
        answer.refusal(),
        (429, "limit".to_owned()),
        "the right one is not looked at either"
    );
    let seconds: u32 = answer.header("retry-after").parse().unwrap();
    assert!((1..=15 * 60).contains(&seconds), "{seconds}");
    assert_eq!(wrong(&browser, "Ben"), 401, "others can still sign in");
}

#[test]
fn codes_are_counted_like_passwords() {
    let server = TestServer::rate_limited();
    let told = json!({"name": "Anna", "code": "0000-0000-0000-0000", "password": "five in a row"});
    let tried: Vec<u16> =
        (0..21).map(|_| server.browser().post("/api/recover", &told).status).collect();
    assert_eq!(tried, [[401].repeat(20), vec![429]].concat());
}

#[test]
fn reports_are_counted() {
    let server = TestServer::rate_limited();
    server.account("Anna");
    let guest = server.browser();
    let told = json!({"player": "Anna", "reason": "other", "text": "again"});
    let tried: Vec<u16> = (0..11).map(|_| guest.post("/api/reports", &told).status).collect();
    assert_eq!(tried.last(), Some(&429), "{tried:?}");
}
