use std::net::{SocketAddr, TcpListener};

use crate::kit::{TestServer, eventually, two_at_a_game};

#[test]
fn what_goes_on_is_measured() {
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

#[test]
fn metrics_are_for_this_machine() {
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
fn metrics_can_have_an_address_of_their_own() {
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
fn over_tls_browsers_are_told_to_stay_there() {
    let secure = TestServer::with(|options| {
        options.public_url = Some("https://gipfel.example".parse().expect("an address"));
    });
    let answer = secure.browser().get("/en/");
    assert!(answer.header("strict-transport-security").contains("max-age="), "{answer:?}");
    let plain = TestServer::start().browser().get("/en/");
    assert_eq!(plain.header("strict-transport-security"), "");
}

#[test]
fn two_servers_cannot_have_one_database() {
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
fn a_server_that_answers_and_stores_is_live_and_ready() {
    let server = TestServer::start();
    let browser = server.browser();
    for path in ["/livez", "/readyz", "/healthz"] {
        let answer = browser.get(path);
        assert_eq!((answer.status, answer.json()["status"].clone()), (200, "ok".into()), "{path}");
    }
}

#[test]
fn a_server_whose_database_takes_no_writes_is_live_but_not_ready() {
    let folder = std::env::temp_dir().join(format!("gipfel-ready-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("gipfel.sqlite");
    let server = TestServer::with(|options| {
        options.database = server::Location::File(file.clone());
    });
    let status = |path: &str| server.browser().get(path).status;
    assert_eq!(status("/readyz"), 200);
    // Another program holds the lock for writing.
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    eventually(|| status("/readyz") == 503);
    assert_eq!((status("/healthz"), status("/livez")), (503, 200));
    other.execute_batch("ROLLBACK").unwrap();
    eventually(|| status("/readyz") == 200);
    drop(server);
    std::fs::remove_dir_all(&folder).ok();
}
