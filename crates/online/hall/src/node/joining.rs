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
    /// The last time during which no node was running, or none could use the database. It may have ended long ago.
    pub(crate) outage: Option<Outage>,
    /// Whether it has ended only with the start of this node.
    pub(crate) ends_outage: bool,
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
        cluster.note_first_heartbeat(&heartbeat, clock.now());
        // Games that no node has opened since then are not charged for it, whichever node opens them.
        let outage = heartbeat.outage.filter(|outage| outage.until <= heartbeat.now);
        let outage = outage.map(|outage| Outage { from: outage.from, ended: outage.until });
        let ends_outage = heartbeat.ends_outage();
        Ok(Self { cluster: Arc::new(cluster), subjects, clock, outage, ends_outage })
    }
}
