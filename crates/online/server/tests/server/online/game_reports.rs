//! Reports of finished games.

use std::{thread, time::Duration};

use serde_json::{Value, json};

use crate::kit::{Browser, Response, TestServer};

/// A server whose reports take a moment.
fn server() -> TestServer {
    TestServer::with(|options| {
        options.review_nodes = 500;
        options.limits.rates = false;
    })
}

/// A game of two guests that White gives up after two turns.
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

/// Waits for the report.
fn made(browser: &Browser, game: &str) -> Response {
    for _ in 0..600 {
        let answer = browser.get(&report(game));
        if answer.status != 202 {
            return answer;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("the report is never made");
}

#[test]
fn a_report_that_somebody_asked_for_is_there_for_everybody() {
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
    assert_eq!((again.status, again.json()), (200, review), "asked twice, made once");
}

#[test]
fn a_game_that_is_not_over_has_no_report() {
    let server = server();
    let white = server.browser();
    let wanted = json!({"variant": "yinsh", "clock": "300+3", "opponent": {"engine": 1}});
    let game = white.make(&wanted);
    assert_eq!(white.poke(&report(&game)).refusal(), (409, "not-over".to_owned()));
    assert_eq!(white.poke("/api/games/zzzzzzzzzzz/report").status, 404);
}

#[test]
fn who_waits_for_a_report_asks_for_no_other() {
    let server = server();
    let (white, first) = finished(&server);
    let (_, second) = finished(&server);
    assert_eq!(white.poke(&report(&first)).status, 202);
    let other = white.poke(&report(&second));
    // Unless the first one was made meanwhile, which nobody can rule out.
    if white.get(&report(&first)).status == 202 {
        assert_eq!(other.refusal(), (429, "limit".to_owned()));
    }
    made(&white, &first);
    assert!([200, 202].contains(&white.poke(&report(&second)).status));
    let review: Value = made(&white, &second).json();
    assert_eq!(review["turns"].as_array().map(Vec::len), Some(2), "{review}");
}
