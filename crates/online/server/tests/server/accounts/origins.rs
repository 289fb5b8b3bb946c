use crate::kit::{Browser, Response, account, request};

/// Signs somebody out, as a request with these headers.
fn sign_out(browser: &Browser, headers: &[(&str, &str)]) -> Response {
    let cookie = browser.cookie().expect("a session");
    let headers = [headers, &[("cookie", cookie.as_str())]].concat();
    request(browser.address, "POST", "/api/logout", &headers, Some("{}"))
}

#[test]
fn what_a_foreign_page_asks_for_is_refused() {
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
fn a_request_that_does_not_say_where_it_comes_from_is_refused() {
    let (browser, name) = account();
    assert_eq!(sign_out(&browser, &[]).refusal(), (403, "origin-missing".to_owned()));
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn a_page_of_ours_is_known_by_what_the_browser_says() {
    let (browser, _) = account();
    assert_eq!(sign_out(&browser, &[("sec-fetch-site", "same-origin")]).status, 204);
}
