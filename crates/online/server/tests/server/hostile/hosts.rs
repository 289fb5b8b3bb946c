//! Requests for other sites, and requests that a proxy in front of the server would interpret differently.

use std::io::{Read as _, Write as _};

use crate::kit::{TestServer, connect, raw, raw_bytes};

fn get(path: &str, host: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")
}

#[test]
fn a_page_under_a_foreign_name_cannot_read_from_this_machine() {
    let server = TestServer::start();
    let port = server.address.port();
    for path in ["/metrics", "/en/", "/api/lobby", "/healthz", "/socket"] {
        let answer = raw(server.address, &get(path, &format!("evil.example:{port}")));
        assert_eq!(answer.status, 421, "{path}");
        assert!(answer.text().contains("--public-url"), "{path}");
        let is_problem = answer.header("content-type") == "application/problem+json";
        assert_eq!(is_problem, path == "/api/lobby", "{path}");
    }
    let absolute = get("http://evil.example/metrics", "localhost");
    assert_eq!(raw(server.address, &absolute).status, 421);
}

#[test]
fn the_server_is_reachable_under_local_names() {
    let server = TestServer::start();
    let port = server.address.port();
    for host in
        ["localhost", "127.0.0.1", "[::1]", "192.168.1.20", "laptop", "laptop.local", "laptop.lan"]
    {
        let answer = raw(server.address, &get("/en/", &format!("{host}:{port}")));
        assert_eq!(answer.status, 200, "{host}");
    }
    let old = "GET /livez HTTP/1.0\r\n\r\n";
    assert_eq!(raw(server.address, old).status, 200, "a check by a load balancer");
}

#[test]
fn the_public_host_and_the_hosts_of_health_checks_are_accepted() {
    let server = TestServer::with(|options| {
        options.public_url = "https://gipfel.example".parse().ok();
    });
    for host in ["gipfel.example", "gipfel.example:443", "livez", "127.0.0.1:7878", "10.0.0.11"] {
        assert_eq!(raw(server.address, &get("/livez", host)).status, 200, "{host}");
    }
    assert_eq!(raw(server.address, &get("/livez", "evil.example")).status, 421);
}

#[test]
fn metrics_at_a_loopback_address_are_hidden_from_foreign_names() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let side = free.local_addr().unwrap();
    drop(free);
    let server = TestServer::with(|options| options.metrics.listen = Some(side));
    assert_eq!(raw(side, &get("/metrics", "localhost:9100")).status, 200);
    assert_eq!(raw(side, &get("/metrics", "evil.example:9100")).status, 421);
    server.end();
}

#[test]
fn a_request_without_exactly_one_host_is_refused() {
    let server = TestServer::start();
    for hosts in [
        "host: a\r\nhost: a\r\n",
        "host: localhost\r\nHost: evil.example\r\n",
        "host: localhost, evil.example\r\n",
        "host: user@localhost\r\n",
        "host:\r\n",
        "",
    ] {
        let request = format!("GET /api/lobby HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
        let answer = raw(server.address, &request);
        assert_eq!(answer.refusal(), (400, "bad-request".to_owned()), "{hosts:?}");
    }
}

#[test]
fn a_bare_line_feed_in_a_head_is_refused() {
    let server = TestServer::start();
    for request in [
        "GET /livez HTTP/1.1\nhost: a\r\nconnection: close\r\n\r\n",
        "GET /livez HTTP/1.1\r\nhost: a\nconnection: close\r\n\r\n",
        "GET /livez HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\n",
        "GET /livez HTTP/1.1\r\nhost: a\r\nx: y\n\r\nconnection: close\r\n\r\n",
        "\nGET /livez HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
    ] {
        assert_eq!(raw(server.address, request).status, 400, "{request:?}");
    }
}

#[test]
fn a_bare_line_feed_is_refused_in_later_heads_but_allowed_in_bodies() {
    let server = TestServer::start();
    let body = "\n{\n\n}\n";
    let post = format!(
        "POST /api/games HTTP/1.1\r\nhost: a\r\norigin: http://a\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let statuses = |text: &str| -> Vec<u16> {
        let heard = String::from_utf8_lossy(&raw_bytes(server.address, text)).into_owned();
        let lines = heard.split("HTTP/1.1 ").skip(1);
        lines.map(|line| line[..3].parse().unwrap()).collect()
    };
    let good = "GET /livez HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    assert_eq!(statuses(&format!("{post}{good}")), [422, 200]);
    let bad = "GET /livez HTTP/1.1\nhost: a\r\nconnection: close\r\n\r\n";
    assert_eq!(statuses(&format!("{post}{bad}")), [422, 400]);
}

#[test]
fn a_request_without_a_content_length_is_the_last_on_its_connection() {
    let server = TestServer::start();
    let chunks = "POST /api/nothing HTTP/1.1\r\nhost: a\r\norigin: http://a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
    let mut stream = connect(server.address);
    stream.write_all(format!("{chunks}GET /livez HTTP/1.1\nhost: a\n\n").as_bytes()).unwrap();
    let mut heard = String::new();
    stream.read_to_string(&mut heard).ok();
    assert_eq!(heard.matches("HTTP/1.1 ").count(), 1, "{heard}");
}
