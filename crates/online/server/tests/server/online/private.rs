//! Private games stay private: on every route, in every list, before, during and after the game.

use serde_json::{Value, json};
use store::Location;

use crate::kit::{Browser, Response, TestServer};

/// Creates a private game of YINSH with its creator as White; returns its id and access key.
fn private_game(host: &Browser) -> (String, String) {
    let wanted = json!({"variant": "yinsh", "clock": "300+3", "color": "w", "opponent": "link"});
    let made = host.post("/api/games", &wanted).json();
    let text = |name: &str| made[name].as_str().expect("a text").to_owned();
    (text("id"), text("key"))
}

/// Starts a private game between two players.
fn two_at_a_private_game(server: &TestServer) -> (Browser, Browser, String, String) {
    let (white, black) = (server.browser(), server.browser());
    let (game, key) = private_game(&white);
    assert_eq!(with_key(&black, "POST", &format!("/api/games/{game}/join"), &key).status, 200);
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(black.play(&game, 1, "f6").status, 200);
    (white, black, game, key)
}

/// Sends a request with an access key. A POST request has an empty body.
fn with_key(browser: &Browser, method: &str, path: &str, key: &str) -> Response {
    let origin = browser.origin();
    let headers = [("origin", origin.as_str()), ("game-key", key)];
    browser.ask(method, path, (method != "GET").then_some("{}"), &headers)
}

/// Returns every operation that names a game in its path, ready to be sent.
fn operations_on(server: &TestServer, game: &str) -> Vec<(String, String, Option<String>)> {
    let description = server.browser().get("/api/openapi.json").json();
    let mut operations = Vec::new();
    for (path, item) in description["paths"].as_object().expect("paths") {
        let is_another =
            ["/api/account", "/api/puzzles"].iter().any(|other| path.starts_with(other));
        if !path.contains("/{id}") || is_another {
            continue;
        }
        let path = path.replace("{id}", game).replace("{turn}", "e6").replace("{act}", "resign");
        for method in ["get", "put", "post", "delete", "patch"] {
            if item[method].is_null() {
                continue;
            }
            let query = if path.contains("/turns/") { "?ply=2" } else { "" };
            let body = if path.ends_with("/chat") {
                Some(json!({"to": "watchers", "phrase": "hello"}))
            } else if path.ends_with("/plan") {
                Some(json!({"lines": []}))
            } else if path.ends_with("/join") {
                Some(json!({}))
            } else {
                None
            };
            let body = body.map(|body: Value| body.to_string());
            operations.push((method.to_uppercase(), format!("{path}{query}"), body));
        }
    }
    operations
}

#[test]
fn a_private_game_is_not_found_by_strangers_on_any_route() {
    let server = TestServer::start();
    let (white, _, game, _) = two_at_a_private_game(&server);
    let operations = operations_on(&server, &game);
    assert!(operations.len() >= 10, "{operations:?}");
    let (known, _) = server.account("Mallory");
    let check = |when: &str| {
        for (browser, who) in [(&server.browser(), "nobody"), (&known, "an account")] {
            for (method, path, body) in &operations {
                let origin = browser.origin();
                let headers = [("origin", origin.as_str()), ("game-key", "0000000000000000000000")];
                for headers in [&headers[..1], &headers[..]] {
                    let answer = browser.ask(method, path, body.as_deref(), headers);
                    let refusal = (answer.status, answer.code());
                    let expected = (404, "no-such-game".to_owned());
                    assert_eq!(refusal, expected, "{who}, {when}: {method} {path}");
                }
            }
            let report = json!({"player": "Mallory", "reason": "other", "game": game});
            assert_eq!(browser.post("/api/reports", &report).code(), "no-such-game", "{who}");
        }
    };
    check("while it is played");
    assert_eq!(white.act(&game, "resign").status, 200);
    check("when it is over");
}

#[test]
fn a_private_game_does_not_appear_in_public_lists() {
    let server = TestServer::start();
    let (host, _) = server.account("Ada");
    let (game, key) = private_game(&host);
    let lists = |browser: &Browser| -> Vec<(&'static str, bool)> {
        [
            "/api/games",
            "/api/games?player=Ada",
            "/api/games/live",
            "/api/lobby",
            "/api/player/Ada",
            "/api/player/Ada/games",
            "/api/player/Ada/records",
            "/api/me",
        ]
        .into_iter()
        .map(|path| {
            let lines = [("accept", "application/x-ndjson")];
            (path, browser.ask("GET", path, None, &lines).text().contains(&game))
        })
        .collect()
    };
    let unlisted = |when: &str| {
        for (path, is_listed) in lists(&server.browser()) {
            assert!(!is_listed, "{when}: {path}");
        }
    };
    unlisted("while it waits");
    let friend = server.browser();
    assert_eq!(with_key(&friend, "POST", &format!("/api/games/{game}/join"), &key).status, 200);
    unlisted("when it begins");
    assert_eq!(host.play(&game, 0, "e5").status, 200);
    assert_eq!(friend.play(&game, 1, "f6").status, 200);
    unlisted("while it is played");
    let listed = |browser: &Browser| -> Vec<&'static str> {
        lists(browser).into_iter().filter(|(_, is)| *is).map(|(path, _)| path).collect()
    };
    let own = ["/api/games?player=Ada", "/api/player/Ada", "/api/player/Ada/games", "/api/me"];
    assert_eq!(listed(&host), own);
    assert_eq!(listed(&friend), ["/api/me"]);
    assert_eq!(host.act(&game, "resign").status, 200);
    unlisted("when it is over");
    let own = ["/api/games?player=Ada", "/api/player/Ada/games", "/api/player/Ada/records"];
    assert_eq!(listed(&host), own);
}

#[test]
fn a_link_opens_a_private_game_and_its_key_is_in_the_fragment() {
    let server = TestServer::start();
    let (white, _, game, key) = two_at_a_private_game(&server);
    let friend = server.browser();
    for path in ["", "/record", "/qr.svg"] {
        let path = format!("/api/games/{game}{path}");
        assert_eq!(with_key(&friend, "GET", &path, &key).status, 200, "{path}");
        assert_eq!(white.get(&path).status, 200, "a player does not need the key: {path}");
    }
    let link = white.poke(&format!("/api/games/{game}/link")).json();
    let url = link["url"].as_str().expect("a URL");
    let (address, secret) = url.split_once('#').expect("the key is in the fragment");
    assert!(address.ends_with(&format!("/game/{game}")), "{url}");
    assert_eq!(secret, format!("key={}", link["key"].as_str().expect("a key")));
    let old = with_key(&friend, "GET", &format!("/api/games/{game}"), &key);
    assert_eq!(old.code(), "no-such-game", "a new link replaces the old one");
}

#[test]
fn pages_send_no_referrer() {
    let server = TestServer::start();
    let (_, _, game, _) = two_at_a_private_game(&server);
    let page = server.browser().get(&format!("/en/game/{game}"));
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    assert!(!page.text().contains(&game), "one page for all games");
}

#[test]
fn only_the_challenged_player_can_accept_even_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("gipfel-challenges-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let location = Location::File(folder.join("data"));
    let start = || {
        let location = location.clone();
        TestServer::with(move |options| {
            options.database = location;
            options.limits.rates = false;
        })
    };
    let server = start();
    let (mut ada, _) = server.account("Ada");
    let (mut bea, _) = server.account("Bea");
    let (mut mallory, _) = server.account("Mallory");
    let wanted = json!({"variant": "yinsh", "clock": "300+3", "opponent": {"player": "Bea"}});
    let game = ada.make(&wanted);
    server.end();
    let server = start();
    for browser in [&mut ada, &mut bea, &mut mallory] {
        browser.moved_to(server.address);
    }
    let list = |browser: &Browser, side: &str| {
        let all = browser.get("/api/challenges").json();
        let ids = all[side].as_array().expect("a list").iter();
        ids.map(|challenge| challenge["game"]["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(list(&bea, "received"), [json!(game)]);
    assert_eq!(list(&ada, "sent"), [json!(game)]);
    assert_eq!(list(&mallory, "received"), [json!(null); 0]);
    assert_eq!(mallory.join(&game).refusal(), (404, "no-such-game".to_owned()));
    let decline = format!("/api/challenges/{game}/decline");
    assert_eq!(mallory.poke(&decline).refusal(), (404, "no-such-game".to_owned()));
    assert_eq!(ada.poke(&decline).refusal(), (404, "no-such-challenge".to_owned()));
    assert_eq!(bea.join(&game).status, 200);
    assert_eq!(list(&bea, "received"), [json!(null); 0]);

    let declined = ada.make(&wanted);
    assert_eq!(bea.poke(&format!("/api/challenges/{declined}/decline")).status, 200);
    let withdrawn = ada.make(&wanted);
    assert_eq!(ada.poke(&format!("/api/challenges/{withdrawn}/withdraw")).status, 200);
    assert_eq!(bea.join(&withdrawn).refusal(), (404, "no-such-game".to_owned()));
    assert_eq!(list(&ada, "sent"), [json!(null); 0]);
    drop(server);
    std::fs::remove_dir_all(folder).ok();
}
