//! HAProxy with the configuration that operators use.

use std::path::Path;

use super::{
    health::is_live,
    port::free_port,
    process::{Process, bound},
};
use crate::project;

/// A balancer before three nodes.
#[derive(Debug)]
pub(crate) struct Balancer {
    process: Process,
    address: String,
}

impl Balancer {
    pub(super) fn start(folder: &Path, nodes: &[String]) -> anyhow::Result<Self> {
        let address = format!("127.0.0.1:{}", free_port()?);
        let mut command = bound(Path::new("haproxy"));
        command.arg("-db").arg("-f").arg(project::root().join("contrib/haproxy.cfg"));
        command.env("GIPFEL_FRONT", &address);
        for (index, node) in nodes.iter().enumerate() {
            command.env(format!("GIPFEL_NODE_{}", index + 1), node);
        }
        let mut process = Process::new("haproxy", folder);
        process.start(&mut command, || is_live(&address))?;
        Ok(Self { process, address })
    }

    /// Where people connect: host and port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }
}
