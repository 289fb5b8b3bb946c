use bus::{Bus, NodeId};

/// Cluster settings of a hall that shares its database with other halls.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// Connection to the other nodes.
    pub bus: Bus,
    /// Id of this node.
    pub node: NodeId,
    /// Display name, for logs and lists.
    pub name: String,
    /// Version of the messages that this node sends.
    pub messages: MessageVersion,
}

/// Version of the messages between nodes. Consecutive versions are compatible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageVersion(u16);

impl MessageVersion {
    /// Message version of this program.
    pub const CURRENT: Self = Self(1);

    /// Returns the next version. A node that uses it sends additional fields, to test that other nodes ignore them.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    pub(crate) const fn number(self) -> u16 {
        self.0
    }

    /// Returns whether nodes with these versions may run side by side.
    pub(crate) const fn is_beside(self, other: u16) -> bool {
        self.0.abs_diff(other) <= 1
    }
}

impl Default for MessageVersion {
    fn default() -> Self {
        Self::CURRENT
    }
}
