//! Ports for servers that stop listening now and then.

use std::net::TcpListener;

use anyhow::Context as _;

/// Ports below those that systems give to outgoing connections: nothing takes one while its server is away.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A port at which nobody listens.
pub(super) fn free_port() -> anyhow::Result<u16> {
    (0..200)
        .map(|_| fastrand::u16(PORTS))
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .context("no port is free")
}
