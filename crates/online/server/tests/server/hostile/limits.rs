//! Guests who ask for more than the limits of their address allow.

use std::time::Instant;

use serde_json::{Value, json};

use crate::kit::{Browser, Response, TestServer};

/// Sends a request this many times, with the browsers in turn, and returns how often it was accepted.
fn accepted(
    browsers: &[Browser],
    times: usize,
    (method, path): (&str, &str),
    body: &Value,
) -> usize {
    let responses = browsers.iter().cycle().take(times).map(|browser| {
        let origin = browser.origin();
        browser.ask(method, path, Some(&body.to_string()), &[("origin", &origin)])
    });
    let is_accepted = |response: &Response| {
        let is_accepted = (200..300).contains(&response.status);
        assert!(
            is_accepted || response.refusal() == (429, "limit".to_owned()),
            "{path}: {response:?}"
        );
        is_accepted
    };
    responses.filter(is_accepted).count()
}

#[test]
fn guests_at_one_address_share_its_limits() {
    let terms = json!({ "variant": "yinsh", "clock": "300+3" });
    let rated = json!({ "variant": "yinsh", "clock": "600+5", "rated": true, "opponent": "open" });
    for (method, path, body, per_minute) in [
        ("POST", "/api/club-nights", &terms, 5),
        ("POST", "/api/games/{game}/unrated", &json!({}), 5),
        ("PUT", "/api/standing-seek", &terms, 8),
        ("PUT", "/api/guest", &json!({ "name": "Ada" }), 8),
        ("PUT", "/api/player/Creator/follow", &json!({}), 60),
    ] {
        // With a server for each request, no request uses up the limit of another.
        let server = TestServer::rate_limited();
        let (creator, _) = server.account("Creator");
        let path = path.replace("{game}", &creator.make(&rated));
        let guests = [(); 4].map(|()| server.browser());
        let began = Instant::now();
        let count = accepted(&guests, per_minute * 2, (method, &path), body);
        // The limit is refilled evenly.
        let refilled = began.elapsed().as_secs() as usize * per_minute / 60 + 1;
        let allowed = per_minute..=per_minute + refilled;
        assert!(allowed.contains(&count), "{method} {path}: {count}");
    }
}

#[test]
fn a_new_socket_does_not_evade_the_limit_on_seeks() {
    let server = TestServer::rate_limited();
    let guests = [server.browser(), server.browser()];
    for guest in &guests {
        guest.make(&json!({ "variant": "yinsh", "clock": "-" }));
    }
    let seek =
        json!({ "t": "seek", "id": "1", "variant": "yinsh", "clock": "300", "rated": false });
    let is_accepted = |guest: &Browser| {
        let mut socket = guest.socket();
        socket.send(&seek);
        loop {
            let frame = socket.next().expect("an open socket");
            if frame["t"] == "ack" || frame["t"] == "refused" {
                assert!(frame["code"].is_null() || frame["code"] == "limit", "{frame}");
                return frame["t"] == "ack";
            }
        }
    };
    let accepted: Vec<bool> = (0..10).map(|number| is_accepted(&guests[number % 2])).collect();
    // Guests at one address may create eight seeks per minute.
    assert_eq!(accepted, [vec![true; 8], vec![false; 2]].concat());
}
