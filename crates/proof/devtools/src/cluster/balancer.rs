//! HAProxy with the configuration that operators use.

use std::path::Path;

use super::{
    health::is_live,
    port::free_port,
    process::{Process, bound},
};
use crate::project;

/// A balancer in front of three nodes.
#[derive(Debug)]
pub(crate) struct Balancer {
    process: Process,
    address: String,
}

impl Balancer {
    pub(super) fn start(folder: &Path, nodes: &[String]) -> anyhow::Result<Self> {
        let address = format!("127.0.0.1:{}", free_port()?);
        let mut command = bound(Path::new("haproxy"));
        // A master process, as under systemd, so the configuration can be loaded again.
        command.args(["-W", "-db", "-f"]).arg(project::root().join("contrib/haproxy.cfg"));
        command.env("GIPFEL_FRONT", &address);
        // All clients of a test have the same address.
        command.env("GIPFEL_CONNECTIONS_PER_ADDRESS", "1000000");
        for (index, node) in nodes.iter().enumerate() {
            command.env(format!("GIPFEL_NODE_{}", index + 1), node);
        }
        let mut process = Process::new("haproxy", folder);
        process.start(&mut command, || is_live(&address))?;
        Ok(Self { process, address })
    }

    /// Makes the balancer load its configuration again. Its old process goes on serving the connections that are open.
    pub(crate) fn reload(&self) -> anyhow::Result<()> {
        self.process.signal("USR2")
    }

    /// Returns the address for clients: host and port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Returns the process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }
}
