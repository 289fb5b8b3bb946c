//! The target of the load: one server or a cluster.

use std::time::Duration;

use crate::{cluster::Cluster, online::Server, usage};

/// Processes to measure, and the address for clients.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// Host and port to which clients connect.
    pub(super) address: String,
    gipfel: Vec<u32>,
    postgres: Option<u32>,
    nats: Option<u32>,
    haproxy: Option<u32>,
}

/// Processor time, by program.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Usage {
    pub(super) gipfel: Duration,
    pub(super) postgres: Option<Duration>,
    pub(super) nats: Option<Duration>,
    pub(super) haproxy: Option<Duration>,
}

impl Target {
    pub(super) fn server(server: &Server) -> anyhow::Result<Self> {
        let (address, gipfel) = (server.address().to_owned(), vec![server.process()?]);
        Ok(Self { address, gipfel, postgres: None, nats: None, haproxy: None })
    }

    pub(super) fn cluster(cluster: &Cluster) -> anyhow::Result<Self> {
        let nodes = cluster.nodes.iter().map(|node| node.process().id());
        Ok(Self {
            address: cluster.balancer.address().to_owned(),
            gipfel: nodes.collect::<anyhow::Result<_>>()?,
            postgres: Some(cluster.postgres.process().id()?),
            nats: Some(cluster.nats.process().id()?),
            haproxy: Some(cluster.balancer.process().id()?),
        })
    }

    /// Returns the resident memory of all `gipfel` processes in KiB.
    pub(super) fn memory(&self) -> anyhow::Result<u64> {
        self.gipfel.iter().map(|id| usage::memory(*id)).sum()
    }

    /// Returns the processor time used so far.
    pub(super) fn usage(&self) -> anyhow::Result<Usage> {
        let of = |id: Option<u32>| id.map(usage::processor_time).transpose();
        Ok(Usage {
            gipfel: self
                .gipfel
                .iter()
                .map(|id| usage::processor_time(*id))
                .sum::<anyhow::Result<_>>()?,
            postgres: of(self.postgres)?,
            nats: of(self.nats)?,
            haproxy: of(self.haproxy)?,
        })
    }
}

impl Usage {
    /// Returns the difference from an earlier usage.
    pub(super) fn since(self, before: Self) -> Self {
        let less = |now: Option<Duration>, before: Option<Duration>| Some(now? - before?);
        Self {
            gipfel: self.gipfel - before.gipfel,
            postgres: less(self.postgres, before.postgres),
            nats: less(self.nats, before.nats),
            haproxy: less(self.haproxy, before.haproxy),
        }
    }
}
