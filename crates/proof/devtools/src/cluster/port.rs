//! Ports for servers that stop listening from time to time.

use std::net::TcpListener;

use anyhow::Context as _;

/// Ports below those that systems use for outgoing connections: no other process takes one while its server is down.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// Returns an unused port.
pub(super) fn free_port() -> anyhow::Result<u16> {
    (0..200)
        .map(|_| fastrand::u16(PORTS))
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .context("no free port")
}
