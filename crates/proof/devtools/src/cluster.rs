//! A whole cluster on the loopback interface: PostgreSQL, NATS, HAProxy and nodes, each of which can be broken.

mod balancer;
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
    balancer::Balancer, forwarder::Link, nats::Nats, node::Node, postgres::Postgres,
    prometheus::Prometheus, worker::Worker,
};

/// As many nodes as the configuration of the balancer names.
pub(crate) const NODES: usize = 3;

/// A cluster. Its parts end in the order of the fields.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// What people connect to.
    pub(crate) balancer: Balancer,
    /// All equal.
    pub(crate) nodes: Vec<Node>,
    /// Messages between the nodes.
    pub(crate) nats: Nats,
    /// The truth.
    pub(crate) postgres: Postgres,
    folder: PathBuf,
}

impl Cluster {
    /// Starts everything, with an empty database.
    pub(crate) fn start(binary: &Path, name: &str) -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let postgres = Postgres::start(&folder)?;
        let nats = Nats::start(&folder)?;
        let mut nodes = (1..=NODES)
            .map(|number| {
                let name = format!("n{number}");
                Node::prepare(binary, &name, postgres.url(), nats.address(), &folder)
            })
            .collect::<anyhow::Result<Vec<_>>>()?;
        nodes.iter_mut().try_for_each(Node::launch)?;
        let addresses: Vec<String> = nodes.iter().map(|node| node.address().to_owned()).collect();
        let balancer = Balancer::start(&folder, &addresses)?;
        Ok(Self { balancer, nodes, nats, postgres, folder })
    }

    /// What the parts have printed.
    pub(crate) fn logs(&self) -> &Path {
        &self.folder
    }

    /// Deletes what the parts have printed: there is nothing to look for in it.
    pub(crate) fn forget(self) {
        let folder = self.folder.clone();
        drop(self);
        fs::remove_dir_all(folder).ok();
    }
}
