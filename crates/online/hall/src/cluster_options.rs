use bus::{Bus, NodeId};

/// How a hall is one of several on one database.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// The way to the others.
    pub bus: Bus,
    /// Which node this is.
    pub node: NodeId,
    /// What people call it: in logs and lists.
    pub name: String,
}
