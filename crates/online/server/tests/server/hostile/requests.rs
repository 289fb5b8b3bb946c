use std::{
    io::{Read as _, Write as _},
    time::Duration,
};

use serde_json::json;

use crate::kit::{TestServer, connect, eventually, raw, raw_bytes, two_at_a_game};

#[test]
fn changes_must_come_from_a_page_of_this_site() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let path = format!("/api/games/{game}/act/resign");
    for headers in [
        &[][..],
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
    ] {
        let answer = white.ask("POST", &path, None, headers);
        assert_eq!(answer.status, 403, "{headers:?}");
        assert!(answer.code().starts_with("origin-"), "{headers:?}");
    }
    assert_eq!(white.get(&format!("/api/games/{game}")).json()["status"], "playing");
}

#[test]
fn every_refusal_is_a_problem() {
    let server = TestServer::start();
    let browser = server.browser();
    let origin = browser.origin();
    let own = ("origin", origin.as_str());
    let text = ("content-type", "text/plain");
    let long = format!("{{\"variant\":\"{}\"}}", "x".repeat(20_000));
    for (method, path, body, headers, status, code) in [
        ("GET", "/api/nothing", None, &[own][..], 404, "not-found"),
        ("POST", "/api/nothing", None, &[own], 404, "not-found"),
        ("DELETE", "/api/lobby", None, &[own], 405, "method-not-allowed"),
        ("POST", "/api/games", Some("{"), &[own], 400, "not-json"),
        ("POST", "/api/games", Some("{}"), &[own], 422, "not-understood"),
        (
            "POST",
            "/api/games",
            Some("{\"variant\":\"yinsh\",\"clock\":\"-\",\"more\":1}"),
            &[own],
            422,
            "not-understood",
        ),
        (
            "POST",
            "/api/games",
            Some("{\"variant\":\"chess\",\"clock\":\"-\"}"),
            &[own],
            422,
            "not-understood",
        ),
        ("POST", "/api/games", Some("{}"), &[own, text], 415, "not-json"),
        ("POST", "/api/games", Some(long.as_str()), &[own], 413, "too-large"),
        ("GET", "/api/games/1", None, &[], 404, "no-such-game"),
        ("GET", "/api/games/%ff", None, &[], 404, "no-such-game"),
        ("GET", "/api/games?rated=maybe", None, &[], 400, "bad-request"),
        ("GET", "/api/games/00000000000/stream?since=-1", None, &[], 400, "bad-request"),
        ("POST", "/api/games/00000000000/turns/e5", None, &[own], 400, "bad-request"),
        ("POST", "/api/games/00000000000/turns/e5?ply=0", None, &[own], 404, "no-such-game"),
    ] {
        let answer = browser.ask(method, path, body, headers);
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{method} {path}: {answer:?}"
        );
    }
}

#[test]
fn the_response_to_a_disallowed_method_lists_the_allowed_ones() {
    let server = TestServer::start();
    let browser = server.browser();
    let answer = browser.ask("DELETE", "/api/lobby", None, &[("origin", &browser.origin())]);
    assert!(answer.header("allow").contains("GET"), "{answer:?}");
}

#[test]
fn a_guest_cannot_create_a_sixth_game_within_a_minute() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    let wanted = json!({ "variant": "yinsh", "clock": "-" });
    for _ in 0..5 {
        assert_eq!(browser.post("/api/games", &wanted).status, 201);
    }
    let refused = browser.post("/api/games", &wanted);
    assert_eq!((refused.status, refused.code().as_str()), (429, "limit"));
    let wait: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
}

#[test]
fn a_forged_client_address_does_not_evade_the_limit() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    let body = json!({ "variant": "yinsh", "clock": "-" }).to_string();
    let origin = browser.origin();
    let statuses: Vec<u16> = (0..7)
        .map(|number| {
            let claimed = format!("192.0.2.{number}");
            let headers = [("origin", origin.as_str()), ("x-forwarded-for", &claimed)];
            browser.ask("POST", "/api/games", Some(&body), &headers).status
        })
        .collect();
    assert_eq!(statuses, [201, 201, 201, 201, 201, 429, 429]);
}

#[test]
fn clients_behind_a_trusted_proxy_have_separate_limits() {
    let server = TestServer::with(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let body = json!({ "variant": "yinsh", "clock": "-" }).to_string();
    for number in 0..7 {
        let browser = server.browser();
        let named = format!("192.0.2.{number}");
        let headers = [("origin", browser.origin()), ("x-forwarded-for", named)];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        assert_eq!(browser.ask("POST", "/api/games", Some(&body), &headers).status, 201);
    }
}

#[test]
fn a_client_behind_a_proxy_has_a_limited_number_of_requests_in_progress() {
    let server = TestServer::with(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
        options.limits.by_address = 2;
    });
    let status = |client: &str| {
        server.browser().ask("GET", "/livez", None, &[("x-forwarded-for", client)]).status
    };
    let unfinished = [(); 2].map(|()| {
        let mut stream = connect(server.address);
        let head = "POST /api/games HTTP/1.1\r\nhost: a\r\norigin: http://a\r\n\
                    x-forwarded-for: 192.0.2.1\r\ncontent-type: application/json\r\n\
                    content-length: 100\r\nexpect: 100-continue\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("the server listens");
        // Sent when the server begins to read the body, so the request is in progress.
        let mut heard = [0; 12];
        stream.read_exact(&mut heard).expect("an interim response");
        assert_eq!(&heard, b"HTTP/1.1 100");
        stream
    });
    assert_eq!(status("192.0.2.1"), 429);
    assert_eq!(status("192.0.2.2"), 200, "another client");
    drop(unfinished);
    eventually(|| status("192.0.2.1") == 200);
}

#[test]
fn a_proxy_that_forwards_an_invalid_client_address_is_refused() {
    let server = TestServer::with(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let browser = server.browser();
    for named in ["unknown", "", "1.2.3.4, nonsense", "1.2.3"] {
        for path in ["/api/lobby", "/metrics", "/en/"] {
            let answer = browser.ask("GET", path, None, &[("x-forwarded-for", named)]);
            assert_eq!(answer.refusal(), (400, "bad-request".to_owned()), "{path} {named:?}");
        }
    }
    assert_eq!(browser.get("/api/lobby").status, 200, "the proxy itself may send requests");
}

#[test]
fn a_slow_body_times_out() {
    let server = TestServer::limited(|limits| limits.request = Duration::from_millis(300));
    let head = "POST /api/games HTTP/1.1\r\nhost: a\r\norigin: http://a\r\nconnection: close\r\n\
                content-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let answer = raw(server.address, head);
    assert_eq!(answer.refusal(), (408, "timeout".to_owned()));
    assert_eq!(answer.header("connection"), "close");
}

#[test]
fn an_idempotency_key_must_be_short_and_visible() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let long = "x".repeat(65);
    for key in ["", "with space", &long] {
        let headers = [("origin", white.origin()), ("idempotency-key", key.to_owned())];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        let answer =
            white.ask("POST", &format!("/api/games/{game}/turns/e5?ply=0"), None, &headers);
        assert_eq!(answer.code(), "bad-request", "{key:?}");
    }
}

#[test]
fn sql_in_a_chat_message_is_plain_text() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let words = "'; DROP TABLE games; --";
    let said =
        white.post(&format!("/api/games/{game}/chat"), &json!({ "to": "players", "text": words }));
    assert_eq!(said.status, 200, "{said:?}");
    let seen = white.get(&format!("/api/games/{game}")).json();
    assert_eq!(seen["chat"][0]["text"], words);
    let found = white.get("/api/games?player=%27%20OR%20%271%27=%271").json();
    assert_eq!(found["games"], json!([]));
}

#[test]
fn api_responses_have_security_headers_and_are_not_cached() {
    let server = TestServer::start();
    for path in ["/api/lobby", "/api/nothing", "/api/me"] {
        let answer = server.browser().get(path);
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert!(answer.header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[test]
fn connections_per_address_are_limited() {
    let server = TestServer::limited(|limits| limits.by_address = 2);
    let health = "GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    let is_served = || raw_bytes(server.address, health).starts_with(b"HTTP/1.1 200");
    let (first, second) = (connect(server.address), connect(server.address));
    assert!(!is_served(), "a third connection is refused");
    drop((first, second));
    eventually(is_served);
}
