//! Strings that have a special meaning in a database, a page, a header or a file system, and must be treated as plain text here.

use serde_json::{Value, json};

use crate::kit::{Browser, TestServer, raw, two_at_a_game};

/// Strings that have caused harm elsewhere.
const NASTY: [&str; 9] = [
    "'; DROP TABLE players; --",
    "' OR '1'='1",
    "\" UNION SELECT hash FROM sessions --",
    "$1; ROLLBACK",
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "a\r\nset-cookie: stolen=1",
    "../../../../etc/passwd",
    "{{7*7}}${7*7}%s%n\u{0}\u{202e}",
];

/// Returns bodies with the string in every text field.
fn bodies(text: &str, game: &str) -> Vec<(String, Value)> {
    let password = "three rings off";
    [
        ("/api/account", json!({ "name": text, "password": password })),
        ("/api/account", json!({ "name": "Somebody", "password": text, "email": text })),
        ("/api/login", json!({ "name": text, "password": text })),
        ("/api/recover", json!({ "name": text, "code": text, "password": password })),
        ("/api/reset", json!({ "name": text })),
        ("/api/reset/confirm", json!({ "token": text, "password": password })),
        ("/api/account/email/confirm", json!({ "token": text })),
        ("/api/games", json!({ "variant": text, "clock": "-" })),
        ("/api/games", json!({ "variant": "yinsh", "clock": text })),
        ("/api/games", json!({ "variant": "gipf-basic", "clock": "-", "handicap": text })),
        ("/api/games", json!({ "variant": "yinsh", "clock": "-", "opponent": { "player": text } })),
        ("/api/games", json!({ "variant": "yinsh", "clock": "-", "opponent": text })),
        ("/api/games", json!({ "variant": "yinsh", "clock": "-", "color": text })),
        ("/api/seek", json!({ "variant": text, "clock": text })),
        ("/api/reports", json!({ "player": text, "reason": "other", "text": text })),
        ("/api/reports", json!({ "player": "Gipfel-1", "reason": text, "game": text })),
        (&format!("/api/games/{game}/chat"), json!({ "to": "players", "phrase": text })),
        (&format!("/api/games/{game}/chat"), json!({ "to": text, "text": "hello" })),
    ]
    .map(|(path, body): (&str, Value)| (path.to_owned(), body))
    .into()
}

/// Escapes a string for a URL.
fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

fn is_unharmed(browser: &Browser, game: &str) {
    assert_eq!(browser.get(&format!("/api/games/{game}")).json()["status"], "playing");
    assert_eq!(browser.get("/api/lobby").status, 200);
    assert!(browser.get("/api/me").json()["player"].is_object());
}

#[test]
fn hostile_strings_in_bodies_do_no_harm() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    for text in NASTY {
        for (path, body) in bodies(text, &game) {
            let answer = white.post(&path, &body);
            assert!((400..500).contains(&answer.status), "{path} {body}: {answer:?}");
            assert!(!answer.code().is_empty());
        }
    }
    is_unharmed(&white, &game);
}

#[test]
fn hostile_strings_in_urls_do_no_harm() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    for text in NASTY.map(escaped) {
        for path in [
            format!("/api/games/{text}"),
            format!("/api/games/{text}/record"),
            format!("/api/games/{text}/qr.svg"),
            format!("/api/games/{text}/stream"),
            format!("/api/player/{text}"),
            format!("/api/player/{text}/games"),
            format!("/api/player/{text}/records"),
            format!("/api/player/Gipfel-1/ratings?variant={text}&speed={text}"),
            format!("/api/player/Gipfel-1/games?before={text}"),
            format!("/api/games?variant={text}"),
            format!("/api/games?speed={text}"),
            format!("/api/games?score={text}"),
            format!("/api/games?status={text}"),
            format!("/api/games?rated={text}"),
            format!("/api/games?before={text}"),
            format!("/api/stream/events?since={text}"),
            format!("/api/{text}"),
        ] {
            let answer = white.get(&path);
            assert!((400..500).contains(&answer.status), "{path}: {answer:?}");
            assert!(!answer.code().is_empty());
            assert_eq!(answer.header("set-cookie"), "", "{path}");
        }
        // A player who does not exist has no games.
        let found = white.get(&format!("/api/games?player={text}&opponent={text}"));
        assert_eq!((found.status, &found.json()["games"]), (200, &json!([])));
        for path in [
            format!("/api/games/{game}/turns/{text}?ply=0"),
            format!("/api/games/{game}/act/{text}"),
            format!("/api/games/{text}/join"),
        ] {
            let answer = white.post(&path, &json!({}));
            assert!((400..500).contains(&answer.status), "{path}: {answer:?}");
        }
    }
    is_unharmed(&white, &game);
}

#[test]
fn pages_do_not_repeat_strings_from_their_url() {
    let server = TestServer::start();
    let browser = server.browser();
    for text in [
        "%3Cscript%3Ealert(1)%3C/script%3E",
        "%22%3E%3Cimg%20src=x%3E",
        "%0d%0aset-cookie:%20stolen=1",
    ] {
        for path in ["/en/game/", "/en/player/", "/en/", "/", "/assets/0/"] {
            let answer = browser.ask("GET", &format!("{path}{text}"), None, &[]);
            for part in ["<script>alert", "<img src=x", "stolen=1"] {
                assert!(!answer.text().contains(part), "{path}{text}");
            }
            assert_eq!(answer.header("set-cookie"), "", "{path}{text}");
            assert!(!answer.header("location").contains(['\r', '\n', '<', '"']), "{path}{text}");
        }
    }
}

#[test]
fn chat_is_sent_unchanged_and_only_as_json() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut socket = black.socket();
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    socket.hear("game");
    for text in ["<script>alert(1)</script>", "'; DROP TABLE chat; --", "{\"t\":\"bye\"}"] {
        let path = format!("/api/games/{game}/chat");
        assert_eq!(white.post(&path, &json!({ "to": "players", "text": text })).status, 200);
        assert_eq!(socket.hear("said")["line"]["text"], text);
    }
    let seen = black.get(&format!("/api/games/{game}"));
    assert_eq!(seen.header("content-type"), "application/json");
    assert_eq!(seen.header("x-content-type-options"), "nosniff");
}

#[test]
fn a_chat_message_is_a_single_line() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    for text in ["a\nb", "a\r\nset-cookie: b=c", "\u{0}", "\u{1b}[2J", "", "   ", &"x".repeat(281)]
    {
        let path = format!("/api/games/{game}/chat");
        let answer = white.post(&path, &json!({ "to": "players", "text": text }));
        assert_eq!(answer.code(), "bad-chat", "{text:?}");
    }
}

#[test]
fn a_forged_host_cannot_inject_anything_into_links_and_qr_codes() {
    let server = TestServer::start();
    let browser = server.browser();
    let body = json!({ "variant": "yinsh", "clock": "-" }).to_string();
    for host in ["a\"><script>", "a/../b", "user@evil.example", "evil.example/path?", "", " "] {
        let request = format!(
            "POST /api/games HTTP/1.1\r\nhost: {host}\r\nsec-fetch-site: same-origin\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = raw(server.address, &request);
        if answer.status == 201 {
            let url = answer.json()["url"].as_str().unwrap().to_owned();
            assert!(url.starts_with(&format!("{}/game/", browser.origin())), "{host:?}: {url}");
        } else {
            assert!((400..500).contains(&answer.status), "{host:?}: {answer:?}");
        }
    }
}

#[test]
fn token_names_cannot_inject_headers() {
    let server = TestServer::start();
    let owner = server.account("Namer").0;
    for name in ["<b>bot</b>", "'; DROP TABLE tokens; --"] {
        let made = owner.post("/api/account/tokens", &json!({ "name": name, "scopes": ["read"] }));
        assert_eq!((made.status, &made.json()["name"]), (201, &json!(name)));
    }
    let broken = json!({ "name": "a\r\nset-cookie: b=c", "scopes": ["read"] });
    assert_eq!(owner.post("/api/account/tokens", &broken).status, 422);
}
