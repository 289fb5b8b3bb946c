//! A whole cluster on the loopback interface: PostgreSQL, NATS, HAProxy and nodes, each of which can be made to fail.

mod balancer;
mod clock;
mod flow;
mod forwarder;
mod health;
mod nats;
mod node;
mod port;
mod postgres;
mod process;
mod prometheus;
mod worker;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

pub(crate) use self::{
    balancer::Balancer,
    forwarder::Connectivity,
    nats::Nats,
    node::{Link, Node},
    postgres::Postgres,
    prometheus::Prometheus,
    worker::Worker,
};

/// Number of nodes, as in the configuration of the balancer.
pub(crate) const NODES: usize = 3;

/// A cluster. Its parts are stopped in the order of the fields.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// The balancer, to which clients connect.
    pub(crate) balancer: Balancer,
    /// The nodes, all with the same configuration.
    pub(crate) nodes: Vec<Node>,
    /// The NATS server that carries messages between the nodes.
    pub(crate) nats: Nats,
    /// The database.
    pub(crate) postgres: Postgres,
    folder: PathBuf,
}

impl Cluster {
    /// Starts all parts, with an empty database.
    pub(crate) fn start(binary: &Path, name: &str) -> anyhow::Result<Self> {
        Self::start_with(binary, name, false)
    }

    /// Starts all parts with links and clocks that can be made to fail.
    pub(crate) fn start_fragile(binary: &Path, name: &str) -> anyhow::Result<Self> {
        Self::start_with(binary, name, true)
    }

    fn start_with(binary: &Path, name: &str, is_fragile: bool) -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let postgres = Postgres::start(&folder, is_fragile)?;
        let nats = Nats::start(&folder)?;
        let mut nodes = (1..=NODES)
            .map(|number| {
                let node = Node::prepare(binary, &format!("n{number}"), &postgres, &nats, &folder)?;
                if is_fragile { node.into_fragile(&folder) } else { Ok(node) }
            })
            .collect::<anyhow::Result<Vec<_>>>()?;
        nodes.iter_mut().try_for_each(Node::launch)?;
        let addresses: Vec<String> = nodes.iter().map(|node| node.address().to_owned()).collect();
        let balancer = Balancer::start(&folder, &addresses)?;
        Ok(Self { balancer, nodes, nats, postgres, folder })
    }

    /// Returns the folder with the logs of all parts.
    pub(crate) fn logs(&self) -> &Path {
        &self.folder
    }

    /// Deletes the logs after a successful test.
    pub(crate) fn forget(self) {
        let folder = self.folder.clone();
        drop(self);
        fs::remove_dir_all(folder).ok();
    }
}
