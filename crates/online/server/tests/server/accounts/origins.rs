use crate::kit::{Browser, Response, account, request};

/// Sends a sign-out request with these headers.
fn sign_out(browser: &Browser, headers: &[(&str, &str)]) -> Response {
    let cookie = browser.cookie().expect("a session");
    let headers = [headers, &[("cookie", cookie.as_str())]].concat();
    request(browser.address, "POST", "/api/logout", &headers, Some("{}"))
}

#[test]
fn requests_from_foreign_pages_are_rejected() {
    let (browser, name) = account();
    let foreign = [("origin", "https://evil.example")];
    assert_eq!(sign_out(&browser, &foreign).refusal(), (403, "origin-foreign".to_owned()));
    let cross = [("sec-fetch-site", "cross-site")];
    assert_eq!(sign_out(&browser, &cross).refusal(), (403, "origin-foreign".to_owned()));
    let hidden = [("origin", "null")];
    assert_eq!(sign_out(&browser, &hidden).refusal(), (403, "origin-foreign".to_owned()));
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn a_request_without_an_origin_is_rejected() {
    let (browser, name) = account();
    assert_eq!(sign_out(&browser, &[]).refusal(), (403, "origin-missing".to_owned()));
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn sec_fetch_site_identifies_pages_of_this_site() {
    let (browser, _) = account();
    assert_eq!(sign_out(&browser, &[("sec-fetch-site", "same-origin")]).status, 204);
}
