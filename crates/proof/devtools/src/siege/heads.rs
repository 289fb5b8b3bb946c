//! Attacks with request heads that name another site, or that two servers could parse differently.

use super::{attack::Setting, checks::Checks, connections::answer_to, table::Finding};
use crate::online::Server;

/// Paths that a page under a foreign host name must not be able to read.
const PATHS: [&str; 5] = ["/metrics", "/api/lobby", "/en/", "/healthz", "/socket"];

/// Host names that an attacker can own and point at this machine.
const FOREIGN: [&str; 5] = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "8.8.8.8",
    "evilfritz.box",
];

/// Sends requests as a page under a foreign host name would (DNS rebinding), and requests with several `Host` headers.
pub(super) fn hosts(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.plain_server("hosts")?;
    let mut checks = Checks::default();
    for path in PATHS {
        for name in FOREIGN {
            let hosts = format!("Host: {name}\r\n");
            expect(&mut checks, &server, 421, &head(path, &hosts))?;
        }
        let own = format!("Host: {}\r\n", server.address());
        let absolute = format!("http://evil.example{path}");
        expect(&mut checks, &server, 421, &head(&absolute, &own))?;
        for hosts in [
            format!("{own}{own}"),
            format!("{own}Host: evil.example\r\n"),
            format!("Host: {}, evil.example\r\n", server.address()),
            "Host: user@localhost\r\n".to_owned(),
            String::new(),
        ] {
            expect(&mut checks, &server, 400, &head(path, &hosts))?;
        }
    }
    let served = head("/healthz", &format!("Host: {}\r\n", server.address()));
    expect(&mut checks, &server, 200, &served)?;
    Ok(checks.finding(
        format!(
            "{} foreign names, and headers with two hosts or none, on {} paths",
            FOREIGN.len(),
            PATHS.len()
        ),
        "421 for a foreign name, 400 otherwise; the server's own address is served",
        "each refused",
    ))
}

/// Sends heads whose lines end in LF alone, including after a request with a body on the same connection.
pub(super) fn bare_line_feeds(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.plain_server("line-feeds")?;
    let own = server.address();
    let mut checks = Checks::default();
    for request in [
        format!("GET /livez HTTP/1.1\nHost: {own}\r\nConnection: close\r\n\r\n"),
        format!("GET /livez HTTP/1.1\r\nHost: {own}\nConnection: close\r\n\r\n"),
        format!("GET /livez HTTP/1.1\r\nHost: {own}\r\nConnection: close\r\n\n"),
        format!("GET /livez HTTP/1.1\r\nHost: {own}\r\nX: y\n\r\nConnection: close\r\n\r\n"),
        format!("\nGET /livez HTTP/1.1\r\nHost: {own}\r\nConnection: close\r\n\r\n"),
    ] {
        expect(&mut checks, &server, 400, &request)?;
    }
    let body = "\n{}\n";
    let post = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {own}\r\nOrigin: http://{own}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let smuggled = format!("{post}GET /livez HTTP/1.1\nHost: {own}\nConnection: close\n\n");
    let (answer, _) = answer_to(&server, smuggled.as_bytes())?;
    let statuses: Vec<&str> =
        answer.split("HTTP/1.1 ").skip(1).filter_map(|rest| rest.get(..3)).collect();
    checks
        .that(statuses == ["200", "400"], format!("a second head with LF gets 400: {statuses:?}"));
    Ok(checks.finding(
        "5 heads with a bare LF, and one after a body that contains LF",
        "400 for the heads; the body is accepted",
        "each refused",
    ))
}

fn head(path: &str, hosts: &str) -> String {
    format!("GET {path} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n")
}

/// Sends a request and checks the status of the response. A refusal must contain neither metrics nor a page.
fn expect(checks: &mut Checks, server: &Server, status: u16, request: &str) -> anyhow::Result<()> {
    let (answer, _) = answer_to(server, request.as_bytes())?;
    let is_answered = answer.starts_with(&format!("HTTP/1.1 {status}"));
    let is_silent = status == 200 || !(answer.contains("gipfel_") || answer.contains("<html"));
    let line = answer.lines().next().unwrap_or("nothing");
    checks.that(is_answered && is_silent, format!("{status} for {request:?} (got {line})"));
    Ok(())
}
