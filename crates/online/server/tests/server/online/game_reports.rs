//! Engine reports on finished games.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::kit::{Browser, Response, TestServer};

/// Starts a server whose reports take a moment.
fn server() -> TestServer {
    TestServer::with(|options| {
        options.review_nodes = 500;
        options.limits.rates = false;
    })
}

/// Plays a game between two guests that White resigns after two turns.
fn finished(server: &TestServer) -> (Browser, String) {
    let (white, black) = (server.browser(), server.browser());
    let wanted =
        json!({"variant": "gipf-basic", "clock": "300+3", "color": "w", "opponent": "open"});
    let game = white.make(&wanted);
    assert_eq!(black.join(&game).status, 200);
    assert_eq!(white.play(&game, 0, "e9-e7").status, 200);
    assert_eq!(black.play(&game, 1, "e9-e6").status, 200);
    assert_eq!(white.act(&game, "resign").status, 200);
    (white, game)
}

fn report(game: &str) -> String {
    format!("/api/games/{game}/report")
}

/// Waits for the report and returns it.
fn made(browser: &Browser, game: &str) -> Response {
    for _ in 0..600 {
        let answer = browser.get(&report(game));
        if answer.status != 202 {
            return answer;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("the report was never made");
}

#[test]
fn a_requested_report_is_available_to_everyone() {
    let server = server();
    let (white, game) = finished(&server);
    let stranger = server.browser();
    assert_eq!(stranger.get(&report(&game)).status, 204);
    let asked = white.poke(&report(&game));
    assert_eq!(asked.status, 202, "{asked:?}");
    assert!(asked.json()["done"].is_null() || asked.json()["done"].is_u64(), "{asked:?}");
    let review = made(&stranger, &game).json();
    assert_eq!(review["turns"].as_array().map(Vec::len), Some(2), "{review}");
    assert_eq!(review["turns"][1]["token"], "e9-e6");
    assert!(review["players"]["w"]["accuracy"].is_number(), "{review}");
    let again = stranger.poke(&report(&game));
    assert_eq!(
        (again.status, again.json()),
        (200, review),
        "a second request returns the same report"
    );
}

#[test]
fn an_unfinished_game_has_no_report() {
    let server = server();
    let white = server.browser();
    let wanted = json!({"variant": "yinsh", "clock": "300+3", "opponent": {"engine": 1}});
    let game = white.make(&wanted);
    assert_eq!(white.poke(&report(&game)).refusal(), (409, "not-over".to_owned()));
    assert_eq!(white.poke("/api/games/zzzzzzzzzzz/report").status, 404);
}

#[test]
fn a_player_can_wait_for_only_one_report() {
    let server = server();
    let (white, first) = finished(&server);
    let (_, second) = finished(&server);
    assert_eq!(white.poke(&report(&first)).status, 202);
    let other = white.poke(&report(&second));
    // Skipped if the first report is already complete, which cannot be ruled out.
    if white.get(&report(&first)).status == 202 {
        assert_eq!(other.refusal(), (429, "limit".to_owned()));
    }
    made(&white, &first);
    assert!([200, 202].contains(&white.poke(&report(&second)).status));
    let review: Value = made(&white, &second).json();
    assert_eq!(review["turns"].as_array().map(Vec::len), Some(2), "{review}");
}

#[test]
fn an_ipv4_address_or_ipv6_64_can_wait_for_two_reports() {
    let server = TestServer::with(|options| {
        // Long enough for all requests of this test.
        options.review_nodes = 100_000;
        options.limits.rates = false;
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let ask = |address: &str| {
        let (_, game) = finished(&server);
        let browser = server.browser();
        let headers = [("origin", browser.origin()), ("x-forwarded-for", address.to_owned())];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        browser.ask("POST", &report(&game), None, &headers)
    };
    assert_eq!(ask("2001:db8::1").status, 202);
    assert_eq!(ask("2001:db8::2").status, 202);
    assert_eq!(ask("2001:db8::3").refusal(), (429, "reports-pending".to_owned()));
    assert_eq!(ask("2001:db8:0:1::1").status, 202);
    assert_eq!(ask("192.0.2.1").status, 202);
}
