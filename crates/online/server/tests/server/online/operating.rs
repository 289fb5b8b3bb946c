use std::net::{SocketAddr, TcpListener};

use serde_json::json;

use crate::kit::{TestServer, eventually, two_at_a_game};

#[test]
fn metrics_describe_the_activity_of_the_server() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    white.play(&game, 0, "e5");
    white.get("/api/nothing");
    let _socket = white.socket();
    let metrics = white.get("/metrics");
    assert!(metrics.header("content-type").starts_with("text/plain; version=0.0.4"), "{metrics:?}");
    for name in [
        "gipfel_connections ",
        "gipfel_sockets ",
        "gipfel_turns_total ",
        "gipfel_commit_seconds_bucket{le=\"0.05\"}",
        "gipfel_http_requests_total{class=\"2xx\"}",
        "gipfel_refusals_total{code=\"not-found\"}",
        "gipfel_games{status=\"playing\"}",
        "# HELP gipfel_turns_total",
    ] {
        assert!(metrics.text().contains(name), "{name}: {}", metrics.text());
    }
}

/// Returns the value of a counter. All servers of a test process share their counters.
fn counter(server: &TestServer, name: &str) -> u64 {
    let metrics = server.browser().get("/metrics").text();
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)).expect("a metric");
    line.trim().parse().expect("a number")
}

#[test]
fn stored_bytes_are_counted_by_kind() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    let game = anna.new_game("300+3");
    let text = "x".repeat(200);
    let study =
        format!("[Game \"yinsh\"]\n[Study \"One\"]\n[Chapter \"One\"]\n\n1. f6 {{{text}}} *\n");
    let entry = json!({ "kind": "card", "key": "a", "at": 7, "body": { "x": text } });
    for (kind, path, body) in [
        ("notebook", "/api/account/notebook".to_owned(), json!({ "entries": [entry] })),
        ("study", "/api/studies".to_owned(), json!({ "access": "private", "text": study })),
        ("chat", format!("/api/games/{game}/chat"), json!({ "to": "players", "text": text })),
    ] {
        let name = format!("gipfel_stored_bytes_total{{kind=\"{kind}\"}}");
        let before = counter(&server, &name);
        let stored = anna.post(&path, &body);
        assert!(stored.status < 300, "{stored:?}");
        assert!(counter(&server, &name) >= before + 100, "{kind}");
    }
}

#[test]
fn storage_refusals_are_counted_by_limit() {
    let server = TestServer::rate_limited();
    let (anna, _) = server.account("Anna");
    let text = "x".repeat(120 * 1024);
    let name = "gipfel_storage_refusals_total{limit=\"account\"}";
    let before = counter(&server, name);
    let refused = (0..100).map(|number| {
        let key = number.to_string();
        let entry = json!({ "kind": "card", "key": key, "at": 7, "body": { "x": &text } });
        anna.post("/api/account/notebook", &json!({ "entries": [entry] }))
    });
    let refused = refused.into_iter().find(|answer| answer.status != 200).expect("a full notebook");
    assert_eq!(refused.refusal(), (422, "too-many".to_owned()));
    assert!(counter(&server, name) > before);
}

#[test]
fn metrics_are_only_for_this_machine_by_default() {
    let trusting = |public| {
        TestServer::with(move |options| {
            options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
            options.metrics.public = public;
        })
    };
    let from_afar = [("x-forwarded-for", "192.0.2.1")];
    let closed = trusting(false);
    assert_eq!(closed.browser().ask("GET", "/metrics", None, &from_afar).status, 404);
    assert_eq!(closed.browser().get("/metrics").status, 200);
    let open = trusting(true);
    assert_eq!(open.browser().ask("GET", "/metrics", None, &from_afar).status, 200);
}

#[test]
fn metrics_can_have_a_separate_address() {
    let side: SocketAddr = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = TestServer::with(|options| options.metrics.listen = Some(side));
    assert_eq!(server.browser().get("/metrics").status, 404);
    let main = server.address;
    server.address = side;
    assert_eq!(server.browser().get("/metrics").status, 200);
    assert_eq!(server.browser().get("/en/").status, 404);
    server.address = main;
}

#[test]
fn over_tls_responses_carry_hsts() {
    let secure = TestServer::with(|options| {
        options.public_url = Some("https://gipfel.example".parse().expect("an address"));
    });
    let answer = secure.browser().get("/en/");
    assert!(answer.header("strict-transport-security").contains("max-age="), "{answer:?}");
    let plain = TestServer::start().browser().get("/en/");
    assert_eq!(plain.header("strict-transport-security"), "");
}

#[test]
fn two_servers_cannot_share_one_database_file() {
    let folder = std::env::temp_dir().join(format!("gipfel-online-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = server::Location::File(folder.join("gipfel.sqlite"));
    let _first = TestServer::with(|options| options.database = database.clone());
    let options = server::Options {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.clone(),
        ..server::Options::default()
    };
    let error = server::Server::bind(&options).unwrap_err();
    assert!(error.to_string().contains("in use by another server"), "{error}");
    std::fs::remove_dir_all(&folder).ok();
}

#[test]
fn a_healthy_server_is_live_and_ready() {
    let server = TestServer::start();
    let browser = server.browser();
    for path in ["/livez", "/readyz", "/healthz"] {
        let answer = browser.get(path);
        assert_eq!((answer.status, answer.json()["status"].clone()), (200, "ok".into()), "{path}");
    }
}

#[test]
fn a_server_whose_database_rejects_writes_is_live_but_not_ready() {
    let folder = std::env::temp_dir().join(format!("gipfel-ready-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("gipfel.sqlite");
    let server = TestServer::with(|options| {
        options.database = server::Location::File(file.clone());
    });
    let status = |path: &str| server.browser().get(path).status;
    assert_eq!(status("/readyz"), 200);
    // Another program holds the write lock.
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    eventually(|| status("/readyz") == 503);
    assert_eq!((status("/healthz"), status("/livez")), (503, 200));
    other.execute_batch("ROLLBACK").unwrap();
    eventually(|| status("/readyz") == 200);
    drop(server);
    std::fs::remove_dir_all(&folder).ok();
}
