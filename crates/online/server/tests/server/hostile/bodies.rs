//! Malformed requests.

use serde_json::json;

use crate::kit::{TestServer, raw, two_at_a_game};

/// Returns the routes that take a body.
fn addresses(game: &str) -> Vec<(&'static str, String)> {
    [
        ("POST", "/api/games"),
        ("POST", "/api/account"),
        ("POST", "/api/login"),
        ("POST", "/api/recover"),
        ("POST", "/api/reset"),
        ("POST", "/api/reports"),
        ("POST", "/api/seek"),
        ("POST", &format!("/api/games/{game}/join")),
        ("POST", &format!("/api/games/{game}/chat")),
        ("PUT", &format!("/api/games/{game}/plan")),
    ]
    .map(|(method, path)| (method, path.to_owned()))
    .into()
}

#[test]
fn only_json_bodies_are_accepted() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let origin = white.origin();
    for (method, path) in addresses(&game) {
        for kind in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/xml",
            "",
            "json",
        ] {
            let headers = [("origin", origin.as_str()), ("content-type", kind)];
            let answer =
                white.ask(method, &path, Some("{\"variant\":\"yinsh\",\"clock\":\"-\"}"), &headers);
            assert_eq!((answer.status, answer.code().as_str()), (415, "not-json"), "{path} {kind}");
        }
    }
}

#[test]
fn malformed_json_is_rejected_by_every_route() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let origin = white.origin();
    let deep = format!("{{\"lines\":{}", "[".repeat(10_000));
    let closed = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for (method, path) in addresses(&game) {
        for body in
            ["", "{", "nul", "{\"a\":1}}", "\u{feff}{}", "[]", "null", "1", "\"\"", &deep, &closed]
        {
            let answer = white.ask(method, &path, Some(body), &[("origin", &origin)]);
            assert!(matches!(answer.status, 400 | 422), "{path} {body:.20}: {answer:?}");
            assert!(
                ["not-json", "not-understood"].contains(&answer.code().as_str()),
                "{path} {body:.20}"
            );
        }
    }
}

#[test]
fn numbers_of_any_size_cause_no_server_error() {
    let server = TestServer::limited(|limits| {
        limits.rates = false;
        limits.guest_streams = 64;
    });
    let (white, _, game) = two_at_a_game(&server);
    let origin = white.origin();
    for number in ["-1", "0", "256", "99999999999999999999999", "1e308", "1e309", "-0.0", "1.5"] {
        let body = format!(
            "{{\"variant\":\"yinsh\",\"clock\":\"-\",\"opponent\":{{\"engine\":{number}}}}}"
        );
        let answer = white.ask("POST", "/api/games", Some(&body), &[("origin", &origin)]);
        assert!(matches!(answer.status, 400 | 422), "{number}: {answer:?}");
        let body = format!("{{\"variant\":\"yinsh\",\"clock\":\"{number}\"}}");
        let answer = white.ask("POST", "/api/games", Some(&body), &[("origin", &origin)]);
        assert!(matches!(answer.status, 201 | 422), "{number}: {answer:?}");
        let played = white.poke(&format!("/api/games/{game}/turns/z9?ply={number}&spent={number}"));
        assert!(matches!(played.status, 400 | 409 | 422), "{number}: {played:?}");
        let path = format!("/api/games/{game}/stream?since={number}");
        assert!(matches!(white.stream(&path).status, 200 | 400), "{number}");
    }
    for since in [i64::MIN, -1, 0, i64::MAX] {
        assert_eq!(white.stream(&format!("/api/stream/events?since={since}")).status, 200);
    }
}

#[test]
fn time_controls_are_bounded() {
    let server = TestServer::start();
    let browser = server.browser();
    for clock in [
        "0",
        "99999999",
        "300+999",
        "300+3x999",
        "0days",
        "15days",
        "-1",
        "300++3",
        "1e9",
        "٣٠٠",
        "300 ",
    ] {
        let answer = browser.post("/api/games", &json!({ "variant": "yinsh", "clock": clock }));
        assert_eq!((answer.status, answer.code().as_str()), (422, "not-understood"), "{clock}");
    }
}

#[test]
fn plans_are_bounded() {
    let server = TestServer::start();
    let (white, black) = (server.browser(), server.browser());
    let game = white.make(&json!({
        "variant": "yinsh", "clock": "3days", "color": "w", "opponent": "open",
    }));
    assert_eq!(black.join(&game).status, 200);
    let origin = black.origin();
    let (many, long) = (vec![vec!["e5", "f6"]; 31], vec![vec!["e5"; 31]]);
    for lines in
        [json!(many), json!(long), json!([["e5", "e5"]]), json!([["x".repeat(5000)]]), json!([[]])]
    {
        let body = json!({ "lines": lines }).to_string();
        let path = format!("/api/games/{game}/plan");
        let answer = black.ask("PUT", &path, Some(&body), &[("origin", &origin)]);
        assert!(answer.status == 422 || lines == json!([[]]), "{lines:.40}: {answer:?}");
    }
}

#[test]
fn unsupported_methods_are_rejected() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let origin = white.origin();
    for method in ["PATCH", "TRACE", "CONNECT", "PROPFIND", "BREW"] {
        for path in [
            "/api/games",
            "/api/lobby",
            "/api/me",
            &format!("/api/games/{game}"),
            "/api/openapi.json",
        ] {
            let answer = white.ask(method, path, None, &[("origin", &origin)]);
            assert!((400..500).contains(&answer.status), "{method} {path}: {answer:?}");
            if answer.status == 405 {
                assert_eq!(answer.code(), "method-not-allowed");
                assert!(!answer.header("allow").is_empty(), "{method} {path}");
            }
        }
    }
}

#[test]
fn a_chunked_body_has_the_same_size_limit() {
    let server = TestServer::start();
    let head = format!(
        "POST /api/games HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\nconnection: close\r\n\
         content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
        server.address
    );
    let chunks = format!("1000\r\n{}\r\n", " ".repeat(4096)).repeat(8);
    let answer = raw(server.address, &format!("{head}{chunks}0\r\n\r\n"));
    assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
}

#[test]
fn a_request_with_conflicting_lengths_is_answered_at_most_once() {
    let server = TestServer::start();
    for lengths in [
        "content-length: 0\r\ncontent-length: 44\r\n",
        "content-length: 44\r\ntransfer-encoding: chunked\r\n",
        "content-length: -1\r\n",
        "content-length: 99999999999999999999\r\n",
        "transfer-encoding: chunked, identity\r\n",
    ] {
        let hidden = "GET /api/lobby HTTP/1.1\r\nhost: a\r\n\r\n";
        let request = format!(
            "POST /api/nothing HTTP/1.1\r\nhost: a\r\norigin: http://a\r\nconnection: close\r\n{lengths}\r\n0\r\n\r\n{hidden}"
        );
        let answer = raw(server.address, &request);
        assert!((400..500).contains(&answer.status), "{lengths:?}: {answer:?}");
        assert!(!answer.text().contains("\"seeks\""), "{lengths:?}: {answer:?}");
    }
}
