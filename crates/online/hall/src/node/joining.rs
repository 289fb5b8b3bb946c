//! Joining the cluster.

use std::sync::Arc;

use cluster::{Cluster, ClusterOptions, Subjects};
use store::Store;
use tokio::time::Instant;

use crate::{
    clock::{self, Clock},
    open_error::OpenError,
    outages::Outage,
};

/// A node that has just joined the cluster.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) subjects: Subjects,
    /// Clock that follows the database's.
    pub(crate) clock: Clock,
    /// Time during which no node was running.
    pub(crate) outage: Option<Outage>,
}

impl Joined {
    pub(crate) async fn join(store: &Store, options: ClusterOptions) -> Result<Self, OpenError> {
        // Before any time is used: the system clock of this node may be wrong.
        let asked = Instant::now();
        let shown = store.nodes().time(clock::system_time()).await?;
        let clock = Clock::join(shown, asked, Instant::now())?;
        clock.system_offset();
        let (cluster, subjects) = Cluster::join(store.clone(), options, clock.now()).await?;
        let asked = Instant::now();
        let heartbeat = cluster.store_first_heartbeat(clock.own_now()).await?;
        clock.follow(clock.sample(heartbeat.now, asked, Instant::now()));
        let ended = clock.now();
        let from = cluster.note_first_heartbeat(&heartbeat, ended);
        let outage = from.map(|from| Outage { from, ended });
        Ok(Self { cluster: Arc::new(cluster), subjects, clock, outage })
    }
}
